package collisionbench.geometry.bench;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;
import org.dyn4j.collision.continuous.ConservativeAdvancement;
import org.dyn4j.collision.continuous.TimeOfImpact;
import org.dyn4j.collision.narrowphase.CircleDetector;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.collision.narrowphase.Raycast;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.collision.narrowphase.SegmentDetector;
import org.dyn4j.collision.narrowphase.Separation;
import org.dyn4j.geometry.Capsule;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Ray;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Slice;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.openjdk.jmh.infra.Blackhole;

/// dyn4j: GJK with EPA for all its convex shapes, SAT for a second yes or no and depth,
/// conservative advancement, and raycasts, with its special functions for circles and segments.
/// Shapes are built in place, so the transform is the identity; result objects are reused. Its
/// points are vectors tested for containment, and it rejects shapes without extent.
final class Dyn4j {

  private static final String GJK = "dyn4j GJK";
  private static final String SAT = "dyn4j SAT";

  private static final List<String> KINDS =
      List.of("circle", "capsule", "segment", "sector", "polygon");

  private static final Transform HERE = new Transform();
  private static final Vector2 STILL = new Vector2();
  private static final Vector2 MOTION = vector(Plane.MOTION);
  private static final Gjk GJK_DETECTOR = new Gjk();
  private static final Sat SAT_DETECTOR = new Sat();
  private static final ConservativeAdvancement ADVANCEMENT = new ConservativeAdvancement();
  private static final Penetration PENETRATION = new Penetration();
  private static final Separation SEPARATION = new Separation();
  private static final TimeOfImpact IMPACT = new TimeOfImpact();
  private static final Raycast RAYCAST = new Raycast();

  private Dyn4j() {}

