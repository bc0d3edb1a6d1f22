package collisionbench.methods.method.article;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;

/// Article 001: two spheres, by the squared distance of their centers and the squared sum of the
/// radii.
final class Spheres extends ArticleMethod<Sphere, Sphere> {

  Spheres() {
    super(
        "article-001-spheres",
        "Article 001: squared distance of the centers against the squared sum of radii.",
        Sphere.class,
        Sphere.class,
        SquaredComparison.OUTLINE,
        Query.OVERLAP);
  }

  @Override
  Answer decide(Sphere first, Sphere second, Steps steps) {
    Vec3 c12 = second.center().minus(first.center());
    double radii = first.radius() + second.radius();
    double squared = c12.dot(c12);
    boolean overlap = squared <= radii * radii;
    if (steps.isAsked()) {
      SquaredComparison.compareClosed(
              "d^2 = |C_1 C_2|^2, r = R_1 + R_2", squared, radii, overlap, steps)
          .with("R_1", first.radius())
          .with("R_2", second.radius())
          .draw(
              new Drawing.Point("C_1", first.center()),
              new Drawing.Point("C_2", second.center()),
              new Drawing.Segment("d", first.center(), second.center()),
              SquaredComparison.radius("R_1", first.center(), second.center(), first.radius()),
              SquaredComparison.radius("R_2", second.center(), first.center(), second.radius()));
    }
    return Answer.of(overlap);
  }
}
