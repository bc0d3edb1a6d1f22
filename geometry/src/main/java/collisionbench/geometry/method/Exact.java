package collisionbench.geometry.method;

import collisionbench.geometry.exact.Exact2;
import collisionbench.geometry.exact.Exact3;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Shape3;
import java.util.List;

/// The judge.
record Exact() implements Method {

  @Override
  public String name() {
    return "exact";
  }

  @Override
  public String source() {
    return "Features enumerated in exact rational arithmetic: slow, and always right.";
  }

  @Override
  public List<Pair> pairs() {
    return Pair.all();
  }

  @Override
  public Verdict of(Shape3 a, Shape3 b) {
    return Verdict.of(Exact3.overlap(a, b), Exact3.signedDistance(a, b));
  }

  @Override
  public Verdict of(Shape2 a, Shape2 b) {
    return Verdict.of(Exact2.overlap(a, b), Exact2.signedDistance(a, b));
  }
}
