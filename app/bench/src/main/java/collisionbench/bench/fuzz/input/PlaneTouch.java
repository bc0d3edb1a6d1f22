package collisionbench.bench.fuzz.input;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import java.util.List;
import java.util.stream.Stream;

/// Generates shapes that touch a plane: `at` belongs to the shape, and no part of the shape lies
/// behind the plane through `at` perpendicular to `away`. Every number is a multiple of `unit / 8`,
/// so this holds exactly: two shapes that touch the plane at `at` from both sides touch and do not
/// overlap further.
///
/// @param away perpendicular to the plane, towards the shape; whole numbers
/// @param length the length of `away`, a whole number
/// @param u a direction in the plane; whole numbers
/// @param v another such direction
/// @param frame the axes of a box
/// @param unit a power of two
record PlaneTouch(
    Vec3 at,
    Vec3 away,
    double length,
    Vec3 u,
    Vec3 v,
    Frame frame,
    double unit,
    SeededRandom random) {

  /// Three perpendicular directions with whole coordinates and the same whole length: `length`
  /// times the axes of a rotation whose quaternion has small whole components.
  record Frame(Rotation turn, List<Vec3> axes, double length) {

    static Frame random(SeededRandom random) {
      Rotation q =
          new Rotation(
              random.whole(-2, 2), random.whole(-2, 2), random.whole(-2, 2), random.whole(1, 2));
      double x = q.x();
      double y = q.y();
      double z = q.z();
      double w = q.w();
      return new Frame(
          q,
          List.of(
              new Vec3(w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)),
              new Vec3(2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)),
              new Vec3(2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z)),
          w * w + x * x + y * y + z * z);
    }
  }

  Shape3 shape(Kind kind) {
    return switch (kind) {
      case SPHERE -> sphere();
      case CAPSULE -> capsule();
      case SEGMENT -> segment(at);
      case TRIANGLE -> triangle();
      case BOX -> box();
      case HULL -> hull();
      case POINT, CIRCLE, CAPSULE_2D, SEGMENT_2D, SECTOR, POLYGON ->
          throw new IllegalArgumentException("not a kind in space: " + kind);
    };
  }

  private Sphere sphere() {
    double steps = random.whole(0, 4) / 2.0;
    return new Sphere(at.plus(steps * unit, away), steps * unit * length);
  }

  private Capsule capsule() {
    double steps = random.whole(0, 4) / 2.0;
    Segment axis = segment(at.plus(steps * unit, away));
    return new Capsule(axis.start(), axis.end(), steps * unit * length);
  }

  /// {@return a segment from a point, or in the plane through it}
  private Segment segment(Vec3 point) {
    Vec3 slide = slide();
    return random.oneIn(2)
        ? new Segment(point, point.plus(slide).plus(unit * random.whole(0, 4) / 2.0, away))
        : new Segment(point.minus(slide), point.plus(slide));
  }

  /// {@return a triangle that touches with a corner, an edge or its face}
  private Triangle triangle() {
    Vec3 one = slide();
    Vec3 other = slide();
    return switch (random.whole(1, 3)) {
      case 1 -> new Triangle(at, beyond(), beyond());
      case 2 -> new Triangle(at.minus(one), at.plus(one), beyond());
      default -> new Triangle(at.plus(one), at.plus(other), at.minus(one).minus(other));
    };
  }

  /// {@return a box that touches with its lowest feature: a corner, or any point of an edge or face
  /// in the plane}
  private Box box() {
    Vec3 center = at;
    double[] half = new double[3];
    for (int i = 0; i < 3; i++) {
      Vec3 axis = frame.axes().get(i);
      double steps = unit * random.whole(0, 4) / 4.0;
      half[i] = steps * frame.length();
      double slope = away.dot(axis);
      double side = slope == 0 ? random.whole(-2, 2) / 2.0 : Math.signum(slope);
      center = center.plus(side * steps, axis);
    }
    return new Box(center, new Vec3(half[0], half[1], half[2]), frame.turn());
  }

  /// {@return a hull that touches with a corner, or with an edge or face around the point; further
  /// points may lie in the plane}
  private Hull hull() {
    Vec3 one = slide();
    Vec3 other = slide();
    Stream<Vec3> lowest =
        switch (random.whole(1, 3)) {
          case 1 -> Stream.of(at);
          case 2 -> Stream.of(at.minus(one), at.plus(one));
          default -> Stream.of(at.plus(one), at.plus(other), at.minus(one).minus(other));
        };
    Stream<Vec3> others = Stream.generate(this::beyond).limit(random.whole(0, 9));
    return new Hull(Stream.concat(lowest, others).toList());
  }

  private Vec3 beyond() {
    return at.plus(slide()).plus(unit * random.whole(0, 4) / 2.0, away);
  }

  private Vec3 slide() {
    return u.times(unit * random.whole(-2, 2) / 2.0).plus(unit * random.whole(-2, 2) / 2.0, v);
  }
}
