package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;

/// Article 001: a point P in a convex polygon, by the outward normals of its edges.
final class PointInPolygon extends ArticleMethod<Point2, Polygon> {

  PointInPolygon() {
    super(
        "article-001-point-polygon",
        "Article 001: the point is not on the outer side of any edge.",
        Point2.class,
        Polygon.class,
        Outline.NONE.step("edge", "outside", "inside"),
        Query.OVERLAP);
  }

  @Override
  Answer decide(Point2 point, Polygon polygon, Steps steps) {
    return overlap(point.at(), polygon, steps);
  }

  private static Answer overlap(Vec2 p, Polygon polygon, Steps steps) {
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 corner = polygon.corner(i);
      Vec2 edge = polygon.corner(i + 1).minus(corner);
      Vec2 normal = new Vec2(edge.y(), -edge.x());
      double height = p.minus(corner).dot(normal);
      boolean outside = height > 0;
      if (steps.isAsked()) {
        reportEdge(polygon, i, p, height, outside, steps);
      }
      if (outside) {
        return Answer.of(false);
      }
    }
    return Answer.of(true);
  }

  private static void reportEdge(
      Polygon polygon, int i, Vec2 p, double height, boolean outside, Steps steps) {
    Vec3 corner = Lifted.of(polygon.corner(i));
    Vec3 edge = Lifted.of(polygon.corner(i + 1)).minus(corner);
    Vec3 normal = new Vec3(edge.y(), -edge.x(), 0);
    Vec3 point = Lifted.of(p);
    steps
        .add("edge", "h = V_i \\cdot N_i")
        .with("i", i)
        .with("V_i", point.minus(corner))
        .with("N_i", normal)
        .gives("h", height)
        .branch("outside", "h \\gt 0", outside, "h", height)
        .branch("inside", "h \\le 0", !outside, "h", height)
        .draw(
            new Drawing.Point("P", point),
            new Drawing.Point("P_i", corner),
            new Drawing.Arrow("N_i", corner, corner.plus(normal)),
            new Drawing.Arrow("V_i", corner, point),
            new Drawing.Arrow("E_i", corner, corner.plus(edge)),
            new Drawing.Line("", corner, edge));
  }
}
