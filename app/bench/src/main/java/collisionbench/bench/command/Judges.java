package collisionbench.bench.command;

import collisionbench.bench.comparison.Comparison;
import collisionbench.bench.comparison.MethodAnswers;
import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.folder.Judgement;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.function.BiConsumer;

/// Compares methods with a judge on the pairs of a scene that they answer. A method that decides
/// none of them fails.
///
/// @param judge the reference method
record Judges(List<Method> methods, Method judge) {

  private static final int MOST_LISTED = 100;

  /// {@return the comparison}
  ///
  /// @param consumer receives each verdict
  Judgement judge(Scene scene, BiConsumer<PairQuestion, MethodVerdict> consumer) {
    Found found = new Found();
    MethodAnswers.forEachPair(
        scene.bodies(),
        (a, b) -> {
          PairQuestion question = PairQuestion.of(a, b, 0);
          Comparison.of(question, methods, judge)
              .verdicts()
              .forEach(verdict -> {
                consumer.accept(question, verdict);
                found.add(question, verdict);
              });
          return true;
        });
    return found.judgement();
  }

  private static boolean isWrong(MethodVerdict verdict) {
    return verdict.assessment().isWrong() || verdict.reply() instanceof Answer.Failed;
  }

  /// {@return the answer in words, with that of the judge if it is wrong}
  String words(PairQuestion question, MethodVerdict verdict) {
    String answer = MethodCalls.describe(verdict.reply(), question.now());
    return isWrong(verdict)
        ? "%s; %s, %s says %s"
            .formatted(
                answer,
                KebabCase.of(verdict.assessment()),
                judge.name(),
                MethodCalls.describe(MethodCalls.of(judge, question.now()), question.now()))
        : answer;
  }

  /// What was found so far.
  private final class Found {

    private final List<Phrase> sentences = new ArrayList<>();
    private final SequencedSet<String> undecided = new LinkedHashSet<>();
    private final SequencedSet<String> decided = new LinkedHashSet<>();
    private long wrong;

    void add(PairQuestion question, MethodVerdict verdict) {
      (verdict.answer().isPresent() ? decided : undecided).add(verdict.name());
      if (isWrong(verdict)) {
        add(
            "%s and %s: %s says %s"
                .formatted(
                    PlainText.brief(question.a()),
                    PlainText.brief(question.b()),
                    verdict.name(),
                    words(question, verdict)));
      }
    }

    private void add(String sentence) {
      wrong++;
      if (sentences.size() < MOST_LISTED) {
        sentences.add(Phrase.verbatim(sentence));
      }
    }

    Judgement judgement() {
      undecided.removeAll(decided);
      return new Judgement(
          wrong,
          sentences,
          undecided.stream()
              .map(method -> Phrase.verbatim(PlainText.brief(method) + " decides no pair"))
              .toList());
    }
  }
}
