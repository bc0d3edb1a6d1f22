package collisionbench.app.window.file;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.lesson.BuiltInLessons;
import collisionbench.app.lesson.Demonstration;
import collisionbench.app.lesson.Goal;
import collisionbench.app.lesson.Lesson;
import collisionbench.app.lesson.LessonFolder;
import collisionbench.app.lesson.LessonStep;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.ChosenStep;
import collisionbench.app.session.Document;
import collisionbench.app.text.Languages;
import collisionbench.app.text.Texts;
import java.util.Optional;
import java.util.stream.Stream;

/// The scenes of lessons as they are opened: those of the built-in lessons in the current language.
/// Other lessons keep their own names of bodies.
public final class LessonTexts {

  private LessonTexts() {}

  /// {@return the initial document of a step}
  ///
  /// @param step counts from 0
  public static Document document(Lesson lesson, int step) {
    Scene scene = lesson.steps().get(step).scene().withoutExpectation();
    return Document.builtIn(
        lesson.key(step), isBuiltIn(lesson) ? spoken(lesson, step, scene) : scene);
  }

  /// {@return the demonstration of a step, with the names of bodies that [#document] has}
  ///
  /// @param step counts from 0
  public static Optional<Demonstration> demonstration(Lesson lesson, int step) {
    Optional<Demonstration> shown = lesson.steps().get(step).demonstration();
    return isBuiltIn(lesson)
        ? shown.map(one -> one.renamed(id -> BodyNames.in(Texts.language(), id)))
        : shown;
  }

  private static boolean isBuiltIn(Lesson lesson) {
    return lesson.folder().isEmpty();
  }

  private static Scene spoken(Lesson lesson, int step, Scene scene) {
    String title = lesson.title().in(Texts.language());
    Scene spoken = new Edit.Name(Texts.get("lesson.scene", title, step + 1)).applyTo(scene);
    return BodyNames.spoken(spoken);
  }

  /// {@return the lesson that a step's key names, read again; empty if there is none}
  static Optional<Lesson> lesson(String key) {
    return builtIn(key).or(() -> LessonFolder.readAgain(key));
  }

  private static Optional<Lesson> builtIn(String key) {
    return BuiltInLessons.all().stream()
        .filter(lesson -> lesson.stepOf(key).isPresent())
        .findFirst();
  }

  /// {@return the initial scene of a step of a built-in lesson, if the key names one}
  static Optional<Scene> original(String key) {
    return builtIn(key).map(lesson -> original(lesson, key));
  }

  /// {@return the initial scene of the lesson's step that a key names}
  static Scene original(Lesson lesson, String key) {
    return document(lesson, lesson.stepOf(key).orElseThrow()).scene();
  }

  /// {@return whether the goal of a step is met}
  public static boolean isDone(Lesson lesson, LessonStep step, Evaluation evaluation) {
    return goals(lesson, step).anyMatch(goal -> goal.isReached(evaluation));
  }

  /// {@return the goal of a step, in all languages: a changed scene of a built-in lesson has the
  /// names of bodies in the language in which it was opened}
  private static Stream<Goal> goals(Lesson lesson, LessonStep step) {
    Stream<Goal> spoken =
        Languages.SPOKEN.all().stream()
            .map(language -> step.goal().renamed(id -> BodyNames.in(language, id)));
    return Stream.concat(Stream.of(step.goal()), isBuiltIn(lesson) ? spoken : Stream.empty());
  }

  /// {@return the step of the method that shows that the goal is met, if it is one of those that
  /// the lesson shows}
  public static Optional<ChosenStep> deciding(
      Lesson lesson, LessonStep step, Evaluation evaluation) {
    Optional<String> shown = step.demonstration().flatMap(Demonstration::step);
    return goals(lesson, step)
        .flatMap(goal -> goal instanceof Goal.Branch branch ? Stream.of(branch) : null)
        .filter(branch -> shown.filter(branch.step()::equals).isPresent())
        .flatMap(branch ->
            branch.taking(evaluation).stream()
                .mapToObj(which -> new ChosenStep(branch.method().name(), branch.step(), which)))
        .findFirst();
  }
}
