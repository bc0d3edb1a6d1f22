package collisionbench.app.fuzz;

import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Methods;
import collisionbench.geometry.method.Pair;
import collisionbench.geometry.method.Verdict;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Shape3;
import java.util.List;
import java.util.function.UnaryOperator;

/// The judge with a fault planted in its verdicts.
record Planted(UnaryOperator<Verdict.Decided> fault) implements Method {

  /// {@return one that takes touching for apart: `<` for `<=`}
  static Planted strict() {
    return new Planted(right ->
        right.distance().orElseThrow() == 0 ? new Verdict.Decided(false, right.distance()) : right);
  }

  @Override
  public String name() {
    return "planted";
  }

  @Override
  public String source() {
    return "A fault on purpose.";
  }

  @Override
  public List<Pair> pairs() {
    return Pair.all();
  }

  @Override
  public Verdict of(Shape3 a, Shape3 b) {
    return spoilt(Methods.EXACT.of(a, b));
  }

  @Override
  public Verdict of(Shape2 a, Shape2 b) {
    return spoilt(Methods.EXACT.of(a, b));
  }

  private Verdict spoilt(Verdict right) {
    return switch (right) {
      case Verdict.Decided decided -> fault.apply(decided);
      case Verdict.Undecided undecided -> undecided;
    };
  }
}
