package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;

/// Asks the library about two shapes. In the plane all points and directions have `z = 0`.
final class Kernel {

  private Kernel() {}

  static Separation3 separation(Question question) {
    return Methods.ANALYTIC.answer(question, Query.SEPARATION).decided().separation().orElseThrow();
  }

  static Question moving(Question question, Vec3 motion) {
    return switch (question) {
      case Question.InSpace q -> new Question.InSpace(q.a(), Vec3.ZERO, q.b(), motion);
      case Question.InPlane q -> new Question.InPlane(q.a(), Vec2.ZERO, q.b(), Lifted.flat(motion));
    };
  }

  /// {@return the distance after a displacement of B}
  static double distance(Question question, Vec3 by) {
    return separation(moving(question, by).at(1).orElseThrow()).distance();
  }

  /// {@return a motion that takes B past A: twice the distance to contact, plus a sideways part;
  /// for touching shapes, away from A by a fraction of their size}
  static Vec3 motion(ShapePair shapes) {
    Separation3 s = separation(shapes.question());
    Vec3 n = s.normal();
    double distance = s.distance() == 0 ? -stepApart(shapes) : s.distance();
    Vec3 sideways =
        switch (shapes) {
          case ShapePair.InSpace _ -> new Vec3(n.y(), n.z(), n.x());
          case ShapePair.InPlane _ -> Lifted.of(Lifted.flat(n).perpendicular());
        };
    return n.times(-2 * distance).plus(distance, sideways);
  }

  /// {@return a fraction of the size; 0 if the size is too large or too small}
  private static double stepApart(ShapePair shapes) {
    double size = shapes.size();
    return size > 0x1p-1000 && size < 0x1p1000 ? Math.scalb(0.25, Math.getExponent(size)) : 0;
  }
}
