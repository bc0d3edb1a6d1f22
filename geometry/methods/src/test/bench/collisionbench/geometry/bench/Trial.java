package collisionbench.geometry.bench;

import java.util.function.BiPredicate;
import java.util.function.ToDoubleBiFunction;
import org.openjdk.jmh.infra.Blackhole;

/// Prepared inputs and the question about each.
interface Trial {

  /// {@return a sink for answers outside of timing; JMH requires the pass phrase}
  static Blackhole untimed() {
    return new Blackhole(
        "Today's password is swordfish. I understand instantiating Blackholes directly is"
            + " dangerous.");
  }

  Prepared<?, ?> inputs();

  /// Answers the question for all inputs.
  void run(Blackhole hole);

  /// {@return the answer at an index: the signed distance, or 1 for apart and -1 for touching}
  ///
  /// @throws UnsupportedOperationException if the answer is not a number
  double value(int index);

  /// A yes or no.
  record YesNo<P, Q>(Prepared<P, Q> inputs, BiPredicate<P, Q> touch) implements Trial {
    @Override
    public void run(Blackhole hole) {
      P[] a = inputs.a;
      Q[] b = inputs.b;
      for (int i = 0; i < a.length; i++) {
        hole.consume(touch.test(a[i], b[i]));
      }
    }

    @Override
    public double value(int index) {
      return touch.test(inputs.a[index], inputs.b[index]) ? -1 : 1;
    }
  }

  /// A signed distance.
  record Distance<P, Q>(Prepared<P, Q> inputs, ToDoubleBiFunction<P, Q> distance) implements Trial {
    @Override
    public void run(Blackhole hole) {
      P[] a = inputs.a;
      Q[] b = inputs.b;
      for (int i = 0; i < a.length; i++) {
        hole.consume(distance.applyAsDouble(a[i], b[i]));
      }
    }

    @Override
    public double value(int index) {
      return distance.applyAsDouble(inputs.a[index], inputs.b[index]);
    }
  }

  /// An answer that is consumed part by part.
  record Whole<P, Q>(Prepared<P, Q> inputs, Consumed<P, Q> parts) implements Trial {
    @Override
    public void run(Blackhole hole) {
      P[] a = inputs.a;
      Q[] b = inputs.b;
      for (int i = 0; i < a.length; i++) {
        parts.ask(a[i], b[i], hole);
      }
    }

    @Override
    public double value(int index) {
      throw new UnsupportedOperationException("the answer is no number");
    }
  }

  /// Answers one input and passes every part of the answer to the black hole.
  interface Consumed<P, Q> {
    void ask(P a, Q b, Blackhole hole);
  }
}
