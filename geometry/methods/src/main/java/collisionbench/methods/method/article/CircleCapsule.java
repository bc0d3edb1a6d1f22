package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;

/// Article 003: a circle and a capsule, by the distance of the circle's centre from the capsule's
/// axis. Touching is not contact.
final class CircleCapsule extends FloatArticle<Circle, Capsule2> {

  CircleCapsule(Floats floats) {
    super(
        "article-003-circle-capsule",
        "Article 003: distance from the circle's centre to the capsule's axis; exact touch does"
            + " not count as contact.",
        floats,
        Circle.class,
        Capsule2.class,
        SegmentPoint.OUTLINE.and(SquaredComparison.OUTLINE),
        Query.OVERLAP);
  }

  @Override
  Answer decide(Circle circle, Capsule2 capsule, Steps steps) {
    Float3 x0 = Float3.of(capsule.start());
    Float3 u = Float3.of(capsule.end()).minus(x0);
    Float3 o = Float3.of(circle.center());
    double radii = floats.sum((float) circle.radius(), (float) capsule.radius());
    SegmentPoint nearest = SegmentPoint.of(x0, u, o, floats);
    boolean overlap = nearest.squared() < floats.product(radii, radii);
    if (steps.isAsked()) {
      nearest.report(SegmentPoint.Frame.SCENE, steps);
      SquaredComparison.compareOpen("r = r_1 + r_2", nearest.squared(), radii, overlap, steps)
          .draw(nearest.drawings(SegmentPoint.Frame.SCENE));
    }
    return Answer.of(overlap);
  }
}
