package collisionbench.methods.exact;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/// Two shapes as cores with radii, in integers: `factor` for each unit of the grid.
///
/// @param a the core of A
/// @param b the core of B
/// @param radii the sum of their radii
/// @param grid the unit of all lengths
/// @param factor the product of the norms of the boxes' rotations, so that their corners are
///   integers
record Cores3(Core3 a, Core3 b, BigInteger radii, Grid grid, BigInteger factor) {

  /// @param more further vectors to fit on the grid
  static Cores3 of(Shape3 a, Shape3 b, Vec3... more) {
    DoubleStream both = DoubleStream.concat(numbers(a), numbers(b));
    Grid grid = Grid.of(DoubleStream.concat(both, numbers(more)).toArray());
    BigInteger factor = norm(a).multiply(norm(b));
    BigInteger radii = grid.whole(radius(a)).add(grid.whole(radius(b))).multiply(factor);
    return new Cores3(core(a, grid, factor), core(b, grid, factor), radii, grid, factor);
  }

  /// {@return the vector from one point to another}
  BigVec3 between(Vec3 from, Vec3 to) {
    return whole(to, grid, factor).minus(whole(from, grid, factor));
  }

  private static DoubleStream numbers(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> DoubleStream.concat(numbers(s.center()), DoubleStream.of(s.radius()));
      case Capsule c ->
          DoubleStream.concat(numbers(c.start(), c.end()), DoubleStream.of(c.radius()));
      case Box x -> numbers(x.center(), x.halfExtents());
      case Segment s -> numbers(s.start(), s.end());
      case Triangle t -> numbers(t.a(), t.b(), t.c());
      case Hull h -> numbers(h.points().toArray(Vec3[]::new));
    };
  }

  private static DoubleStream numbers(Vec3... vectors) {
    return Arrays.stream(vectors).flatMapToDouble(v -> DoubleStream.of(v.x(), v.y(), v.z()));
  }

  private static BigInteger norm(Shape3 shape) {
    return switch (shape) {
      case Box x -> ScaledRotation.of(x.orientation()).norm();
      case Sphere _, Capsule _, Segment _, Triangle _, Hull _ -> BigInteger.ONE;
    };
  }

  private static double radius(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> s.radius();
      case Capsule c -> c.radius();
      case Box _, Segment _, Triangle _, Hull _ -> 0;
    };
  }

  private static Core3 core(Shape3 shape, Grid grid, BigInteger factor) {
    return switch (shape) {
      case Sphere s -> Core3.ofPoint(whole(s.center(), grid, factor));
      case Capsule c ->
          Core3.ofSegment(whole(c.start(), grid, factor), whole(c.end(), grid, factor));
      case Box x -> box(x, grid, factor);
      case Segment s ->
          Core3.ofSegment(whole(s.start(), grid, factor), whole(s.end(), grid, factor));
      case Triangle t ->
          Core3.ofTriangle(
              whole(t.a(), grid, factor), whole(t.b(), grid, factor), whole(t.c(), grid, factor));
      case Hull h -> HullCore3.of(h.points().stream().map(p -> whole(p, grid, factor)).toList());
    };
  }

  private static Core3 box(Box box, Grid grid, BigInteger factor) {
    ScaledRotation rotation = ScaledRotation.of(box.orientation());
    BigInteger share = factor.divide(rotation.norm());
    List<BigVec3> axes = rotation.axes();
    Vec3 h = box.halfExtents();
    BigVec3 halfX = axes.get(0).times(grid.whole(h.x()).multiply(share));
    BigVec3 halfY = axes.get(1).times(grid.whole(h.y()).multiply(share));
    BigVec3 halfZ = axes.get(2).times(grid.whole(h.z()).multiply(share));
    return Core3.ofBox(
        whole(box.center(), grid, factor).minus(halfX).minus(halfY).minus(halfZ),
        halfX.times(BigInteger.TWO),
        halfY.times(BigInteger.TWO),
        halfZ.times(BigInteger.TWO));
  }

  private static BigVec3 whole(Vec3 v, Grid grid, BigInteger factor) {
    return grid.whole(v.x(), v.y(), v.z()).times(factor);
  }
}
