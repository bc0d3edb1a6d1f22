package collisionbench.methods.method.builtin;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Steps;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Explains which feature of a shape in space a witness point is on.
///
/// Uses the rounded point: within `2^-36` (1.5e-11) of the size of a border it counts as on it.
/// This decides nothing else.
final class Features3 {

  static final double NEAR = 0x1p-36;

  private Features3() {}

  /// @param outward the direction in which the other shape is
  static void explain(Shape3 shape, Vec3 witness, Vec3 outward, Steps.Draft step) {
    switch (shape) {
      case Sphere(Vec3 center, double radius) ->
          step.with("r", radius)
              .branch("center", "r \\ge 0", true, "r", radius)
              .draw(new Drawing.Point("C", center));
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          onSegment("side", new Segment(start, end), witness.plus(-radius, outward), step);
      case Segment segment -> onSegment("within", segment, witness, step);
      case Triangle triangle -> onTriangle(triangle, witness, step);
      case Box box -> onBox(box, witness, step);
      case Hull hull -> onHull(hull, witness, step);
    }
  }

  /// @param between the branch between the ends
  static void onSegment(String between, Segment segment, Vec3 core, Steps.Draft step) {
    double t = segment.parameterNearest(core);
    // Rounding must not turn an end into an inner point.
    double place = t <= NEAR ? 0 : t >= 1 - NEAR ? 1 : t;
    step.draw(new Drawing.Segment("", segment.start(), segment.end()))
        .gives("t", place)
        .branch("start", "t = 0", place == 0, "t", place)
        .branch(between, "0 \\lt t \\lt 1", place > 0 && place < 1, "t", place)
        .branch("end", "t = 1", place == 1, "t", place);
  }

  private static void onTriangle(Triangle triangle, Vec3 point, Steps.Draft step) {
    List<Vec3> corners = List.of(triangle.a(), triangle.b(), triangle.c());
    onFace(corners, IntStream.range(0, 3).mapToObj(triangle::edge).toList(), point, step);
    step.draw(new Drawing.Face("", corners));
  }

  /// On a corner or an edge, or on a face.
  private static void onFace(
      List<Vec3> corners, List<Segment> edges, Vec3 point, Steps.Draft step) {
    double toCorner =
        corners.stream().mapToDouble(corner -> distance(corner, point)).min().orElseThrow();
    double toEdge =
        edges.stream()
            .mapToDouble(edge -> distance(edge.nearest(point), point))
            .min()
            .orElse(toCorner);
    double size =
        Stream.concat(corners.stream(), Stream.of(point))
            .mapToDouble(Vec3::largest)
            .max()
            .orElseThrow();
    amongCorners(toCorner, toEdge, NEAR * size, "face", step);
  }

  /// @param near what counts as zero
  /// @param within what is neither corner nor edge
  static void amongCorners(
      double toCorner, double toEdge, double near, String within, Steps.Draft step) {
    double c = toCorner <= near ? 0 : toCorner;
    double e = toEdge <= near ? 0 : toEdge;
    step.branch("corner", "c = 0", c == 0, "c", c)
        .branch("flat-edge", "e = 0", c > 0 && e == 0, "e", e)
        .branch(within, "e \\gt 0", c > 0 && e > 0, "e", e);
  }

  private static double distance(Vec3 a, Vec3 b) {
    return Math.sqrt(a.distanceSquared(b));
  }

  private static void onHull(Hull hull, Vec3 point, Steps.Draft step) {
    HullSurface surface = hull.surface();
    onFace(surface.corners(), surface.edges(), point, step);
    surface.faces().stream()
        .min(Comparator.comparingDouble(face -> distance(face.nearest(point), point)))
        .ifPresentOrElse(
            face -> step.draw(new Drawing.Face("", List.of(face.a(), face.b(), face.c()))),
            () ->
                surface
                    .edges()
                    .forEach(e -> step.draw(new Drawing.Segment("", e.start(), e.end()))));
  }

  /// By how many of the box's coordinates are at their limits.
  private static void onBox(Box box, Vec3 point, Steps.Draft step) {
    Vec3 local = box.toLocal(point);
    Vec3 half = box.halfExtents();
    double near = NEAR * (half.largest() + box.center().largest());
    int limits =
        atLimit(local.x(), half.x() - near)
            + atLimit(local.y(), half.y() - near)
            + atLimit(local.z(), half.z() - near);
    step.with("q", local)
        .with("e", half)
        .gives("n", limits)
        .branch("inside", "n = 0", limits == 0, "n", limits)
        .branch("face", "n = 1", limits == 1, "n", limits)
        .branch("edge", "n = 2", limits == 2, "n", limits)
        .branch("corner", "n = 3", limits == 3, "n", limits);
  }

  private static int atLimit(double coordinate, double limit) {
    return Math.abs(coordinate) >= limit ? 1 : 0;
  }
}
