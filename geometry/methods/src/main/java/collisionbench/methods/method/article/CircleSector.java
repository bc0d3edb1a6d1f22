package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.Steps;

/// Article 003: a circle and a sector, by two regions that the circle's centre may be in: the
/// sector grown by the circle's radius, and a capsule about the sector's edge. The other edge is
/// folded onto that one.
///
/// Touching the arc is not contact, and touching an edge is. The sector's direction is taken to be
/// of length 1.
final class CircleSector extends FloatArticle<Circle, Sector> {

  CircleSector(Floats floats) {
    super(
        "article-003-circle-sector",
        "Article 003: the circle's centre is in the sector enlarged by the circle's radius, or in"
            + " a capsule around the sector's edge.",
        floats,
        Circle.class,
        Sector.class,
        Outline.NONE
            .step("within-reach", "near", "apart")
            .step("in-opening", "in-opening", "beside")
            .and(SegmentPoint.OUTLINE)
            .and(SquaredComparison.OUTLINE),
        Query.OVERLAP);
  }

  @Override
  Answer decide(Circle circle, Sector sector, Steps steps) {
    return Answer.of(overlap(circle, sector, steps));
  }

  private boolean overlap(Circle circle, Sector sector, Steps steps) {
    float angle = (float) Math.toDegrees(sector.angle());
    float sectorRadius = (float) sector.radius();
    float circleRadius = (float) circle.radius();
    Float3 direction = Float3.of(sector.direction());
    Float3 distance = Float3.of(circle.center()).minus(Float3.of(sector.center()));
    double radiusSum = floats.sum(sectorRadius, circleRadius);
    float squared = floats.squared(distance);
    boolean near = squared < floats.product(radiusSum, radiusSum);
    if (steps.isAsked()) {
      reportReach(circle, sector, squared, near, steps);
    }
    if (!near) {
      return false;
    }
    float fromMiddle = floats.angle(distance, direction);
    double halfOpening = floats.quotient(angle, 2);
    boolean inOpening = fromMiddle < halfOpening;
    if (steps.isAsked()) {
      reportOpening(circle, sector, fromMiddle, halfOpening, inOpening, steps);
    }
    return inOpening || isNearEdge(circle, sector, direction, distance, steps);
  }

  private boolean isNearEdge(
      Circle circle, Sector sector, Float3 direction, Float3 distance, Steps steps) {
    float angle = (float) Math.toDegrees(sector.angle());
    float circleRadius = (float) circle.radius();
    float half = (float) floats.quotient(floats.product(Mathf.DEG_2_RAD, angle), 2);
    Float3 aside = new Float3(-direction.y(), direction.x(), 0);
    Float3 folded =
        new Float3(floats.dot(distance, direction), Math.abs(floats.dot(distance, aside)), 0);
    Float3 edge =
        new Float3((float) Math.cos(half), (float) Math.sin(half), 0)
            .times((float) sector.radius());
    SegmentPoint nearest = SegmentPoint.of(Float3.ZERO, edge, folded, floats);
    boolean overlap = nearest.squared() <= floats.product(circleRadius, circleRadius);
    if (steps.isAsked()) {
      nearest.report(frame(circle, sector), steps);
      reportEdge(circle, sector, nearest.squared(), overlap, steps);
    }
    return overlap;
  }

  /// {@return where the sector's frame is, on the side of the circle}
  private static SegmentPoint.Frame frame(Circle circle, Sector sector) {
    Vec2 along = sector.direction().unit();
    Vec2 distance = circle.center().minus(sector.center());
    Vec2 aside = along.perpendicular().times(along.cross(distance) < 0 ? -1 : 1);
    return new SegmentPoint.Frame(Lifted.of(sector.center()), Lifted.of(along), Lifted.of(aside));
  }

  private static void reportReach(
      Circle circle, Sector sector, float squared, boolean near, Steps steps) {
    double radiusSum = sector.radius() + circle.radius();
    steps
        .add("within-reach", "d^2 \\lt (R + r)^2")
        .with("R", sector.radius())
        .with("r", circle.radius())
        .gives("d^2", squared)
        .branch("near", "d^2 \\lt (R + r)^2", near, "d^2", squared)
        .branch("apart", "d^2 \\ge (R + r)^2", !near, "d^2", squared)
        .draw(
            new Drawing.Point("O", Lifted.of(sector.center())),
            new Drawing.Point("P", Lifted.of(circle.center())),
            new Drawing.Region("", new Circle(sector.center(), radiusSum)));
  }

  private static void reportOpening(
      Circle circle, Sector sector, float angle, double half, boolean inOpening, Steps steps) {
    Vec2 o = sector.center();
    double radiusSum = sector.radius() + circle.radius();
    Step.Value a = new Step.Value.Angle(angle);
    steps
        .add("in-opening", "a \\lt \\frac{w}{2}")
        .with("\\frac{w}{2}", new Step.Value.Angle(half))
        .gives("a", a)
        .branch("in-opening", "a \\lt \\frac{w}{2}", inOpening, "a", a)
        .branch("beside", "a \\ge \\frac{w}{2}", !inOpening, "a", a)
        .draw(
            new Drawing.Arrow("", Lifted.of(o), Lifted.of(o.plus(sector.direction()))),
            new Drawing.Region("1", new Sector(o, radiusSum, sector.opening())));
  }

  private static void reportEdge(
      Circle circle, Sector sector, float squared, boolean overlap, Steps steps) {
    Vec2 end = sector.center().plus(sector.radius(), sector.endEdge());
    Vec2 start = sector.center().plus(sector.radius(), sector.startEdge());
    SquaredComparison.compareClosed("d^2", squared, circle.radius(), overlap, steps)
        .draw(
            new Drawing.Region("2", new Capsule2(sector.center(), end, circle.radius())),
            new Drawing.Region("2", new Capsule2(sector.center(), start, circle.radius())));
  }
}
