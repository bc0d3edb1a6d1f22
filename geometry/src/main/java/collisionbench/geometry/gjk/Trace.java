package collisionbench.geometry.gjk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// Takes the iterations of GJK and EPA, if anybody asks for them.
public final class Trace {

  /// Nobody asks.
  public static final Trace UNASKED = new Trace();

  private final List<Iteration> iterations = new ArrayList<>();

  private Trace() {}

  /// {@return one that takes iterations, for one answer}
  public static Trace asked() {
    return new Trace();
  }

  boolean isAsked() {
    return this != UNASKED;
  }

  void add(Iteration iteration) {
    iterations.add(iteration);
  }

  void replaceAll(UnaryOperator<Iteration> by) {
    if (isAsked()) {
      iterations.replaceAll(by);
    }
  }

  /// {@return the iterations so far, in the scene's units}
  public List<Iteration> iterations() {
    return List.copyOf(iterations);
  }
}
