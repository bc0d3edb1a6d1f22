package collisionbench.geometry.bench;

import static collisionbench.geometry.bench.Question.CROSSING;
import static collisionbench.geometry.bench.Question.GAP;
import static collisionbench.geometry.bench.Question.OVERLAP;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import org.joml.Intersectiond;
import org.joml.PolygonsIntersection;
import org.joml.Vector2d;
import org.joml.Vector3d;
import org.joml.Vector4d;
import org.openjdk.jmh.infra.Blackhole;

/// JOML's `Intersectiond`, in double, and its point-in-polygon test, in float. The first takes
/// plain numbers, so it gets ours; result objects are reused. Some of its rays need a unit
/// direction, which a caller with segments makes for each. A hit of a ray counts only within the
/// segment.
///
/// Capsules use its closest points and the radii, as its users would do. Its boxes are wrong even
/// on ordinary inputs, whichever way their axes are given: `testObOb` computes the relative
/// rotation from rows but projects the distance of the centers on columns.
final class Joml {

  private static final String JOML = "JOML";

  /// The tolerance that its documentation leaves to the caller; the least that still detects zero.
  private static final double EPSILON = 1e-12;

  private static final Vector3d FIRST = new Vector3d();
  private static final Vector3d SECOND = new Vector3d();
  private static final Vector2d TIMES = new Vector2d();
  private static final Vector4d CONTACT = new Vector4d();

  private Joml() {}

  static List<Entry> entries() {
    return List.of(
        yesNo("sphere-sphere", Joml::spheres),
        yesNo("sphere-capsule", (Sphere a, Capsule b) -> fromSegment(a, b) <= b.radius()),
        yesNo("sphere-segment", Joml::sphereSegment),
        yesNo("sphere-triangle", Joml::sphereTriangle),
        yesNo("sphere-cube", Joml::sphereCube),
        yesNo("cube-segment", (Box a, Segment b) -> across(b, a) != Intersectiond.OUTSIDE),
        yesNo("capsule-capsule", (Capsule a, Capsule b) -> squared(a, b) <= square(a, b)),
        new Entry(
            new Topic(OVERLAP, "box-box"), JOML, Answer.yesNo(Joml::box, Joml::box, Joml::boxes)),
        yesNo("segment-triangle", Joml::segmentTriangle),
        yesNo("point-circle-2d", Joml::pointCircle),
        new Entry(
            new Topic(OVERLAP, "point-polygon-2d"),
            JOML + Entry.FLOAT,
            Answer.yesNo(
                (Point2 a) -> a,
                Joml::outline,
                (a, b) -> b.testPoint((float) a.at().x(), (float) a.at().y()))),
        yesNo("circle-circle-2d", Joml::circles),
        new Entry(
            new Topic(OVERLAP, "polygon-polygon-2d"),
            JOML,
            Answer.<Polygon, Polygon, Vector2d[], Vector2d[]>yesNo(
                Joml::corners, Joml::corners, Intersectiond::testPolygonPolygon)),
        gap("sphere-segment", (Sphere a, Segment b) -> fromSegment(a, b.start(), b.end())),
        gap("sphere-capsule", (Sphere a, Capsule b) -> fromSegment(a, b) - b.radius()),
        gap("sphere-triangle", Joml::fromTriangle),
        gap("segment-segment", (Segment a, Segment b) -> Math.sqrt(squared(a, b))),
        gap(
            "capsule-capsule",
            (Capsule a, Capsule b) -> Math.sqrt(squared(a, b)) - (a.radius() + b.radius())),
        gap("segment-triangle", Joml::segmentFromTriangle),
        new Entry(
            new Topic(CROSSING, "segment-triangle"),
            JOML,
            Answer.whole(
                Function.<Segment>identity(), Function.<Triangle>identity(), Joml::pierce)),
        new Entry(
            new Topic(CROSSING, "segment-sphere"),
            JOML,
            Answer.whole(
                Function.<Segment>identity(),
                Function.<Sphere>identity(),
                (a, b, hole) -> pierce(ray(a), b, hole))),
        new Entry(
            new Topic(CROSSING, "segment-sphere"),
            JOML + Entry.PREPARED,
            Answer.whole(Joml::ray, Function.<Sphere>identity(), Joml::pierce)),
        new Entry(
            new Topic(CROSSING, "segment-cube"),
            JOML,
            Answer.whole(Function.<Segment>identity(), Function.<Box>identity(), Joml::pierce)),
        new Entry(
            new Topic(CROSSING, "segment-circle-2d"),
            JOML,
            Answer.whole(
                Function.<Segment2>identity(),
                Function.<Circle>identity(),
                (a, b, hole) -> pierceDisc(rayInPlane(a), b, hole))),
        new Entry(
            new Topic(CROSSING, "segment-circle-2d"),
            JOML + Entry.PREPARED,
            Answer.whole(Joml::rayInPlane, Function.<Circle>identity(), Joml::pierceDisc)),
        new Entry(
            new Topic(CROSSING, "segment-segment-2d"),
            JOML,
            Answer.whole(
                Function.<Segment2>identity(), Function.<Segment2>identity(), Joml::cross)),
        new Entry(
            new Topic(CROSSING, "segment-polygon-2d"),
            JOML + " (first point)",
            Answer.whole(Joml::rayInPlane, Joml::corners, Joml::pierceOutline)),
        new Entry(
            new Topic(Question.CONTACT, "sphere-triangle"),
            JOML,
            Answer.whole(Function.<Sphere>identity(), Function.<Triangle>identity(), Joml::meet)),
        new Entry(
            new Topic(Question.CONTACT, "circle-circle-2d"),
            JOML + " (yes or no)",
            Answer.yesNo(
                Function.<Circle>identity(), Function.<Circle>identity(), Joml::movingCircles)));
  }

