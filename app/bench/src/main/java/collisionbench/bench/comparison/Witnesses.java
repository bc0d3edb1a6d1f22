package collisionbench.bench.comparison;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;

/// Checks whether witness points lie on the shapes.
public final class Witnesses {

  private Witnesses() {}

  /// {@return the larger distance of the two witness points from their shapes}
  public static double stray(Question question, Separation3 given) {
    return Math.max(toB(question.swapped(), given.pointA()), toB(question, given.pointB()));
  }

  /// {@return the distance of a point from B}
  public static double toB(Question question, Vec3 point) {
    return switch (question) {
      case Question.InSpace q -> Separation3.between(new Sphere(point, 0), q.b()).distance();
      case Question.InPlane q ->
          Separation2.between(new Point2(Lifted.flat(point)), q.b()).distance();
    };
  }
}
