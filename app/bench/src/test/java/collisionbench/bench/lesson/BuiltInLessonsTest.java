package collisionbench.bench.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.Explained;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Article;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Completes each lesson by moving bodies as its sentences ask.
class BuiltInLessonsTest {

  private static final Language CHINESE = Languages.AVAILABLE.of(Locale.CHINESE);

  /// The moves that complete each step.
  private static final List<List<Edit>> SOLUTIONS =
      List.of(
          List.of(
              move("ball", 0, -1, 0),
              move("ball", 1.2, 0, 0),
              move("ball", -1.2, 0, 0),
              move("ball", 0, 0.2, 0),
              move("ball", 1.5, 0, 0)),
          List.of(
              move("second", 1, 0, 0),
              move("second", 0, 1, 0),
              move("small ball", -0.8, 0, 0),
              move("large ball", 0, 2, 0),
              move("stick", 0, -1.4, 0),
              move("stick", -1.1, 0, 0),
              move("point", -1, -0.5, 0)),
          List.of(
              move("short stick", 1.2, 0, 0),
              move("short stick", 0, -1.2, 0),
              move("short stick", 0, -1.2, 0),
              move("second", 0, 3, 0)),
          List.of(
              move("circle", 1.6, 0, 0),
              move("circle", 1.45, -1.75, 0),
              move("circle", -1.25, 0, 0),
              move("circle", -0.1, 0, 0),
              move("circle", -2.9, 0, 0)),
          List.of(
              move("ball", 0.99, 0, -0.68),
              move("ball", 0.66, 0, -0.45),
              move("ball", -0.8, -0.3, 0),
              move("ball", 0, -0.9, 0),
              move("ball", -0.9, 0, -0.6)));

  private static Edit move(String id, double x, double y, double z) {
    return new Edit.Move(id, new Vec3(x, y, z));
  }

  record Solution(Lesson lesson, int step, Edit edit) {

    Lesson.Step lessonStep() {
      return lesson.steps().get(step);
    }

    @Override
    public String toString() {
      return lesson.key(step);
    }
  }

  static Stream<Solution> solutions() {
    List<Lesson> lessons = BuiltInLessons.all();
    return IntStream.range(0, lessons.size())
        .boxed()
        .flatMap(i ->
            IntStream.range(0, SOLUTIONS.get(i).size())
                .mapToObj(step -> new Solution(lessons.get(i), step, SOLUTIONS.get(i).get(step))));
  }

  @Test
  void everyArticleHasALessonOfFourToSevenSteps() {
    List<Lesson> lessons = BuiltInLessons.all();
    assertEquals(
        List.of(Article.values()),
        lessons.stream().flatMap(lesson -> lesson.article().stream()).toList());
    for (int i = 0; i < lessons.size(); i++) {
      int steps = lessons.get(i).steps().size();
      assertTrue(4 <= steps && steps <= 7, lessons.get(i).name());
      assertEquals(SOLUTIONS.get(i).size(), steps, "every step is done here");
    }
  }

  @ParameterizedTest
  @MethodSource("solutions")
  void stepIsDoneOnlyAfterItsTask(Solution solution) {
    Scene scene = solution.lessonStep().scene();
    assertFalse(solution.lessonStep().goal().isReached(Evaluation.of(scene)));
    assertTrue(solution.lessonStep().goal().isReached(Evaluation.of(solution.edit.applyTo(scene))));
  }

  @ParameterizedTest
  @MethodSource("solutions")
  void stepHasTextsInBothLanguagesThatNameItsBodies(Solution solution) {
    Lesson.Step step = solution.lessonStep();
    assertEquals(List.of("en", "zh"), List.copyOf(step.text().byTag().keySet()));
    assertTrue(step.text().in(Language.ENGLISH).endsWith("."));
    assertTrue(step.text().in(CHINESE).endsWith("。"));
    assertTrue(step.text().in(CHINESE).codePoints().anyMatch(Character::isIdeographic));
    assertFalse(step.formula().isBlank());
    assertEquals(solution.lesson.article(), step.scene().article());
    String name = step.demonstration().orElseThrow().method().name();
    assertTrue(name.startsWith("article-" + solution.lesson.name()), name);
  }

  /// So that sentences may refer to the letters in the view.
  @ParameterizedTest
  @MethodSource("solutions")
  void stepDrawsItsMethodAndSelectsTheBodyToMove(Solution solution) {
    Lesson.Demonstration shown = solution.lessonStep().demonstration().orElseThrow();
    Evaluation evaluation = Evaluation.of(solution.lessonStep().scene());
    Step drawn =
        PairQuestion.of(evaluation, Set.of(shown.pair().a(), shown.pair().b()))
            .map(pair -> Explained.of(shown.method(), pair.asked(shown.method())))
            .map(Explained::steps)
            .orElseThrow()
            .stream()
            .filter(step -> step.key().equals(shown.step().orElseThrow()))
            .findFirst()
            .orElseThrow();
    assertFalse(drawn.drawings().isEmpty());
    assertEquals(Set.of(shown.pair().a()), solution.edit.ids());
  }

  /// Except one, whose method has no known error.
  @Test
  void everyLessonShowsAnErrorOfItsArticle() {
    for (Lesson lesson : BuiltInLessons.all()) {
      boolean errs = lesson.article().orElseThrow() != Article.SPHERE_BOX;
      assertEquals(
          errs,
          lesson.steps().stream()
              .map(step -> step.text().in(Language.ENGLISH))
              .anyMatch(text -> text.startsWith("The article's code is wrong here.")),
          lesson.name());
    }
  }

  @Test
  void findsAStepByTheKeyOfItsScene() {
    Lesson lesson = BuiltInLessons.all().getFirst();
    assertEquals(1, lesson.stepOf(lesson.key(1)).orElseThrow());
    assertTrue(lesson.stepOf("capsule-sphere").isEmpty());
    assertTrue(BuiltInLessons.all().get(1).stepOf(lesson.key(1)).isEmpty());
  }
}