  private static <A, B> Entry yesNo(String pair, BiPredicate<A, B> touch) {
    return Entry.of(OVERLAP, pair, JOML, Answer.yesNo((A a) -> a, (B b) -> b, touch));
  }

  private static <A, B> Entry gap(String pair, ToDoubleBiFunction<A, B> distance) {
    return Entry.of(GAP, pair, JOML, Answer.number((A a) -> a, (B b) -> b, distance));
  }

  private static boolean spheres(Sphere a, Sphere b) {
    Vec3 p = a.center();
    Vec3 q = b.center();
    return Intersectiond.testSphereSphere(
        p.x(), p.y(), p.z(), a.radius() * a.radius(), q.x(), q.y(), q.z(), b.radius() * b.radius());
  }

  private static boolean sphereSegment(Sphere a, Segment b) {
    Vec3 c = a.center();
    Vec3 p = b.start();
    Vec3 q = b.end();
    return Intersectiond.testLineSegmentSphere(
        p.x(), p.y(), p.z(), q.x(), q.y(), q.z(), c.x(), c.y(), c.z(), a.radius() * a.radius());
  }

  private static boolean sphereTriangle(Sphere a, Triangle b) {
    Vec3 c = a.center();
    return Intersectiond.intersectSphereTriangle(
            c.x(),
            c.y(),
            c.z(),
            a.radius(),
            b.a().x(),
            b.a().y(),
            b.a().z(),
            b.b().x(),
            b.b().y(),
            b.b().z(),
            b.c().x(),
            b.c().y(),
            b.c().z(),
            FIRST)
        != 0;
  }

  private static boolean sphereCube(Sphere a, Box b) {
    Vec3 c = a.center();
    Vec3 p = b.center();
    Vec3 h = b.halfExtents();
    return Intersectiond.testAabSphere(
        p.x() - h.x(),
        p.y() - h.y(),
        p.z() - h.z(),
        p.x() + h.x(),
        p.y() + h.y(),
        p.z() + h.z(),
        c.x(),
        c.y(),
        c.z(),
        a.radius() * a.radius());
  }

  /// {@return how the segment crosses the box; `TIMES` receives the parameters}
  private static int across(Segment a, Box b) {
    Vec3 p = a.start();
    Vec3 q = a.end();
    Vec3 c = b.center();
    Vec3 h = b.halfExtents();
    return Intersectiond.intersectLineSegmentAab(
        p.x(),
        p.y(),
        p.z(),
        q.x(),
        q.y(),
        q.z(),
        c.x() - h.x(),
        c.y() - h.y(),
        c.z() - h.z(),
        c.x() + h.x(),
        c.y() + h.y(),
        c.z() + h.z(),
        TIMES);
  }

  private static void pierce(Segment a, Box b, Blackhole hole) {
    int how = across(a, b);
    hole.consume(how);
    if (how != Intersectiond.OUTSIDE) {
      Vec3 along = a.end().minus(a.start());
      consume(a.start(), along, Math.max(TIMES.x, 0), Math.min(TIMES.y, 1), hole);
    }
  }

  private static boolean segmentTriangle(Segment a, Triangle b) {
    Vec3 p = a.start();
    Vec3 q = a.end();
    return Intersectiond.testLineSegmentTriangle(
        p.x(), p.y(), p.z(), q.x(), q.y(), q.z(), b.a().x(), b.a().y(), b.a().z(), b.b().x(),
        b.b().y(), b.b().z(), b.c().x(), b.c().y(), b.c().z(), EPSILON);
  }

