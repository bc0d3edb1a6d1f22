package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Chord;
import collisionbench.geometry.number.Interval;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// Clips a segment to a solid, in doubles, by planes, spheres and cylinders.
final class Clip {

  private Clip() {}

  static Interval sphere(Segment segment, Sphere sphere) {
    return sphere(segment, sphere.center(), sphere.radius());
  }

  private static Interval sphere(Segment segment, Vec3 center, double radius) {
    Vec3 from = center.minus(segment.start());
    Vec3 along = segment.end().minus(segment.start());
    double beside = from.cross(along).lengthSquared();
    return Chord.of(radius, from.sumOfMagnitudes(), along.lengthSquared(), from.dot(along), beside);
  }

  /// The hull of the parts in the two end spheres and in the cylinder between them.
  static Interval capsule(Segment segment, Capsule capsule) {
    return sphere(segment, capsule.start(), capsule.radius())
        .hull(sphere(segment, capsule.end(), capsule.radius()))
        .hull(cylinder(segment, capsule));
  }

  /// A slab of an infinite cylinder, which is a ball in the plane across its axis.
  ///
  /// Seen there, and turned by a right angle, the segment runs along `across`, and `toAxis` leads
  /// from its start to the axis. Both are off by 13 u of their lengths in space. That moves a point
  /// of the segment by 13 u of their sum: as much as the 12 u of [Chord] would of a reach that is
  /// longer by 1.1 times that sum.
  private static Interval cylinder(Segment segment, Capsule capsule) {
    Vec3 axis = capsule.end().minus(capsule.start());
    Vec3 unit = axis.unit();
    Vec3 from = segment.start().minus(capsule.start());
    Vec3 along = segment.end().minus(segment.start());
    Vec3 toAxis = unit.cross(from);
    Vec3 across = along.cross(unit);
    double square = across.lengthSquared();
    double lengths = size(from) + size(along);
    double beside = toAxis.cross(across).lengthSquared();
    double radius = capsule.radius();
    Interval side =
        square > 0
            ? Chord.of(radius, size(from) + 1.1 * lengths, square, toAxis.dot(across), beside)
            : Interval.ALL.within(radius, toAxis.length(), 0, Interval.HEIGHT * lengths);
    double half = axis.length() / 2;
    double error = Interval.HEIGHT * (lengths + half);
    return side.within(half, unit.dot(from) - half, unit.dot(along), error);
  }

  /// The intersection of the three slabs of the box.
  static Interval box(Segment segment, Box box) {
    Vec3 from = segment.start().minus(box.center());
    Vec3 along = segment.end().minus(segment.start());
    Vec3 start = box.orientation().undo(from);
    Vec3 slope = box.orientation().undo(along);
    Vec3 half = box.halfExtents();
    double error = Interval.HEIGHT * (size(from) + size(along) + size(half));
    return Interval.ALL
        .within(half.x(), start.x(), slope.x(), error)
        .within(half.y(), start.y(), slope.y(), error)
        .within(half.z(), start.z(), slope.z(), error);
  }

  /// The part behind all faces of a solid hull.
  static Interval hull(Segment segment, HullSurface surface) {
    Interval part = Interval.ALL;
    for (Triangle face : surface.faces()) {
      part = behind(part, segment, face);
    }
    return part;
  }

  /// The part behind the plane of a triangle, by heights times twice its area.
  private static Interval behind(Interval part, Segment segment, Triangle triangle) {
    Vec3 toB = triangle.b().minus(triangle.a());
    Vec3 toC = triangle.c().minus(triangle.a());
    Vec3 from = segment.start().minus(triangle.a());
    Vec3 to = segment.end().minus(triangle.a());
    Vec3 normal = toB.cross(toC);
    double sizes = size(toB) * size(toC) * (size(from) + size(to));
    return part.where(normal.dot(from), normal.dot(to), Interval.HEIGHT * sizes);
  }

  /// {@return an upper bound of the length}
  private static double size(Vec3 v) {
    return v.sumOfMagnitudes() + Interval.TINY;
  }
}
