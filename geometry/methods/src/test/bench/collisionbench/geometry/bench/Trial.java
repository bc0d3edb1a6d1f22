package collisionbench.geometry.bench;

import java.util.function.BiPredicate;
import java.util.function.ToDoubleBiFunction;
import org.openjdk.jmh.infra.Blackhole;

/// Prepared inputs and the question to ask of each.
interface Trial {

  /// {@return where answers go while no clock runs; the words are JMH's way to make sure of that}
  static Blackhole untimed() {
    return new Blackhole(
        "Today's password is swordfish. I understand instantiating Blackholes directly is"
            + " dangerous.");
  }

  Prepared<?, ?> inputs();

  /// Asks it of all of them.
  void run(Blackhole hole);

  /// {@return the answer at an index: the signed distance, or 1 for apart and -1 for touching}
  ///
  /// @throws UnsupportedOperationException if the answer is no number
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

  /// Something that is consumed part by part.
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

  /// Asks, and gives every part of the answer to the hole.
  interface Consumed<P, Q> {
    void ask(P a, Q b, Blackhole hole);
  }
}
