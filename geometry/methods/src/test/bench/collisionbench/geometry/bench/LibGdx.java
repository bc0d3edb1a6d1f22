package collisionbench.geometry.bench;

import static collisionbench.geometry.bench.Question.CROSSING;
import static collisionbench.geometry.bench.Question.DEPTH;
import static collisionbench.geometry.bench.Question.GAP;
import static collisionbench.geometry.bench.Question.OVERLAP;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Intersector.MinimumTranslationVector;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Quaternion;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.math.collision.BoundingBox;
import com.badlogic.gdx.math.collision.OrientedBoundingBox;
import com.badlogic.gdx.math.collision.Ray;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.Blackhole;

/// libGDX's `Intersector` and shapes, in float: half the memory and half the digits.
final class LibGdx {

  private static final String GDX = "libGDX" + Entry.FLOAT;

  private static final String FIRST_POINT = "libGDX first point" + Entry.FLOAT;

  private static final Vector2 POINT = new Vector2();
  private static final Vector3 HIT = new Vector3();
  private static final MinimumTranslationVector WAY_OUT = new MinimumTranslationVector();

  private LibGdx() {}

  static List<Entry> entries() {
    return List.of(
        Entry.of(
            OVERLAP,
            "sphere-sphere",
            GDX,
            Answer.yesNo(LibGdx::sphere, LibGdx::sphere, (a, b) -> a.overlaps(b))),
        Entry.of(
            OVERLAP,
            "box-box",
            GDX,
            Answer.yesNo(LibGdx::box, LibGdx::box, (a, b) -> a.intersects(b))),
        Entry.of(
            OVERLAP,
            "point-circle-2d",
            GDX,
            Answer.yesNo(LibGdx::point, LibGdx::circle, (a, b) -> b.contains(a))),
        Entry.of(
            OVERLAP,
            "circle-circle-2d",
            GDX,
            Answer.yesNo(LibGdx::circle, LibGdx::circle, Intersector::overlaps)),
        Entry.of(
            OVERLAP,
            "circle-segment-2d",
            GDX,
            Answer.yesNo(
                LibGdx::circle,
                LibGdx::segment,
                (a, b) ->
                    Intersector.intersectSegmentCircle(
                        b.start, b.end, POINT.set(a.x, a.y), a.radius * a.radius))),
        Entry.of(
            OVERLAP,
            "segment-segment-2d",
            GDX,
            Answer.yesNo(
                LibGdx::segment,
                LibGdx::segment,
                (a, b) -> Intersector.intersectSegments(a.start, a.end, b.start, b.end, POINT))),
        Entry.of(
            OVERLAP,
            "point-polygon-2d",
            GDX,
            Answer.yesNo(
                LibGdx::point,
                Plane::floats,
                (a, b) -> Intersector.isPointInPolygon(b, 0, b.length, a.x, a.y))),
        Entry.of(
            OVERLAP,
            "segment-polygon-2d",
            GDX,
            Answer.yesNo(
                LibGdx::segment,
                LibGdx::polygon,
                (a, b) -> Intersector.intersectSegmentPolygon(a.start, a.end, b))),
        Entry.of(
            OVERLAP,
            "polygon-polygon-2d",
            GDX,
            Answer.yesNo(Plane::floats, Plane::floats, (a, b) -> overlap(a, b, null))),
        Entry.of(
            GAP,
            "point-segment-2d",
            GDX,
            Answer.number(
                LibGdx::point,
                LibGdx::segment,
                (a, b) -> Intersector.distanceSegmentPoint(b.start, b.end, a))),
        Entry.of(
            GAP,
            "point-capsule-2d",
            GDX,
            Answer.number(
                LibGdx::point,
                LibGdx::capsule,
                (a, b) -> Intersector.distanceSegmentPoint(b.start, b.end, a) - b.radius)),
        Entry.of(
            GAP,
            "circle-segment-2d",
            GDX,
            Answer.number(LibGdx::circle, LibGdx::segment, LibGdx::distance)),
        Entry.of(
            GAP,
            "circle-capsule-2d",
            GDX,
            Answer.number(LibGdx::circle, LibGdx::capsule, LibGdx::distance)),
        Entry.of(
            DEPTH,
            "circle-segment-2d",
            GDX,
            Answer.number(
                LibGdx::circle,
                LibGdx::segment,
                (a, b) ->
                    Intersector.intersectSegmentCircle(b.start, b.end, a, WAY_OUT)
                        ? -WAY_OUT.depth
                        : 0)),
        Entry.of(
            DEPTH,
            "polygon-polygon-2d",
            GDX,
            Answer.number(
                Plane::floats,
                Plane::floats,
                (a, b) -> overlap(a, b, WAY_OUT) ? -WAY_OUT.depth : 0)),
        Entry.of(
            CROSSING,
            "segment-triangle",
            GDX,
            Answer.whole(
                LibGdx::ray,
                LibGdx::triangle,
                (a, b, hole) ->
                    pierce(Intersector.intersectRayTriangle(a.ray, b.a, b.b, b.c, HIT), a, hole))),
        Entry.of(
            CROSSING,
            "segment-sphere",
            FIRST_POINT,
            Answer.whole(
                LibGdx::ray,
                LibGdx::sphere,
                (a, b, hole) ->
                    pierce(
                        Intersector.intersectRaySphere(a.ray, b.center, b.radius, HIT), a, hole))),
        Entry.of(
            CROSSING,
            "segment-box",
            FIRST_POINT,
            Answer.whole(
                LibGdx::ray,
                LibGdx::box,
                (a, b, hole) ->
                    pierce(Intersector.intersectRayOrientedBounds(a.ray, b, HIT), a, hole))),
        Entry.of(
            CROSSING,
            "segment-segment-2d",
            GDX,
            Answer.whole(LibGdx::segment, LibGdx::segment, LibGdx::cross)));
  }

