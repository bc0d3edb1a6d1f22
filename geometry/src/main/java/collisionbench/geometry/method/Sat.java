package collisionbench.geometry.method;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.core.Magnitude;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.core.Scale;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;

/// Separating axes, of shapes that are the convex hull of their corners.
record Sat() implements Method {

  @Override
  public String name() {
    return "sat";
  }

  @Override
  public String source() {
    return "Separating axes among face normals and edge crosses (Gottschalk, OBBTree, 1996); where"
        + " shapes are apart, it has no distance.";
  }

  @Override
  public List<Pair> pairs() {
    return Stream.<Pair>concat(
            Pair3.every((a, b) -> hasCorners(a) && hasCorners(b)).stream(),
            Pair2.every((a, b) -> hasCorners(a) && hasCorners(b)).stream())
        .toList();
  }

  private static boolean hasCorners(Kind3 kind) {
    return switch (kind) {
      case BOX, SEGMENT, TRIANGLE -> true;
      case SPHERE, CAPSULE -> false;
    };
  }

  private static boolean hasCorners(Kind2 kind) {
    return switch (kind) {
      case POINT, SEGMENT, POLYGON -> true;
      case CIRCLE, CAPSULE, SECTOR -> false;
    };
  }

  @Override
  public Verdict of(Shape3 a, Shape3 b) {
    Scale scale = Scale.of(a, b);
    Optional<Polytope3> hullA = Polytope3.of(scale.apply(a));
    Optional<Polytope3> hullB = Polytope3.of(scale.apply(b));
    return hullA.isPresent() && hullB.isPresent()
        ? verdict(hullA.get().depth(hullB.get()), scale.inverse()::apply)
        : Verdict.unanswered();
  }

  @Override
  public Verdict of(Shape2 a, Shape2 b) {
    int exponent = Magnitude.exponent(Magnitude.size(a, b));
    Optional<Polytope2> hullA = Polytope2.of(Magnitude.scaled(a, exponent));
    Optional<Polytope2> hullB = Polytope2.of(Magnitude.scaled(b, exponent));
    return hullA.isPresent() && hullB.isPresent()
        ? verdict(hullA.get().depth(hullB.get()), d -> Magnitude.scaled(d, -exponent))
        : Verdict.unanswered();
  }

  private static Verdict verdict(OptionalDouble depth, DoubleUnaryOperator back) {
    return depth.isPresent()
        ? Verdict.of(true, -back.applyAsDouble(depth.getAsDouble()))
        : Verdict.of(false);
  }
}
