package collisionbench.bench.fuzz;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;

/// Asks the library about two shapes. In the plane all points and directions have `z = 0`.
final class Kernel {

  private Kernel() {}

  static Answer.Decided ask(Question question, Query query) {
    return (Answer.Decided) Methods.ANALYTIC.answer(question, query);
  }

  static Separation3 separation(Question question) {
    return ask(question, Query.SEPARATION).separation().orElseThrow();
  }

  static Sweep3 sweep(Question question) {
    return ask(question, Query.SWEEP).sweep().orElseThrow();
  }

  static Question moving(Question question, Vec3 motion) {
    return switch (question) {
      case Question.InSpace q -> new Question.InSpace(q.a(), Vec3.ZERO, q.b(), motion);
      case Question.InPlane q -> new Question.InPlane(q.a(), Vec2.ZERO, q.b(), Lifted.flat(motion));
    };
  }

  static Question moved(Question question, Vec3 by) {
    return moving(question, by).at(1).orElseThrow();
  }

  static double distance(Question question, Vec3 by) {
    return separation(moved(question, by)).distance();
  }

  static boolean isInB(Question question, Vec3 point) {
    return switch (question) {
      case Question.InSpace q -> Overlap3.contains(q.b(), point);
      case Question.InPlane q -> Overlap2.contains(q.b(), Lifted.flat(point));
    };
  }
}
