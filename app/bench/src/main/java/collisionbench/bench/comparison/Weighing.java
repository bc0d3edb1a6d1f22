package collisionbench.bench.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Question;

/// Weighs the mistakes of a method about one input. Errors are lengths in the unit of the shapes.
///
/// @param difficulty the difficulty of the input
/// @param limit the largest error that rounding explains
/// @param distance the exact signed distance; NaN if there is none
/// @param margin the largest gap at which the method may say yes
public record Weighing(Difficulty difficulty, double limit, double distance, double margin) {

  /// {@return the weighing of answers to a question as the method is given it}
  ///
  /// @param difficulty of the input, or of where its shapes cross
  /// @param precision the coarser one of the method and the judge
  /// @param margin the largest gap at which the method may say yes
  /// @param exact the reference answer
  public static Weighing of(
      Difficulty difficulty, Question question, Precision precision, double margin, Answer exact) {
    return new Weighing(
        difficulty,
        // The least double is always rounding, also where the product is less.
        Math.max(difficulty.limit(precision) * Difficulty.largest(question), Double.MIN_VALUE),
        exact.decided().distance().orElse(Double.NaN),
        margin);
  }

  /// {@return the weight of an answer that cannot be used: none, or one with NaN or infinity}
  public Weight ofNoAnswer() {
    return Weight.of(difficulty);
  }

  /// {@return the error of a wrong yes or no: the gap beyond the margin, or the depth}
  public double verdictError(boolean yes) {
    return yes ? distance - margin : -distance;
  }

  /// {@return the weight of a wrong yes or no}
  ///
  /// @param error see [#verdictError]; of answers that contradict each other, the distance from
  ///   touching
  public Weight ofVerdict(double error) {
    return distance == 0 ? Weight.AT_TOUCH : ofPlace(error);
  }

  /// {@return the weight of points that are not where they must be}
  public Weight ofPlace(double error) {
    return error <= limit ? Weight.NEAR : Weight.of(difficulty);
  }

  /// {@return the weight of a wrong number}
  public Weight ofNumber(double error) {
    return error <= limit ? Weight.ROUNDING : Weight.of(difficulty);
  }

  /// {@return the weight of a wrong crossing}
  ///
  /// @param error infinite if it is of another kind
  public Weight ofCrossing(double error) {
    return error == Double.POSITIVE_INFINITY ? ofVerdict(Math.abs(distance)) : ofNumber(error);
  }

  /// {@return the weight of wrong contact times; those of shapes that touch at time 0 up to
  /// rounding are not compared}
  public Weight ofTimes(double error) {
    return Math.abs(distance) <= limit ? Weight.ROUNDING : ofNumber(error);
  }
}
