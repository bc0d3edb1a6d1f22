package adapters;

import static adapters.Program.gap;
import static adapters.Program.touch;

import adapters.Shape.Box;
import adapters.Shape.Circle;
import adapters.Shape.Point;
import adapters.Shape.Polygon;
import adapters.Shape.Segment;
import adapters.Shape.Sphere;
import adapters.Shape.Triangle;
import java.io.IOException;
import java.util.Arrays;
import org.joml.Intersectiond;
import org.joml.PolygonsIntersection;
import org.joml.Quaterniond;
import org.joml.Vector2d;
import org.joml.Vector3d;

/// JOML: static tests, which promise nothing about exact touch.
final class Joml {

  /// So near a triangle's plane a segment is parallel to it.
  private static final double EPSILON = 1e-12;

  public static void main(String[] arguments) throws IOException {
    Program program = new Program();
    program
        .method("joml", "JOML: Intersectiond", Intersectiond.class)
        .promises("touching", "either")
        .pair("sphere-sphere", Joml::sphereSphere)
        .pair("sphere-segment", Joml::sphereSegment)
        .pair("sphere-triangle", Joml::sphereTriangle)
        .pair("box-box", Joml::boxBox)
        .pair("segment-segment", Joml::segmentSegment)
        .pair("segment-triangle", Joml::segmentTriangle)
        .pair("circle-circle-2d", Joml::circleCircle)
        .pair("polygon-polygon-2d", Joml::polygonPolygon);
    program
        .method("joml-polygons", "JOML: PolygonsIntersection.testPoint", PolygonsIntersection.class)
        .promises("touching", "either")
        .promises("precision", "float")
        .pair("point-polygon-2d", Joml::pointPolygon);
    program.run();
  }

  private static String sphereSphere(Sphere a, Sphere b) {
    double squaredA = a.radius() * a.radius();
    double squaredB = b.radius() * b.radius();
    return touch(
        Intersectiond.testSphereSphere(vector(a.center()), squaredA, vector(b.center()), squaredB));
  }

  private static String sphereSegment(Sphere a, Segment b) {
    Vector3d direction = vector(b.end()).sub(vector(b.start()));
    double length = direction.length();
    if (length == 0) {
      throw new Program.Undecided("a ray needs a direction");
    }
    Vector2d along = new Vector2d();
    double squared = a.radius() * a.radius();
    boolean hits =
        Intersectiond.intersectRaySphere(
            vector(b.start()), direction.div(length), vector(a.center()), squared, along);
    return touch(hits && along.x <= length);
  }

  private static String sphereTriangle(Sphere a, Triangle b) {
    Vector3d nearest = new Vector3d();
    Vector3d center = vector(a.center());
    Intersectiond.findClosestPointOnTriangle(
        vector(b.a()), vector(b.b()), vector(b.c()), center, nearest);
    return gap(nearest.distance(center) - a.radius());
  }

  private static String boxBox(Box a, Box b) {
    Vector3d[] axesA = axes(a);
    Vector3d[] axesB = axes(b);
    return touch(
        Intersectiond.testObOb(
            vector(a.center()),
            axesA[0],
            axesA[1],
            axesA[2],
            vector(a.halfExtents()),
            vector(b.center()),
            axesB[0],
            axesB[1],
            axesB[2],
            vector(b.halfExtents())));
  }

  private static Vector3d[] axes(Box box) {
    double[] q = box.orientation();
    Quaterniond turn = new Quaterniond(q[0], q[1], q[2], q[3]);
    return new Vector3d[] {
      turn.transform(new Vector3d(1, 0, 0)),
      turn.transform(new Vector3d(0, 1, 0)),
      turn.transform(new Vector3d(0, 0, 1))
    };
  }

  private static String segmentSegment(Segment a, Segment b) {
    double[] p = a.start();
    double[] q = a.end();
    double[] r = b.start();
    double[] s = b.end();
    double squared =
        Intersectiond.findClosestPointsLineSegments(
            p[0],
            p[1],
            p[2],
            q[0],
            q[1],
            q[2],
            r[0],
            r[1],
            r[2],
            s[0],
            s[1],
            s[2],
            new Vector3d(),
            new Vector3d());
    return gap(Math.sqrt(squared));
  }

  private static String segmentTriangle(Segment a, Triangle b) {
    return touch(
        Intersectiond.intersectLineSegmentTriangle(
            vector(a.start()),
            vector(a.end()),
            vector(b.a()),
            vector(b.b()),
            vector(b.c()),
            EPSILON,
            new Vector3d()));
  }

  private static String circleCircle(Circle a, Circle b) {
    double[] p = a.center();
    double[] q = b.center();
    double squaredA = a.radius() * a.radius();
    double squaredB = b.radius() * b.radius();
    return touch(Intersectiond.testCircleCircle(p[0], p[1], squaredA, q[0], q[1], squaredB));
  }

  private static String polygonPolygon(Polygon a, Polygon b) {
    return touch(Intersectiond.testPolygonPolygon(corners(a), corners(b)));
  }

  private static Vector2d[] corners(Polygon polygon) {
    return Arrays.stream(polygon.vertices())
        .map(v -> new Vector2d(v[0], v[1]))
        .toArray(Vector2d[]::new);
  }

  private static String pointPolygon(Point a, Polygon b) {
    float[] corners = new float[2 * b.vertices().length];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = (float) b.vertices()[i / 2][i % 2];
    }
    PolygonsIntersection polygon =
        new PolygonsIntersection(corners, new int[] {0}, b.vertices().length);
    return touch(polygon.testPoint((float) a.at()[0], (float) a.at()[1]));
  }

  private static Vector3d vector(double[] numbers) {
    return new Vector3d(numbers[0], numbers[1], numbers[2]);
  }
}
