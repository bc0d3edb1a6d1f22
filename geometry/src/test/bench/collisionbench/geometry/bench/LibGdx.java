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
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Quaternion;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.math.collision.BoundingBox;
import com.badlogic.gdx.math.collision.OrientedBoundingBox;
import java.util.List;
import org.openjdk.jmh.infra.Blackhole;

/// libGDX's `Intersector` and shapes. In floats: half the memory, and half the digits.
final class LibGdx {

  private static final String GDX = "libGDX" + Entry.FLOAT;

  private static final Vector2 POINT = new Vector2();

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
                LibGdx::corners,
                (a, b) -> Intersector.isPointInPolygon(b, 0, b.length, a.x, a.y))),
        Entry.of(
            OVERLAP,
            "polygon-polygon-2d",
            GDX,
            Answer.yesNo(LibGdx::corners, LibGdx::corners, LibGdx::overlap)),
        Entry.of(
            GAP,
            "point-segment-2d",
            GDX,
            Answer.number(
                LibGdx::point,
                LibGdx::segment,
                (a, b) -> Intersector.distanceSegmentPoint(b.start, b.end, a))),
        Entry.of(
            CROSSING,
            "segment-segment-2d",
            GDX,
            Answer.whole(LibGdx::segment, LibGdx::segment, LibGdx::cross)));
  }

  private static boolean overlap(float[] a, float[] b) {
    return Intersector.overlapConvexPolygons(a, 0, a.length, b, 0, b.length, null);
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

  /// It has no segments, only their ends.
  private record Ends(Vector2 start, Vector2 end) {}

  private static Ends segment(Segment2 s) {
    return new Ends(vector(s.start()), vector(s.end()));
  }

  private static float[] corners(Polygon polygon) {
    float[] corners = new float[2 * polygon.vertices().size()];
    for (int i = 0; i < polygon.vertices().size(); i++) {
      corners[2 * i] = (float) polygon.vertices().get(i).x();
      corners[2 * i + 1] = (float) polygon.vertices().get(i).y();
    }
    return corners;
  }
}