  static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (String a : KINDS) {
      for (String b : KINDS.subList(KINDS.indexOf(a), KINDS.size())) {
        entries.addAll(of(a + "-" + b + "-2d"));
      }
      entries.add(
          Entry.of(
              Question.OVERLAP,
              "point-" + a + "-2d",
              // On a segment is what is within a tolerance.
              a.equals("segment") ? "dyn4j contains" + Entry.TOLERANT : "dyn4j contains",
              Answer.yesNo(
                  (Point2 point) -> vector(point.at()),
                  Dyn4j::shape,
                  (point, shape) -> shape.contains(point, HERE))));
      entries.add(
          Entry.of(
              Question.CROSSING,
              "segment-" + a + "-2d",
              "dyn4j raycast (first point)",
              Answer.whole(Dyn4j::ahead, Dyn4j::shape, Dyn4j::pierce)));
    }
    return List.copyOf(entries);
  }

  private static List<Entry> of(String pair) {
    return List.of(
        Entry.of(
            Question.OVERLAP,
            pair,
            GJK,
            Answer.yesNo(
                Dyn4j::shape, Dyn4j::shape, (a, b) -> GJK_DETECTOR.detect(a, HERE, b, HERE))),
        Entry.of(
            Question.OVERLAP,
            pair,
            SAT,
            Answer.yesNo(
                Dyn4j::shape, Dyn4j::shape, (a, b) -> SAT_DETECTOR.detect(a, HERE, b, HERE))),
        Entry.of(
            Question.GAP, pair, GJK, Answer.number(Dyn4j::shape, Dyn4j::shape, Dyn4j::distance)),
        Entry.of(
            Question.DEPTH,
            pair,
            GJK,
            Answer.number(Dyn4j::shape, Dyn4j::shape, (a, b) -> depth(GJK_DETECTOR, a, b))),
        Entry.of(
            Question.DEPTH,
            pair,
            SAT,
            Answer.number(Dyn4j::shape, Dyn4j::shape, (a, b) -> depth(SAT_DETECTOR, a, b))),
        Entry.of(
            Question.SEPARATION,
            pair,
            GJK,
            Answer.whole(Dyn4j::shape, Dyn4j::shape, Dyn4j::separate)),
        Entry.of(
            Question.CONTACT,
            pair,
            "dyn4j advancement",
            Answer.whole(Dyn4j::shape, Dyn4j::shape, Dyn4j::advance)));
  }

  private static double distance(Convex a, Convex b) {
    return GJK_DETECTOR.distance(a, HERE, b, HERE, SEPARATION) ? SEPARATION.getDistance() : 0;
  }

  private static double depth(NarrowphaseDetector detector, Convex a, Convex b) {
    return detector.detect(a, HERE, b, HERE, PENETRATION) ? -PENETRATION.getDepth() : 0;
  }

  private static void separate(Convex a, Convex b, Blackhole hole) {
    if (GJK_DETECTOR.detect(a, HERE, b, HERE, PENETRATION)) {
      hole.consume(PENETRATION.getDepth());
      consume(PENETRATION.getNormal(), hole);
    } else if (GJK_DETECTOR.distance(a, HERE, b, HERE, SEPARATION)) {
      hole.consume(SEPARATION.getDistance());
      consume(SEPARATION.getNormal(), hole);
      consume(SEPARATION.getPoint1(), hole);
      consume(SEPARATION.getPoint2(), hole);
    }
  }

  private static void advance(Convex a, Convex b, Blackhole hole) {
    if (ADVANCEMENT.getTimeOfImpact(a, HERE, MOTION, 0, b, HERE, STILL, 0, IMPACT)) {
      hole.consume(IMPACT.getTime());
    }
  }

  /// A segment as a ray.
  private record Ahead(Ray ray, double length) {}

  private static Ahead ahead(Segment2 s) {
    Vec2 along = s.end().minus(s.start());
    return new Ahead(new Ray(vector(s.start()), vector(along)), along.length());
  }

  private static void pierce(Ahead a, Convex b, Blackhole hole) {
    boolean hit =
        switch (b) {
          case org.dyn4j.geometry.Circle circle ->
              CircleDetector.raycast(a.ray, a.length, circle, HERE, RAYCAST);
          case Segment segment -> SegmentDetector.raycast(a.ray, a.length, segment, HERE, RAYCAST);
          default -> GJK_DETECTOR.raycast(a.ray, a.length, b, HERE, RAYCAST);
        };
    hole.consume(hit);
    if (hit) {
      hole.consume(RAYCAST.getDistance());
      consume(RAYCAST.getPoint(), hole);
      consume(RAYCAST.getNormal(), hole);
    }
  }

  private static void consume(Vector2 v, Blackhole hole) {
    hole.consume(v.x);
    hole.consume(v.y);
  }

  private static Convex shape(Shape2 shape) {
    return switch (shape) {
      case Circle c -> {
        var circle = new org.dyn4j.geometry.Circle(c.radius());
        circle.translate(vector(c.center()));
        yield circle;
      }
      case Capsule2 c -> capsule(c);
      case Segment2 s -> new Segment(vector(s.start()), vector(s.end()));
      case Sector s -> {
        Slice slice = new Slice(s.radius(), s.angle());
        slice.rotate(Math.atan2(s.direction().y(), s.direction().x()), 0, 0);
        slice.translate(vector(s.center()));
        yield slice;
      }
      case Polygon p ->
          new org.dyn4j.geometry.Polygon(
              p.vertices().stream().map(Dyn4j::vector).toArray(Vector2[]::new));
      case Point2 p -> throw new IllegalArgumentException("dyn4j has no points: " + p);
    };
  }

  private static Capsule capsule(Capsule2 c) {
    Vec2 along = c.end().minus(c.start());
    Capsule capsule =
        new Capsule(Math.hypot(along.x(), along.y()) + 2 * c.radius(), 2 * c.radius());
    capsule.rotate(Math.atan2(along.y(), along.x()), 0, 0);
    capsule.translate(vector(c.start().plus(0.5, along)));
    return capsule;
  }

  private static Vector2 vector(Vec2 v) {
    return new Vector2(v.x(), v.y());
  }
}
