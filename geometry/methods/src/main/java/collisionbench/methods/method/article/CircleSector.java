package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;

/// Article 003: a circle and a sector, by two regions that the circle's center may be in: the
/// sector grown by the circle's radius, and a capsule about the sector's edge. The other edge is
/// folded onto that one.
///
/// Touching the arc is not contact, and touching an edge is. The sector's direction is taken to be
/// of length 1.
final class CircleSector extends FloatArticle<Circle, Sector> {

  CircleSector(Floats floats) {
    super(
        "article-003-circle-sector",
        "Article 003: the circle's center is in the sector enlarged by the circle's radius, or in"
            + " a capsule around the sector's edge.",
        floats,
        Circle.class,
        Sector.class,
        Outline.NONE
            .step("within-reach", "near", "apart")
            .step("in-opening", "in-opening", "beside")
            .step("fold", "same-side", "other-side")
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
      new SectorSteps(circle, sector, steps).reportReach(squared, near);
    }
    if (!near) {
      return false;
    }
    float fromMiddle = floats.angle(distance, direction);
    double halfOpening = floats.quotient(angle, 2);
    boolean inOpening = fromMiddle < halfOpening;
    if (steps.isAsked()) {
      new SectorSteps(circle, sector, steps).reportOpening(fromMiddle, halfOpening, inOpening);
    }
    return inOpening || isNearEdge(circle, sector, direction, distance, steps);
  }

  private boolean isNearEdge(
      Circle circle, Sector sector, Float3 direction, Float3 distance, Steps steps) {
    float angle = (float) Math.toDegrees(sector.angle());
    float circleRadius = (float) circle.radius();
    float half = (float) floats.quotient(floats.product(Mathf.DEG_2_RAD, angle), 2);
    Float3 perpendicular = new Float3(-direction.y(), direction.x(), 0);
    float aside = floats.dot(distance, perpendicular);
    Float3 folded = new Float3(floats.dot(distance, direction), Math.abs(aside), 0);
    Float3 edge =
        new Float3((float) Math.cos(half), (float) Math.sin(half), 0)
            .times((float) sector.radius());
    SegmentPoint nearest = SegmentPoint.of(Float3.ZERO, edge, folded, floats);
    boolean overlap = nearest.squared() <= floats.product(circleRadius, circleRadius);
    if (steps.isAsked()) {
      new SectorSteps(circle, sector, steps).reportEdge(nearest, aside, overlap);
    }
    return overlap;
  }
}
