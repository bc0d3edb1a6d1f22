package collisionbench.app.window.file;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.lesson.BuiltInLessons;
import collisionbench.app.lesson.Demonstration;
import collisionbench.app.lesson.Lesson;
import collisionbench.app.lesson.LessonFolder;
import collisionbench.app.lesson.LessonStep;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.text.Languages;
import collisionbench.app.text.Texts;
import java.util.Optional;

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

  /// {@return whether the goal of a step is met. A changed scene of a built-in lesson has the names
  /// of bodies in the language in which it was opened}
  public static boolean isDone(Lesson lesson, LessonStep step, Evaluation evaluation) {
    return step.goal().isReached(evaluation)
        || (isBuiltIn(lesson)
            && Languages.SPOKEN.all().stream()
                .anyMatch(language ->
                    step.goal().renamed(id -> BodyNames.in(language, id)).isReached(evaluation)));
  }
}
