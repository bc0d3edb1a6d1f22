package collisionbench.app.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.lesson.BuiltInLessons;
import collisionbench.app.lesson.Demonstration;
import collisionbench.app.lesson.LessonStep;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The steps of the articles' methods draw what their formulas name.
class ArticleDrawingsTest {

  private static final Pattern WORDS = Pattern.compile("\\\\text\\{[^}]*}|\\\\[A-Za-z]+");
  private static final Pattern NAME = Pattern.compile("[A-Za-z]+'?(_(\\w|\\{\\w+}))?");

  /// Numbers without a place: products and signs; sums whose parts are drawn; and in space the
  /// determinant that its own step draws.
  private static final Map<String, Set<String>> NOWHERE =
      Map.of(
          "region", Set.of("t"),
          "distance-to-line", Set.of("t"),
          "compare", Set.of("r"),
          "edge", Set.of("h"),
          "shift", Set.of("s", "h"),
          "parameter-t", Set.of("A"),
          "parameter-u", Set.of("A"),
          "parameter-v", Set.of("A"),
          "box-frame", Set.of("R"),
          "clamp", Set.of("e"));

  private static List<Step> steps(LessonStep step) {
    Demonstration shown = step.demonstration().orElseThrow();
    PairQuestion pair =
        PairQuestion.of(Evaluation.of(step.scene()), Set.of(shown.pair().a(), shown.pair().b()))
            .orElseThrow();
    return Explained.of(shown.method(), pair.asked(shown.method())).steps();
  }

  private static Stream<String> names(String latex) {
    return NAME.matcher(WORDS.matcher(latex).replaceAll(" ")).results().map(MatchResult::group);
  }

  private static Set<String> drawn(Step step) {
    return step.drawings().stream()
        .map(Drawing::letter)
        .flatMap(ArticleDrawingsTest::names)
        .collect(Collectors.toSet());
  }

  /// A vector such as AB is drawn, too, if both its points are; what has an index, if the first is.
  private static boolean isDrawn(String name, Set<String> drawn) {
    return drawn.contains(name)
        || drawn.contains(name.replaceFirst("(_i)?$", "_1"))
        || name.length() == 2 && name.chars().allMatch(c -> drawn.contains(Character.toString(c)));
  }

  @Test
  void whatAFormulaNamesIsDrawn() {
    Set<String> missing = new TreeSet<>();
    BuiltInLessons.all().stream()
        .flatMap(lesson -> lesson.steps().stream())
        .flatMap(step -> steps(step).stream())
        .forEach(step ->
            names(step.formula())
                .filter(name -> !isDrawn(name, drawn(step)))
                .filter(name -> !NOWHERE.getOrDefault(step.key(), Set.of()).contains(name))
                .forEach(name -> missing.add(step.key() + ": " + name)));
    assertEquals(Set.of(), missing);
  }
}
