package collisionbench.geometry.method;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.List;

/// The kernels.
record Analytic() implements Method {

  @Override
  public String name() {
    return "analytic";
  }

  @Override
  public String source() {
    return "The library's own kernels: closed formulas, one for each pair of cores.";
  }

  @Override
  public List<Pair> pairs() {
    return Pair.all();
  }

  @Override
  public Verdict of(Shape3 a, Shape3 b) {
    return Verdict.of(Overlap3.test(a, b), Separation3.between(a, b).distance());
  }

  @Override
  public Verdict of(Shape2 a, Shape2 b) {
    return Verdict.of(Overlap2.test(a, b), Separation2.between(a, b).distance());
  }
}
