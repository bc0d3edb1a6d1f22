package collisionbench.bench.scene;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;

/// What a scene expects of the answers about two bodies at time 0.
///
/// @param pair the bodies A and B, in any order
/// @param values the expected answers; others are not checked
/// @param tolerance how far numbers may be off; empty for that of the scene
public record ExpectedPair(
    Expectation.Pair pair, Map<AnswerField, AnswerValue> values, OptionalDouble tolerance) {

  public ExpectedPair {
    Map<AnswerField, AnswerValue> inOrder = new EnumMap<>(AnswerField.class);
    inOrder.putAll(values);
    values = Collections.unmodifiableMap(inOrder);
  }

  public Optional<AnswerValue> value(AnswerField field) {
    return Optional.ofNullable(values.get(field));
  }

  /// {@return whether every answer is as expected}
  boolean isEmpty() {
    return values.values().stream()
        .allMatch(value -> value instanceof AnswerValue.Limits limits && limits.allowAll());
  }

  /// {@return the same with another value expected of an answer, or none}
  public ExpectedPair with(AnswerField field, Optional<AnswerValue> value) {
    Map<AnswerField, AnswerValue> changed = new EnumMap<>(AnswerField.class);
    changed.putAll(values);
    changed.remove(field);
    value.ifPresent(expected -> changed.put(field, expected));
    return new ExpectedPair(pair, changed, tolerance);
  }

  /// {@return the same for renamed bodies}
  ExpectedPair renamed(UnaryOperator<String> rename) {
    return new ExpectedPair(pair.renamed(rename), values, tolerance);
  }
}
