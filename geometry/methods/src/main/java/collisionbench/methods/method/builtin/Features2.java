package collisionbench.methods.method.builtin;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Steps;
import java.util.stream.IntStream;

/// Explains which feature of a shape in the plane a witness point is on, as `Features3` does.
final class Features2 {

  private Features2() {}

  /// @param outward the direction in which the other shape is
  static void explain(Shape2 shape, Vec2 witness, Vec2 outward, Steps.Draft step) {
    switch (shape) {
      case Point2 _ -> ofCenter(0, step);
      case Circle circle -> ofCenter(circle.radius(), step);
      case Capsule2(Vec2 start, Vec2 end, double radius) ->
          Features3.onSegment(
              "side", inSpace(start, end), Lifted.of(witness.plus(-radius, outward)), step);
      case Segment2(Vec2 start, Vec2 end) ->
          Features3.onSegment("within", inSpace(start, end), Lifted.of(witness), step);
      case Polygon polygon -> onPolygon(polygon, witness, step);
      case Sector sector -> onSector(sector, witness, step);
    }
  }

  private static void ofCenter(double radius, Steps.Draft step) {
    step.with("r", radius).branch("center", "r \\ge 0", true, "r", radius);
  }

  private static Segment inSpace(Vec2 start, Vec2 end) {
    return new Segment(Lifted.of(start), Lifted.of(end));
  }

  private static double distance(Vec2 start, Vec2 end, Vec2 point) {
    Vec3 at = Lifted.of(point);
    return inSpace(start, end).nearest(at).minus(at).length();
  }

  private static void onPolygon(Polygon polygon, Vec2 point, Steps.Draft step) {
    double toCorner =
        polygon.vertices().stream()
            .mapToDouble(corner -> point.minus(corner).length())
            .min()
            .orElseThrow();
    double toEdge =
        IntStream.range(0, polygon.vertices().size())
            .mapToDouble(i -> distance(polygon.corner(i), polygon.corner(i + 1), point))
            .min()
            .orElseThrow();
    double size = polygon.vertices().stream().mapToDouble(Features2::largest).max().orElseThrow();
    Features3.amongCorners(toCorner, toEdge, Features3.NEAR * size, "inside", step);
    step.draw(new Drawing.Face("", polygon.vertices().stream().map(Lifted::of).toList()));
  }

  private static double largest(Vec2 v) {
    return Math.max(Math.abs(v.x()), Math.abs(v.y()));
  }

  /// The arc comes before the edges: a point where they meet is the end of both.
  private static void onSector(Sector sector, Vec2 point, Steps.Draft step) {
    double toCenter = point.minus(sector.center()).length();
    double toEdge = sector.isDisc() ? sector.radius() : toEdge(sector, point);
    double near = Features3.NEAR * (sector.radius() + largest(sector.center()));
    boolean tip = !sector.isDisc() && toCenter <= near;
    boolean arc = !tip && Math.abs(toCenter - sector.radius()) <= near;
    boolean edge = !sector.isDisc() && toEdge <= near;
    double c = tip ? 0 : arc ? sector.radius() : toCenter;
    double e = edge ? 0 : toEdge;
    step.with("r", sector.radius())
        .branch("tip", "c = 0", tip, "c", c)
        .branch("arc-end", "c = r, e = 0", arc && edge, arc ? "e" : "c", arc ? e : c)
        .branch("arc", "c = r", arc && !edge, "c", c)
        .branch("flat-edge", "e = 0", !tip && !arc && edge, "e", e)
        .branch("inside", "e \\gt 0", !tip && !arc && !edge, "e", e)
        .draw(new Drawing.Region("", sector));
  }

  private static double toEdge(Sector sector, Vec2 point) {
    Vec2 start = sector.center().plus(sector.radius(), sector.startEdge());
    Vec2 end = sector.center().plus(sector.radius(), sector.endEdge());
    return Math.min(distance(sector.center(), start, point), distance(sector.center(), end, point));
  }
}
