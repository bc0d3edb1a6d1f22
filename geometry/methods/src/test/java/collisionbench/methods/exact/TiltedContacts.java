package collisionbench.methods.exact;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Shapes of whole numbers on both sides of a tilted plane that touch it with a corner, an edge or
/// a face. Some are moved apart or into each other.
final class TiltedContacts {

  /// What touches the plane.
  enum Kind {
    /// Hulls of a face, an edge or a corner in the plane and of points beyond it, some given twice.
    SOLID,
    /// The same with points in the middle of edges and faces.
    SOLID_WITH_MIDDLES,
    PRISM,
    /// Hulls within the plane, with points inside and on the edges.
    FLAT,
    /// Hulls of three to six points of one line in the plane.
    STRAIGHT,
    TRIANGLE,
    SEGMENT,
    CAPSULE,
    BOX
  }

  record Scene(Kind kindA, Kind kindB, Shape3 a, Shape3 b) {}

  private static final int REACH = 4;

  private final Random random;
  private Vec3 origin = Vec3.ZERO;
  private Vec3 normal = Vec3.ZERO;

  TiltedContacts(long seed) {
    random = new Random(seed);
  }

  Scene next() {
    Kind kindA = Kind.values()[random.nextInt(Kind.values().length)];
    Kind kindB = Kind.values()[random.nextInt(Kind.values().length - 1)];
    Shape3 a = kindA == Kind.BOX ? box() : tilted(kindA);
    normal = normal.negated();
    Shape3 b = shape(kindB).translated(shift());
    return random.nextBoolean() ? new Scene(kindA, kindB, a, b) : new Scene(kindB, kindA, b, a);
  }

  /// Most touch.
  private Vec3 shift() {
    return switch (random.nextInt(6)) {
      case 0 -> normal.times(-random.nextInt(1, 4));
      case 1 -> normal.times(random.nextInt(1, 4));
      default -> Vec3.ZERO;
    };
  }

  private Shape3 tilted(Kind kind) {
    origin = whole(10);
    normal = primitive(whole(3));
    return shape(kind);
  }

  /// A box whose orientation is a quaternion of whole numbers, and whose corners are whole.
  private Shape3 box() {
    Vec3 v = whole(2);
    int w = random.nextInt(1, 3);
    double norm = v.lengthSquared() + w * w;
    Rotation turn = new Rotation(v.x(), v.y(), v.z(), w);
    Vec3 center = whole(10);
    Vec3 half = new Vec3(size(), size(), size()).times(norm);
    origin = center.plus(rounded(turn.apply(new Vec3(0, 0, half.z()))));
    normal = primitive(rounded(turn.axisZ().times(-norm)));
    return new Box(center, half, turn);
  }

  private Shape3 shape(Kind kind) {
    return switch (kind) {
      case SOLID -> new Hull(shuffled(solid()));
      case SOLID_WITH_MIDDLES -> new Hull(shuffled(withMiddles(solid())));
      case PRISM -> prism();
      case FLAT -> new Hull(shuffled(withMiddles(inPlane(random.nextInt(3, 7)))));
      case STRAIGHT -> new Hull(straight());
      case TRIANGLE -> triangle();
      case SEGMENT -> new Segment(inPlane(), inPlane());
      case CAPSULE -> {
        Vec3 start = beyond();
        Vec3 end = random.nextBoolean() ? beyond() : start.plus(inPlane().minus(inPlane()));
        yield new Capsule(start, end, random.nextInt(1, 10));
      }
      case BOX -> throw new IllegalArgumentException("a box makes the plane");
    };
  }

  private Shape3 prism() {
    List<Vec3> base = inPlane(random.nextInt(3, 6));
    Vec3 up = beyond().minus(inPlane());
    return new Hull(shuffled(Stream.concat(base.stream(), base.stream().map(up::plus)).toList()));
  }

  private Shape3 triangle() {
    List<Vec3> corners = inPlane(3);
    return new Triangle(
        corners.get(0), corners.get(1), random.nextBoolean() ? corners.get(2) : beyond());
  }

  private List<Vec3> solid() {
    List<Vec3> points = new ArrayList<>(inPlane(random.nextInt(1, 7)));
    IntStream.range(0, random.nextInt(1, 5)).forEach(_ -> points.add(beyond()));
    points.add(points.get(random.nextInt(points.size())));
    return points;
  }

  private List<Vec3> straight() {
    Vec3 start = inPlane();
    Vec3 step = random.nextBoolean() ? normal.cross(normal.cross(Vec3.Y)) : inPlane().minus(origin);
    return IntStream.range(0, random.nextInt(3, 7))
        .mapToObj(_ -> start.plus(random.nextInt(-3, 4), step))
        .toList();
  }

  /// All points doubled, so that those in the middle of two or three of them are whole.
  private List<Vec3> withMiddles(List<Vec3> points) {
    List<Vec3> all = new ArrayList<>(points);
    for (int i = 0; i < 3; i++) {
      all.add(any(points).plus(any(points)).times(0.5));
    }
    return all;
  }

  private Vec3 any(List<Vec3> points) {
    return points.get(random.nextInt(points.size()));
  }

  private List<Vec3> shuffled(List<Vec3> points) {
    List<Vec3> shuffled = new ArrayList<>(points);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  private List<Vec3> inPlane(int count) {
    return IntStream.range(0, count).mapToObj(_ -> inPlane()).toList();
  }

  /// {@return a point of the plane, an even number of whole steps from the origin: level ones and
  /// steepest ones, as seen along an axis}
  private Vec3 inPlane() {
    Vec3 axis = List.of(Vec3.X, Vec3.Y, Vec3.Z, Vec3.Y).get(random.nextInt(4));
    Vec3 level = primitive(normal.cross(normal.cross(axis).equals(Vec3.ZERO) ? axis.yzx() : axis));
    Vec3 steepest = primitive(normal.cross(level));
    return origin.plus(2 * steps(), level).plus(2 * steps(), steepest);
  }

  /// {@return a whole point on the side of the plane against the normal}
  private Vec3 beyond() {
    Vec3 straight = inPlane().plus(-2 * size(), normal);
    Vec3 oblique = straight.plus(2, whole(2));
    return oblique.minus(origin).dot(normal) < 0 ? oblique : straight;
  }

  private int steps() {
    return random.nextInt(3) == 0 ? 0 : random.nextInt(-REACH, REACH + 1);
  }

  private int size() {
    return random.nextInt(1, 4);
  }

  private Vec3 whole(int most) {
    return new Vec3(
        random.nextInt(-most, most + 1),
        random.nextInt(-most, most + 1),
        random.nextInt(-most, most + 1));
  }

  private static Vec3 rounded(Vec3 v) {
    return new Vec3(Math.rint(v.x()), Math.rint(v.y()), Math.rint(v.z()));
  }

  /// {@return the shortest whole vector in a direction; +y for zero}
  private static Vec3 primitive(Vec3 v) {
    long common =
        BigInteger.valueOf((long) v.x())
            .gcd(BigInteger.valueOf((long) v.y()))
            .gcd(BigInteger.valueOf((long) v.z()))
            .longValue();
    return common == 0 ? Vec3.Y : new Vec3(v.x() / common, v.y() / common, v.z() / common);
  }
}
