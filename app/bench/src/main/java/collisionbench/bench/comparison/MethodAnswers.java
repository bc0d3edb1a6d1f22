package collisionbench.bench.comparison;

import collisionbench.bench.evaluation.AnsweredPair;
import collisionbench.bench.evaluation.AnsweredPairs;
import collisionbench.bench.evaluation.PairSource;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Phrase;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// A method's answers about the bodies of a scene at time 0, in the method's precision.
///
/// @param bodies the bodies of the scene
/// @param heard receives each answer
public record MethodAnswers(List<Body> bodies, Method method, Consumer<Answer> heard)
    implements AnsweredPairs {

  public MethodAnswers(List<Body> bodies, Method method) {
    this(bodies, method, _ -> {});
  }

  /// {@return the answers that a scene expects something of; empty if it names a method that is not
  /// in the catalogue}
  ///
  /// @param own the bench's own answers about the scene
  public static Optional<PairSource> of(Scene scene, PairSource own, Catalogue catalogue) {
    Optional<String> named = scene.expect().flatMap(Expectation::method);
    return named.isEmpty()
        ? Optional.of(own)
        : named.flatMap(catalogue::named).map(method -> new MethodAnswers(scene.bodies(), method));
  }

  @Override
  public void forEachNotApart(Consumer<AnsweredPair> consumer) {
    forEachPair(
        bodies,
        (a, b) -> {
          AnsweredPair pair =
              new AnsweredPair(a, b, about(a, b, EnumSet.of(Query.OVERLAP)), Optional.empty());
          if (pair.decided().overlap().orElse(true)) {
            consumer.accept(pair);
          }
          return true;
        });
  }

  @Override
  public void forEach(boolean touching, Predicate<AnsweredPair> wantsMore) {
    forEachPair(
        bodies,
        (a, b) -> {
          Set<Query> queries =
              a.moves() || b.moves()
                  ? EnumSet.allOf(Query.class)
                  : EnumSet.complementOf(EnumSet.of(Query.SWEEP));
          Answer answer = about(a, b, queries);
          return (touching && !isYes(answer))
              || wantsMore.test(new AnsweredPair(a, b, answer, Optional.empty()));
        });
  }

  /// Passes on every unordered pair once, in body order, except those within groups, until
  /// `wantsMore` returns false.
  public static void forEachPair(List<Body> bodies, BiPredicate<Body, Body> wantsMore) {
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        if (bodies.get(i).isAskedAbout(bodies.get(j))
            && !wantsMore.test(bodies.get(i), bodies.get(j))) {
          return;
        }
      }
    }
  }

  private static boolean isYes(Answer answer) {
    return answer.decided().overlap().orElse(false);
  }

  @Override
  public Answer about(Body a, Body b, Set<Query> queries) {
    Question question = method.given(BodyQuestion.of(a, b));
    Set<Query> asked = EnumSet.noneOf(Query.class);
    asked.addAll(queries);
    Set<Query> answered = Guard.answers(method, question.pair());
    if (queries.contains(Query.OVERLAP) && !answered.contains(Query.OVERLAP)) {
      asked.add(Query.CROSSING);
    }
    asked.retainAll(answered);
    Answer answer =
        asked.isEmpty()
            ? Answer.unanswered()
            : completed(
                MethodCalls.guarded(method, () -> method.answer(question, asked, Steps.UNASKED)));
    heard.accept(answer);
    return answer;
  }

  /// {@return an answer with the yes or no that its crossing implies; a failure instead of one with
  /// NaN or infinity}
  private static Answer completed(Answer answer) {
    if (!(answer instanceof Answer.Decided decided)) {
      return answer;
    }
    return decided.isFinite()
        ? MethodVerdict.touches(decided).map(decided::withOverlap).orElse(decided)
        : new Answer.Failed(new MethodFailure.Malformed(MethodCalls.NOT_FINITE));
  }

  @Override
  public Optional<Phrase> reason(Answer answer) {
    return reasonOf(answer);
  }

  /// {@return why no yes or no can be taken from an answer}
  public static Phrase silence(Answer answer) {
    return reasonOf(answer)
        .orElseGet(() ->
            answer.decided().isFinite()
                ? Phrase.of("no-answer.empty")
                : Phrase.verbatim(MethodCalls.NOT_FINITE));
  }

  /// {@return why an answer decides nothing; empty if it decides something}
  public static Optional<Phrase> reasonOf(Answer answer) {
    return switch (answer) {
      case Answer.Undecided(Indecision reason) -> Optional.of(Phrase.verbatim(reason.message()));
      case Answer.Failed(MethodFailure failure) -> Optional.of(FailureWords.of(failure));
      case Answer.Decided _ -> Optional.empty();
    };
  }
}
