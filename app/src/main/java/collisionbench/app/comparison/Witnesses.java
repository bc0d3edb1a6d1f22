package collisionbench.app.comparison;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;

/// Checks whether witness points lie on the shapes.
final class Witnesses {

  private Witnesses() {}

  /// {@return the larger distance of the two witness points from their shapes}
  static double stray(Question question, Separation3 given) {
    return switch (question) {
      case Question.InSpace q ->
          Math.max(
              Separation3.between(new Sphere(given.pointA(), 0), q.a()).distance(),
              Separation3.between(new Sphere(given.pointB(), 0), q.b()).distance());
      case Question.InPlane q ->
          Math.max(
              Separation2.between(new Point2(Lifted.flat(given.pointA())), q.a()).distance(),
              Separation2.between(new Point2(Lifted.flat(given.pointB())), q.b()).distance());
    };
  }
}