  private static void pierce(Segment a, Triangle b, Blackhole hole) {
    Vec3 p = a.start();
    Vec3 q = a.end();
    boolean hit =
        Intersectiond.intersectLineSegmentTriangle(
            p.x(), p.y(), p.z(), q.x(), q.y(), q.z(), b.a().x(), b.a().y(), b.a().z(), b.b().x(),
            b.b().y(), b.b().z(), b.c().x(), b.c().y(), b.c().z(), EPSILON, FIRST);
    hole.consume(hit);
    if (hit) {
      hole.consume(FIRST.x);
      hole.consume(FIRST.y);
      hole.consume(FIRST.z);
    }
  }

  /// A segment as a ray, which needs a unit direction.
  private record Ray(Vec3 start, Vec3 unit, double length) {}

  private static Ray ray(Segment s) {
    Vec3 along = s.end().minus(s.start());
    return new Ray(s.start(), along.unit(), along.length());
  }

  /// The interval of the ray, cut at the ends of the segment.
  private static void pierce(Ray a, Sphere b, Blackhole hole) {
    Vec3 p = a.start();
    Vec3 d = a.unit();
    Vec3 c = b.center();
    boolean hit =
        Intersectiond.intersectRaySphere(
                p.x(),
                p.y(),
                p.z(),
                d.x(),
                d.y(),
                d.z(),
                c.x(),
                c.y(),
                c.z(),
                b.radius() * b.radius(),
                TIMES)
            && TIMES.x <= a.length();
    hole.consume(hit);
    if (hit) {
      consume(p, d, Math.max(TIMES.x, 0), Math.min(TIMES.y, a.length()), hole);
    }
  }

  private static void consume(Vec3 from, Vec3 along, double enter, double exit, Blackhole hole) {
    hole.consume(enter);
    hole.consume(exit);
    hole.consume(from.x() + enter * along.x());
    hole.consume(from.y() + enter * along.y());
    hole.consume(from.z() + enter * along.z());
    hole.consume(from.x() + exit * along.x());
    hole.consume(from.y() + exit * along.y());
    hole.consume(from.z() + exit * along.z());
  }

  /// When and where the sphere, moving by `Space.MOTION`, touches the triangle.
  private static void meet(Sphere a, Triangle b, Blackhole hole) {
    Vec3 c = a.center();
    int where =
        Intersectiond.intersectSweptSphereTriangle(
            c.x(),
            c.y(),
            c.z(),
            a.radius(),
            Space.MOTION.x(),
            Space.MOTION.y(),
            Space.MOTION.z(),
            b.a().x(),
            b.a().y(),
            b.a().z(),
            b.b().x(),
            b.b().y(),
            b.b().z(),
            b.c().x(),
            b.c().y(),
            b.c().z(),
            EPSILON,
            1,
            CONTACT);
    hole.consume(where);
    if (where != 0) {
      hole.consume(CONTACT.x);
      hole.consume(CONTACT.y);
      hole.consume(CONTACT.z);
      hole.consume(CONTACT.w);
    }
  }

  /// A segment in the plane as a ray.
  private record Ray2(Vec2 start, Vec2 unit, double length) {}

  private static Ray2 rayInPlane(Segment2 s) {
    Vec2 along = s.end().minus(s.start());
    return new Ray2(s.start(), along.unit(), along.length());
  }

  private static void pierceDisc(Ray2 a, Circle b, Blackhole hole) {
    Vec2 p = a.start();
    Vec2 d = a.unit();
    boolean hit =
        Intersectiond.intersectRayCircle(
                p.x(),
                p.y(),
                d.x(),
                d.y(),
                b.center().x(),
                b.center().y(),
                b.radius() * b.radius(),
                TIMES)
            && TIMES.x <= a.length();
    hole.consume(hit);
    if (hit) {
      double enter = Math.max(TIMES.x, 0);
      double exit = Math.min(TIMES.y, a.length());
      hole.consume(enter);
      hole.consume(exit);
      hole.consume(p.x() + enter * d.x());
      hole.consume(p.y() + enter * d.y());
      hole.consume(p.x() + exit * d.x());
      hole.consume(p.y() + exit * d.y());
    }
  }

  /// The ray is as long as the segment.
  private static void cross(Segment2 a, Segment2 b, Blackhole hole) {
    Vec2 p = a.start();
    Vec2 along = a.end().minus(p);
    double t =
        Intersectiond.intersectRayLineSegment(
            p.x(),
            p.y(),
            along.x(),
            along.y(),
            b.start().x(),
            b.start().y(),
            b.end().x(),
            b.end().y());
    boolean hit = t >= 0 && t <= 1;
    hole.consume(hit);
    if (hit) {
      hole.consume(t);
      hole.consume(p.x() + t * along.x());
      hole.consume(p.y() + t * along.y());
    }
  }

