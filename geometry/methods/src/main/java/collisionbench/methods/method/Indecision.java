package collisionbench.methods.method;

/// Why a method does not decide.
public sealed interface Indecision {

  /// {@return the reason in English, to follow a colon}
  String message();

  /// The pair is not one that the method answers.
  record PairNotAnswered() implements Indecision {
    @Override
    public String message() {
      return "the method does not answer this pair";
    }
  }

  /// The distance is within its error of 0.
  record WithinError(double error) implements Indecision {
    @Override
    public String message() {
      return "the distance is within " + error + " of 0";
    }
  }

  /// The iterations did not converge.
  record NoConvergence(int iterations) implements Indecision {
    @Override
    public String message() {
      return "no answer after " + iterations + " iterations";
    }
  }

  /// One of the shapes is not convex: a sector above half a turn.
  record NotConvex() implements Indecision {
    @Override
    public String message() {
      return "a sector above half a turn";
    }
  }

  /// A reason specific to the method.
  record Other(String message) implements Indecision {}
}
