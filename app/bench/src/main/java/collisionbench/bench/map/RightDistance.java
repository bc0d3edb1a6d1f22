package collisionbench.bench.map;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.Weighing;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.Optional;
import java.util.OptionalDouble;

/// The distance that a method should give at a place.
///
/// @param value signed, about the numbers that the method is given
/// @param rounding the largest error that rounding explains
public record RightDistance(double value, double rounding) {

  /// {@return the right distance; empty if there is none}
  ///
  /// @param question as the method is given it
  static Optional<RightDistance> of(Method method, Question question) {
    OptionalDouble distance = Referee.FIRST.answer(question, Query.SEPARATION).decided().distance();
    return distance.isPresent()
        ? Optional.of(new RightDistance(distance.getAsDouble(), rounding(method, question)))
        : Optional.empty();
  }

  private static double rounding(Method method, Question question) {
    Precision precision = method.precision();
    return Weighing.of(Difficulty.of(question, precision), question, precision, 0, Answer.nothing())
        .limit();
  }

  /// {@return by how much a distance is wrong; 0 if rounding explains it}
  double error(double distance) {
    double error = Math.abs(distance - value);
    return error <= rounding ? 0 : error;
  }
}