  private static void pierceOutline(Ray2 a, Vector2d[] b, Blackhole hole) {
    Vec2 p = a.start();
    Vec2 d = a.unit();
    int edge = Intersectiond.intersectPolygonRay(b, p.x(), p.y(), d.x(), d.y(), TIMES);
    boolean hit = edge >= 0 && (TIMES.x - p.x()) * d.x() + (TIMES.y - p.y()) * d.y() <= a.length();
    hole.consume(hit);
    if (hit) {
      hole.consume(edge);
      hole.consume(TIMES.x);
      hole.consume(TIMES.y);
    }
  }

  private static boolean pointCircle(Point2 a, Circle b) {
    return Intersectiond.testPointCircle(
        a.at().x(), a.at().y(), b.center().x(), b.center().y(), b.radius() * b.radius());
  }

  private static boolean circles(Circle a, Circle b) {
    return Intersectiond.testCircleCircle(
        a.center().x(), a.center().y(), a.radius(), b.center().x(), b.center().y(), b.radius());
  }

  private static boolean movingCircles(Circle a, Circle b) {
    return Intersectiond.testMovingCircleCircle(
        a.center().x(),
        a.center().y(),
        Plane.MOTION.x(),
        Plane.MOTION.y(),
        a.radius(),
        b.center().x(),
        b.center().y(),
        b.radius());
  }

  private static Vector2d[] corners(Polygon polygon) {
    return polygon.vertices().stream()
        .map(corner -> new Vector2d(corner.x(), corner.y()))
        .toArray(Vector2d[]::new);
  }

  private static PolygonsIntersection outline(Polygon polygon) {
    return new PolygonsIntersection(Plane.floats(polygon), new int[0], polygon.vertices().size());
  }

  /// A box as JOML takes it: a center, three unit axes and the half extents.
  private record Axes(Vector3d center, Vector3d x, Vector3d y, Vector3d z, Vector3d half) {}

  private static Axes box(Box box) {
    Rotation turn = box.orientation();
    return new Axes(
        vector(box.center()),
        vector(turn.axisX()),
        vector(turn.axisY()),
        vector(turn.axisZ()),
        vector(box.halfExtents()));
  }

  private static Vector3d vector(Vec3 v) {
    return new Vector3d(v.x(), v.y(), v.z());
  }

  private static boolean boxes(Axes a, Axes b) {
    return Intersectiond.testObOb(a.center, a.x, a.y, a.z, a.half, b.center, b.x, b.y, b.z, b.half);
  }

  /// The distance from the sphere to the capsule's axis.
  private static double fromSegment(Sphere a, Capsule b) {
    return fromSegment(a, b.start(), b.end());
  }

  private static double fromSegment(Sphere a, Vec3 p, Vec3 q) {
    Vec3 c = a.center();
    Intersectiond.findClosestPointOnLineSegment(
        p.x(), p.y(), p.z(), q.x(), q.y(), q.z(), c.x(), c.y(), c.z(), FIRST);
    return FIRST.distance(c.x(), c.y(), c.z()) - a.radius();
  }

  private static double fromTriangle(Sphere a, Triangle b) {
    Vec3 c = a.center();
    Intersectiond.findClosestPointOnTriangle(
        b.a().x(), b.a().y(), b.a().z(), b.b().x(), b.b().y(), b.b().z(), b.c().x(), b.c().y(),
        b.c().z(), c.x(), c.y(), c.z(), FIRST);
    return FIRST.distance(c.x(), c.y(), c.z()) - a.radius();
  }

  private static double square(Capsule a, Capsule b) {
    double reach = a.radius() + b.radius();
    return reach * reach;
  }

  private static double squared(Capsule a, Capsule b) {
    return squared(a.start(), a.end(), b.start(), b.end());
  }

  private static double squared(Segment a, Segment b) {
    return squared(a.start(), a.end(), b.start(), b.end());
  }

  private static double squared(Vec3 a0, Vec3 a1, Vec3 b0, Vec3 b1) {
    return Intersectiond.findClosestPointsLineSegments(
        a0.x(), a0.y(), a0.z(), a1.x(), a1.y(), a1.z(), b0.x(), b0.y(), b0.z(), b1.x(), b1.y(),
        b1.z(), FIRST, SECOND);
  }

  private static double segmentFromTriangle(Segment a, Triangle b) {
    Vec3 p = a.start();
    Vec3 q = a.end();
    return Math.sqrt(
        Intersectiond.findClosestPointsLineSegmentTriangle(
            p.x(), p.y(), p.z(), q.x(), q.y(), q.z(), b.a().x(), b.a().y(), b.a().z(), b.b().x(),
            b.b().y(), b.b().z(), b.c().x(), b.c().y(), b.c().z(), FIRST, SECOND));
  }
}