  private static boolean overlap(float[] a, float[] b, @Nullable MinimumTranslationVector wayOut) {
    return Intersector.overlapConvexPolygons(a, 0, a.length, b, 0, b.length, wayOut);
  }

  private static double distance(com.badlogic.gdx.math.Circle a, Ends b) {
    return Intersector.distanceSegmentPoint(b.start, b.end, POINT.set(a.x, a.y))
        - (a.radius + b.radius);
  }

  /// A hit of a ray counts only within the segment.
  private static void pierce(boolean hit, Ahead a, Blackhole hole) {
    boolean meet = hit && HIT.dst2(a.ray.origin) <= a.squared;
    hole.consume(meet);
    if (meet) {
      hole.consume(HIT.x);
      hole.consume(HIT.y);
      hole.consume(HIT.z);
    }
  }

  private static void cross(Ends a, Ends b, Blackhole hole) {
    boolean meet = Intersector.intersectSegments(a.start, a.end, b.start, b.end, POINT);
    hole.consume(meet);
    if (meet) {
      hole.consume(POINT.x);
      hole.consume(POINT.y);
    }
  }

  private static com.badlogic.gdx.math.collision.Sphere sphere(Sphere s) {
    return new com.badlogic.gdx.math.collision.Sphere(vector(s.center()), (float) s.radius());
  }

  private static OrientedBoundingBox box(Box b) {
    Rotation q = b.orientation().unit();
    Vector3 half = vector(b.halfExtents());
    Matrix4 place =
        new Matrix4()
            .set(
                vector(b.center()),
                new Quaternion((float) q.x(), (float) q.y(), (float) q.z(), (float) q.w()));
    return new OrientedBoundingBox(new BoundingBox(half.cpy().scl(-1), half), place);
  }

  private static Vector3 vector(Vec3 v) {
    return new Vector3((float) v.x(), (float) v.y(), (float) v.z());
  }

  private static Vector2 vector(Vec2 v) {
    return new Vector2((float) v.x(), (float) v.y());
  }

  private static Vector2 point(Point2 p) {
    return vector(p.at());
  }

  private static com.badlogic.gdx.math.Circle circle(Circle c) {
    return new com.badlogic.gdx.math.Circle(vector(c.center()), (float) c.radius());
  }

  /// It has no segment type, only end points.
  private record Ends(Vector2 start, Vector2 end, float radius) {}

  private static Ends segment(Segment2 s) {
    return new Ends(vector(s.start()), vector(s.end()), 0);
  }

  private static Ends capsule(Capsule2 c) {
    return new Ends(vector(c.start()), vector(c.end()), (float) c.radius());
  }

  /// A segment as a ray.
  ///
  /// @param squared its squared length
  private record Ahead(Ray ray, float squared) {}

  private static Ahead ray(Segment s) {
    Vector3 along = vector(s.end().minus(s.start()));
    return new Ahead(new Ray(vector(s.start()), along), along.len2());
  }

  private record Corners(Vector3 a, Vector3 b, Vector3 c) {}

  private static Corners triangle(Triangle t) {
    return new Corners(vector(t.a()), vector(t.b()), vector(t.c()));
  }

  private static com.badlogic.gdx.math.Polygon polygon(Polygon polygon) {
    return new com.badlogic.gdx.math.Polygon(Plane.floats(polygon));
  }
}
