package collisionbench.app.panel.comparison;

import collisionbench.app.panel.steps.StepWords;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Method;
import java.util.ArrayList;
import java.util.List;

/// The method that colors the picture, and its answers, in words.
public final class ColoringWords {

  private ColoringWords() {}

  /// {@return the title of a method with its arithmetic, unless the title contains it}
  public static String title(Method method) {
    String title = StepWords.title(method);
    String arithmetic = StepWords.arithmetic(method);
    return title.equals(arithmetic) ? title : Texts.get("coloring.title", title, arithmetic);
  }

  /// {@return how many pairs are red, wrong and not answered, or that none is answered}
  public static String count(Coloring coloring) {
    if (coloring.extent() != Coloring.Extent.NEAR) {
      return Texts.get("coloring." + KebabCase.of(coloring.extent()));
    }
    long contacts = coloring.rulings().values().stream().filter(Ruling::isContact).count();
    long silent =
        coloring.rulings().values().stream().filter(ruling -> ruling.touches().isEmpty()).count();
    int near = coloring.rulings().size() + coloring.unanswered();
    if (near == 0) {
      return Texts.get("coloring.no-pairs");
    }
    if (silent == near) {
      return Texts.get("coloring.answers-none", silent);
    }
    List<String> parts = new ArrayList<>();
    parts.add(Texts.get("coloring.red", contacts, near));
    add(parts, "coloring.wrong", coloring.wrong().size());
    add(parts, "coloring.silent", silent);
    return parts.stream().reduce((all, next) -> Texts.get("list.comma", all, next)).orElseThrow();
  }

  private static void add(List<String> parts, String key, long count) {
    if (count > 0) {
      parts.add(Texts.get(key, count));
    }
  }

  /// {@return which answers the method still owes; the red is that of its last ones}
  public static String waiting(Coloring coloring, Evaluation evaluation) {
    List<Ruling> stale = coloring.stale(evaluation);
    int more = stale.size() + coloring.unanswered() - 1;
    if (stale.isEmpty()) {
      return Texts.get("coloring.waiting");
    }
    String a = stale.getFirst().a().id();
    String b = stale.getFirst().b().id();
    return more > 0
        ? Texts.get("coloring.stale-more", a, b, more)
        : Texts.get("coloring.stale", a, b);
  }

  /// {@return the method's answer about a pair}
  public static String of(Coloring coloring, PairAnswer pair) {
    String answer = answer(coloring, pair);
    return coloring.of(pair).filter(Ruling::wrong).isPresent()
        ? Texts.get("coloring.says-wrong", answer)
        : answer;
  }

  /// {@return the method's answer about a pair, without whether it is wrong}
  public static String answer(Coloring coloring, PairAnswer pair) {
    return coloring
        .of(pair)
        .map(ruling ->
            ruling
                .touches()
                .map(yes -> Texts.get(yes ? "coloring.yes" : "coloring.no"))
                .orElseGet(() -> Texts.get("coloring.nothing")))
        .orElseGet(() -> Texts.get(isComplete(coloring) ? "coloring.apart" : "coloring.not-asked"));
  }

  /// {@return whether the method has answered about all near pairs}
  private static boolean isComplete(Coloring coloring) {
    return coloring.extent() == Coloring.Extent.NEAR && coloring.unanswered() == 0;
  }
}
