package collisionbench.methods.exact;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// Two shapes as cores with radii, in integer multiples of the grid's unit. A full disc is a point
/// with a radius, like a circle.
///
/// @param radii the sum of their radii, without those of sectors that are not discs
record Cores2(Core2 a, Core2 b, BigInteger radii, Grid grid) {

  /// @param more further vectors to fit on the grid
  static Cores2 of(Shape2 a, Shape2 b, Vec2... more) {
    DoubleStream both = DoubleStream.concat(numbers(a), numbers(b));
    Grid grid = Grid.of(DoubleStream.concat(both, numbers(Stream.of(more))).toArray());
    BigInteger radii = grid.whole(radius(a)).add(grid.whole(radius(b)));
    return new Cores2(core(a, grid), core(b, grid), radii, grid);
  }

  /// {@return the vector from one point to another}
  BigVec2 between(Vec2 from, Vec2 to) {
    return whole(to, grid).minus(whole(from, grid));
  }

  private static DoubleStream numbers(Shape2 shape) {
    return switch (shape) {
      case Point2 p -> numbers(Stream.of(p.at()));
      case Circle c -> numbers(c.radius(), c.center());
      case Capsule2 c -> numbers(c.radius(), c.start(), c.end());
      case Segment2 s -> numbers(Stream.of(s.start(), s.end()));
      case Sector s -> numbers(s.radius(), s.center());
      case Polygon p -> numbers(p.vertices().stream());
    };
  }

  private static DoubleStream numbers(double radius, Vec2... points) {
    return DoubleStream.concat(DoubleStream.of(radius), numbers(Stream.of(points)));
  }

  private static DoubleStream numbers(Stream<Vec2> points) {
    return points.flatMapToDouble(p -> DoubleStream.of(p.x(), p.y()));
  }

  private static double radius(Shape2 shape) {
    return switch (shape) {
      case Circle c -> c.radius();
      case Capsule2 c -> c.radius();
      case Sector s -> s.isDisc() ? s.radius() : 0;
      case Point2 _, Segment2 _, Polygon _ -> 0;
    };
  }

  private static Core2 core(Shape2 shape, Grid grid) {
    return switch (shape) {
      case Point2 p -> point(p.at(), grid);
      case Circle c -> point(c.center(), grid);
      case Capsule2 c -> PolygonCore.ofSegment(whole(c.start(), grid), whole(c.end(), grid));
      case Segment2 s -> PolygonCore.ofSegment(whole(s.start(), grid), whole(s.end(), grid));
      case Sector s ->
          s.isDisc() || s.radius() == 0 ? point(s.center(), grid) : SectorCore.of(s, grid);
      case Polygon p -> new PolygonCore(p.vertices().stream().map(v -> whole(v, grid)).toList());
    };
  }

  private static PolygonCore point(Vec2 p, Grid grid) {
    return new PolygonCore(List.of(whole(p, grid)));
  }

  private static BigVec2 whole(Vec2 p, Grid grid) {
    return grid.whole(p.x(), p.y());
  }
}
