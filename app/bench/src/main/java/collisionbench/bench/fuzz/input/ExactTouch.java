package collisionbench.bench.fuzz.input;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Pair;
import java.util.List;
import java.util.stream.Stream;

/// Shapes along the axes, with small whole numbers, that touch in one point or face. Textbook code
/// in doubles computes their distance as exactly 0: it says yes, unless it means `<` instead of
/// `<=`.
///
/// @param at the point where they touch
/// @param away from the other shape, an axis
/// @param along another axis
/// @param size half the size of the shape, a power of two
public record ExactTouch(Vec3 at, Vec3 away, Vec3 along, double size) {

  /// {@return touching shapes; equal for equal numbers}
  public static ShapePair of(Pair pair, long number) {
    SeededRandom random = SeededRandom.of(0, pair, number);
    int x = random.whole(-4, 4);
    int y = random.whole(-4, 4);
    Vec3 axis = random.of(List.of(Vec3.X, Vec3.X.negated(), Vec3.Y, Vec3.Y.negated()));
    Vec3 at = new Vec3(x, y, pair.isFlat() ? 0 : random.whole(-4, 4));
    ExactTouch a = along(at, axis.negated(), random);
    return pair(pair, a, along(at, axis, random));
  }

  /// {@return segments or triangles that lie in one plane or on one line and overlap there; equal
  /// for equal numbers}
  public static ShapePair level(Pair pair, long number) {
    SeededRandom random = SeededRandom.of(1, pair, number);
    Vec3 at = new Vec3(random.whole(-4, 4), random.whole(-4, 4), 0);
    Vec3 along = random.of(List.of(Vec3.X, Vec3.Y));
    Vec3 shift = pair.a() == pair.b() ? along : Vec3.ZERO;
    return pair(pair, level(pair.a(), at, along), level(pair.b(), at.plus(shift), along));
  }

  private static ExactTouch level(Kind kind, Vec3 at, Vec3 along) {
    return kind == Kind.TRIANGLE
        ? new ExactTouch(at, Vec3.Z.cross(along), along, 2)
        : new ExactTouch(at, along, Vec3.Z, 2);
  }

  private static ShapePair pair(Pair kinds, ExactTouch a, ExactTouch b) {
    return kinds.isFlat()
        ? new ShapePair.InPlane(a.flat(kinds.a()), b.flat(kinds.b()))
        : new ShapePair.InSpace(a.solid(kinds.a()), b.solid(kinds.b()));
  }

  private static ExactTouch along(Vec3 at, Vec3 away, SeededRandom random) {
    return new ExactTouch(at, away, Vec3.Z.cross(away), random.whole(1, 2));
  }

  private Shape3 solid(Kind kind) {
    Vec3 center = at.plus(size, away);
    return switch (kind) {
      case SPHERE -> new Sphere(center, size);
      case CAPSULE -> new Capsule(center.plus(-2, along), center.plus(2, along), size);
      case BOX -> new Box(center, new Vec3(size, size, size));
      case SEGMENT -> new Segment(at, center);
      case TRIANGLE ->
          new Triangle(
              at.plus(-2, along).plus(-2, Vec3.Z),
              at.plus(2, along).plus(-2, Vec3.Z),
              at.plus(2, Vec3.Z));
      case HULL ->
          new Hull(
              Stream.of(-size, size)
                  .flatMap(z -> square().map(corner -> corner.plus(z, Vec3.Z)))
                  .toList());
      case POINT, CIRCLE, CAPSULE_2D, SEGMENT_2D, SECTOR, POLYGON ->
          throw new IllegalArgumentException("not a kind in space: " + kind);
    };
  }

  private Shape2 flat(Kind kind) {
    Vec2 center = Lifted.flat(at.plus(size, away));
    Vec2 aside = Lifted.flat(along);
    return switch (kind) {
      case POINT -> new Point2(Lifted.flat(at));
      case CIRCLE -> new Circle(center, size);
      case CAPSULE_2D -> new Capsule2(center.plus(-2, aside), center.plus(2, aside), size);
      case SEGMENT_2D -> new Segment2(Lifted.flat(at), center);
      case SECTOR -> new Sector(center, size, Lifted.flat(away.negated()), Math.PI);
      case POLYGON -> Polygon.ofRing(square().map(Lifted::flat).toList());
      case SPHERE, CAPSULE, BOX, SEGMENT, TRIANGLE, HULL ->
          throw new IllegalArgumentException("not a kind in the plane: " + kind);
    };
  }

  /// {@return the corners of a square, one side around the point}
  private Stream<Vec3> square() {
    Vec3 beyond = at.plus(2 * size, away);
    return Stream.of(
        at.plus(-size, along),
        at.plus(size, along),
        beyond.plus(size, along),
        beyond.plus(-size, along));
  }
}
