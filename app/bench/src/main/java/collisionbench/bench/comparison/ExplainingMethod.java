package collisionbench.bench.comparison;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.builtin.Methods;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;

/// Chooses the method that explains a scene from an article.
public final class ExplainingMethod {

  private ExplainingMethod() {}

  /// {@return the method of the scene's article for its closest pair; empty if the scene comes from
  /// no article or the article has no method for that pair}
  ///
  /// Of several, a wrong one comes first, since the scene may be there to show the error; then, if
  /// bodies move, one that computes times.
  public static Optional<Method> of(Evaluation evaluation) {
    return evaluation
        .scene()
        .article()
        .flatMap(article ->
            PairQuestion.of(evaluation, Set.of())
                .flatMap(question -> of("article-" + article.number() + "-", question)));
  }

  private static Optional<Method> of(String prefix, PairQuestion question) {
    ReferenceAnswers references = ReferenceAnswers.quick(question);
    Comparator<Method> errs =
        Comparator.comparing(method -> !references.of(method).assessment().isWrong());
    Comparator<Method> times =
        Comparator.comparing(method ->
            !(question.moves()
                && Guard.answers(method, question.now().pair()).contains(Query.SWEEP)));
    return Methods.catalogue().methods().stream()
        .filter(method -> method.name().startsWith(prefix) && question.isAsked(method))
        .min(errs.thenComparing(times));
  }
}
