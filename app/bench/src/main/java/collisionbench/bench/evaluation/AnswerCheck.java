package collisionbench.bench.evaluation;

import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;

/// One answer that a scene expects, compared with the one that came.
///
/// @param came the answer; empty if there is none
/// @param tolerance how far numbers may be off
/// @param gap the signed distance of the pair, if it is known and the answer is about contact
/// @param reason why there is no answer, if that is known
public record AnswerCheck(
    Expectation.Pair pair,
    AnswerField field,
    AnswerValue expected,
    Optional<AnswerValue> came,
    double tolerance,
    OptionalDouble gap,
    Optional<Phrase> reason) {

  public AnswerCheck(
      Expectation.Pair pair,
      AnswerField field,
      AnswerValue expected,
      Optional<AnswerValue> came,
      double tolerance) {
    this(pair, field, expected, came, tolerance, OptionalDouble.empty(), Optional.empty());
  }

  /// {@return the comparison with the signed distance of the pair}
  AnswerCheck with(OptionalDouble signedDistance) {
    return new AnswerCheck(pair, field, expected, came, tolerance, signedDistance, reason);
  }

  /// {@return the comparison without an answer}
  ///
  /// @param why as a sentence without a subject
  AnswerCheck unanswered(Optional<Phrase> why) {
    return new AnswerCheck(pair, field, expected, Optional.empty(), tolerance, gap, why);
  }

  /// {@return whether the answer is as expected}
  public boolean holds() {
    return came.map(value -> isAsExpected(value, difference())).orElse(false);
  }

  private boolean isAsExpected(AnswerValue value, OptionalDouble difference) {
    return difference.isPresent() ? difference.getAsDouble() <= tolerance : expected.equals(value);
  }

  /// {@return how far the numbers are off; empty if there are none to compare}
  public OptionalDouble difference() {
    return came.map(expected::difference).orElse(OptionalDouble.empty());
  }

  /// {@return the comparison as a sentence}
  public Phrase phrase() {
    String a = PlainText.brief(pair.a());
    String b = PlainText.brief(pair.b());
    if (came.isEmpty()) {
      return unanswered(a, b);
    }
    if (expected instanceof AnswerValue.YesNo(boolean yes)) {
      return measured(yes, a, b).orElseGet(() -> Phrase.of("expect." + verdict(yes), a, b));
    }
    Phrase value = came.get().phrase();
    if (holds()) {
      return Phrase.of("expect.equal", a, b, name(), value);
    }
    OptionalDouble off = difference();
    return off.isPresent()
        ? Phrase.of(
            "expect.off", a, b, name(), value, expected.phrase(), Numbers.of(off.getAsDouble()))
        : Phrase.of("expect.other", a, b, name(), value, expected.phrase());
  }

  private Phrase unanswered(String a, String b) {
    Optional<Phrase> contact =
        expected instanceof AnswerValue.YesNo(boolean yes)
            ? Optional.of(Phrase.of(yes ? "expect.contact" : "expect.no-contact"))
            : Optional.empty();
    return reason
        .map(why ->
            Phrase.of(
                "expect.unanswered",
                a,
                b,
                why,
                contact.orElseGet(() -> Phrase.of("expect.value", name(), expected.phrase()))))
        .orElseGet(() ->
            Phrase.of(
                "expect.not-said-" + topic(), a, b, name(), contact.orElseGet(expected::phrase)));
  }

  /// {@return the end of the key of a sentence that a method does not say this}
  private String topic() {
    return switch (field) {
      case TOUCH, DISTANCE, CROSSING, SWEEP -> KebabCase.of(field);
      default -> "other";
    };
  }

  /// {@return the answer that came, in words}
  public Phrase actual() {
    return came.map(AnswerValue::phrase)
        .or(() -> reason.map(why -> Phrase.of("expect.unanswered-value", why)))
        .orElseGet(() -> Phrase.of("expect.not-said"));
  }

  /// {@return by how much contact is missing or unexpected, if that is known}
  private Optional<Phrase> measured(boolean yes, String a, String b) {
    double distance = gap.orElse(0);
    return holds() || distance == 0 || yes != distance > 0
        ? Optional.empty()
        : Optional.of(
            Phrase.of(
                yes ? "expect.missing-by" : "expect.unexpected-by",
                a,
                b,
                Numbers.of(Math.abs(distance))));
  }

  /// {@return the comparison with an earlier answer, as a sentence: the value now and the value
  /// then}
  public Phrase change() {
    String a = PlainText.brief(pair.a());
    String b = PlainText.brief(pair.b());
    if (expected instanceof AnswerValue.YesNo(boolean yes)) {
      String verb = field == AnswerField.SWEEP ? "meet" : "touch";
      return Phrase.of("change." + verb + (yes ? "-no-more" : "-now"), a, b);
    }
    if (came.isEmpty()) {
      return Phrase.of("change.no-answer", a, b, name(), expected.phrase(Numbers::of));
    }
    boolean distinct = !came.get().phrase(Numbers::of).equals(expected.phrase(Numbers::of));
    DoubleFunction<String> text = distinct ? Numbers::of : Numbers::exact;
    return Phrase.of("change.answer", a, b, name(), came.get().phrase(text), expected.phrase(text));
  }

  private String verdict(boolean yes) {
    String verdict =
        holds() ? yes ? "as-expected" : "apart-as-expected" : yes ? "missing" : "unexpected";
    return field == AnswerField.SWEEP ? "sweep-" + verdict : verdict;
  }

  /// {@return what the answer is about}
  public Phrase name() {
    return Phrase.of(
        "expect.field-" + KebabCase.of(field),
        PlainText.brief(pair.a()),
        PlainText.brief(pair.b()));
  }
}
