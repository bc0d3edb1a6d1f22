package collisionbench.bench.fuzz;

import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.stream.DoubleStream;

/// The library's sweep of shapes that the judge does not sweep, held to the library's distances.
///
/// @param question with B moving past A
record KernelSweep(Question question) {

  /// {@return how far the shapes are from touching when they meet and part, or how deep they
  /// overlap before, after, or though they never meet, whichever is larger; infinite if a time
  /// contradicts the distance at the start}
  double error() {
    return error(Methods.ANALYTIC.answer(question, Query.SWEEP).decided().sweep().orElseThrow());
  }

  double error(Sweep3 sweep) {
    boolean meetsAtOnce = sweep instanceof Sweep3.Contact contact && contact.enter() == 0;
    if (meetsAtOnce != distance(0) <= 0) {
      return Double.POSITIVE_INFINITY;
    }
    return switch (sweep) {
      case Sweep3.Never _ -> depth(0.25, 0.5, 0.75, 1);
      case Sweep3.Contact(double enter, double exit) -> {
        double first = enter == 0 ? 0 : Math.abs(distance(enter));
        double last = exit == 1 ? Math.max(0, distance(1)) : Math.abs(distance(exit));
        double before = enter == 0 ? 0 : depth(0.5 * enter);
        double after = exit == 1 ? 0 : depth(0.5 * (exit + 1));
        yield Math.max(Math.max(first, last), Math.max(before, after));
      }
    };
  }

  private double depth(double... times) {
    return DoubleStream.of(times).map(time -> -distance(time)).max().orElse(0);
  }

  private double distance(double time) {
    return Kernel.separation(question.at(time).orElseThrow()).distance();
  }
}
