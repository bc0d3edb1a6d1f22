package adapters;

import static adapters.Program.depth;
import static adapters.Program.touch;

import adapters.Shape.Box;
import adapters.Shape.Point;
import adapters.Shape.Segment;
import adapters.Shape.Triangle;
import com.badlogic.gdx.math.Circle;
import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Polygon;
import com.badlogic.gdx.math.Quaternion;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.math.collision.BoundingBox;
import com.badlogic.gdx.math.collision.OrientedBoundingBox;
import com.badlogic.gdx.math.collision.Ray;
import com.badlogic.gdx.math.collision.Sphere;
import java.io.IOException;
import java.util.function.BiPredicate;

/// libGDX: tests in floats. `overlaps` is open, others are closed; nothing is promised.
final class LibGdx {

  public static void main(String[] arguments) throws IOException {
    Program program = new Program();
    program
        .method("libgdx", "libGDX: Intersector, Sphere, OrientedBoundingBox", Intersector.class)
        .promises("precision", "float")
        .promises("touching", "either")
        .pair("sphere-sphere", LibGdx::sphereSphere)
        .pair("sphere-segment", LibGdx::sphereSegment)
        .pair("box-box", LibGdx::boxBox)
        .pair("box-segment", LibGdx::boxSegment)
        .pair("segment-triangle", LibGdx::segmentTriangle)
        .pair("point-circle-2d", LibGdx::pointCircle)
        .pair("point-polygon-2d", LibGdx::pointPolygon)
        .pair("circle-circle-2d", LibGdx::circleCircle)
        .pair("circle-segment-2d", LibGdx::circleSegment)
        .pair("segment-segment-2d", LibGdx::segmentSegment)
        .pair("segment-polygon-2d", LibGdx::segmentPolygon)
        .pair("polygon-polygon-2d", LibGdx::polygonPolygon);
    program.run();
  }

  private static String sphereSphere(Shape.Sphere a, Shape.Sphere b) {
    return touch(sphere(a).overlaps(sphere(b)));
  }

  private static String sphereSegment(Shape.Sphere a, Segment b) {
    Sphere sphere = sphere(a);
    return touch(
        sphere.center.dst(vector3(b.start())) <= sphere.radius
            || hits(
                b,
                (ray, at) ->
                    Intersector.intersectRaySphere(ray, sphere.center, sphere.radius, at)));
  }

  private static String boxBox(Box a, Box b) {
    return touch(box(a).intersects(box(b)));
  }

  private static String boxSegment(Box a, Segment b) {
    OrientedBoundingBox box = box(a);
    return touch(
        box.contains(vector3(b.start()))
            || hits(b, (ray, at) -> Intersector.intersectRayOrientedBounds(ray, box, at)));
  }

  private static String segmentTriangle(Segment a, Triangle b) {
    return touch(
        hits(
            a,
            (ray, at) ->
                Intersector.intersectRayTriangle(
                    ray, vector3(b.a()), vector3(b.b()), vector3(b.c()), at)));
  }

  /// libGDX has rays: the hit counts up to the end of the segment.
  private static boolean hits(Segment segment, BiPredicate<Ray, Vector3> intersect) {
    Vector3 start = vector3(segment.start());
    Vector3 end = vector3(segment.end());
    if (start.equals(end)) {
      throw new Program.Undecided("a ray needs a direction");
    }
    Vector3 at = new Vector3();
    Ray ray = new Ray(start, end.cpy().sub(start));
    return intersect.test(ray, at) && at.dst(start) <= end.dst(start);
  }

  private static String pointCircle(Point a, Shape.Circle b) {
    return touch(circle(b).contains(vector2(a.at())));
  }

  private static String pointPolygon(Point a, Shape.Polygon b) {
    return touch(polygon(b).contains(vector2(a.at())));
  }

  private static String circleCircle(Shape.Circle a, Shape.Circle b) {
    return touch(circle(a).overlaps(circle(b)));
  }

  private static String circleSegment(Shape.Circle a, Segment b) {
    float radius = (float) a.radius();
    return touch(
        Intersector.intersectSegmentCircle(
            vector2(b.start()), vector2(b.end()), vector2(a.center()), radius * radius));
  }

  private static String segmentSegment(Segment a, Segment b) {
    return touch(
        Intersector.intersectSegments(
            vector2(a.start()), vector2(a.end()), vector2(b.start()), vector2(b.end()), null));
  }

  /// The edges of the polygon are tested, not its inside.
  private static String segmentPolygon(Segment a, Shape.Polygon b) {
    Polygon polygon = polygon(b);
    boolean meets =
        Intersector.intersectSegmentPolygon(vector2(a.start()), vector2(a.end()), polygon);
    if (!meets && polygon.contains(vector2(a.start()))) {
      throw new Program.Undecided("the segment is inside, and the polygon is hollow");
    }
    return touch(meets);
  }

  private static String polygonPolygon(Shape.Polygon a, Shape.Polygon b) {
    var translation = new Intersector.MinimumTranslationVector();
    return Intersector.overlapConvexPolygons(polygon(a), polygon(b), translation)
        ? depth(translation.depth)
        : touch(false);
  }

  private static Sphere sphere(Shape.Sphere sphere) {
    return new Sphere(vector3(sphere.center()), (float) sphere.radius());
  }

  private static OrientedBoundingBox box(Box box) {
    double[] q = box.orientation();
    Quaternion turn = new Quaternion((float) q[0], (float) q[1], (float) q[2], (float) q[3]).nor();
    Vector3 half = vector3(box.halfExtents());
    return new OrientedBoundingBox(
        new BoundingBox(half.cpy().scl(-1), half),
        new Matrix4(vector3(box.center()), turn, new Vector3(1, 1, 1)));
  }

  private static Circle circle(Shape.Circle circle) {
    return new Circle(vector2(circle.center()), (float) circle.radius());
  }

  private static Polygon polygon(Shape.Polygon polygon) {
    float[] corners = new float[2 * polygon.vertices().length];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = (float) polygon.vertices()[i / 2][i % 2];
    }
    return new Polygon(corners);
  }

  private static Vector3 vector3(double[] numbers) {
    return new Vector3((float) numbers[0], (float) numbers[1], (float) numbers[2]);
  }

  private static Vector2 vector2(double[] numbers) {
    return new Vector2((float) numbers[0], (float) numbers[1]);
  }
}
