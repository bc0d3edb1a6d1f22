package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.geometry.plane.manifold.Manifold2;
import collisionbench.geometry.space.manifold.Manifold3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;

/// Where two bodies touch.
final class BodyManifold {

  private BodyManifold() {}

  /// {@return where two touching bodies touch, in the plane z = 0 if they are flat}
  static Manifold3 of(Body a, Body b, Separation3 separation) {
    return switch (BodyQuestion.of(a, b)) {
      case Question.InSpace q -> Manifold3.of(q.a(), q.b(), separation);
      case Question.InPlane q -> {
        Manifold2 flat = Manifold2.of(q.a(), q.b());
        yield new Manifold3(
            flat.featureA(), flat.featureB(), flat.region().stream().map(Lifted::of).toList());
      }
    };
  }
}
