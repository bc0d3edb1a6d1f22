package collisionbench.app.window.document;

import collisionbench.app.session.ChosenStep;
import collisionbench.app.session.Document;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.lesson.BuiltInLessons;
import collisionbench.bench.lesson.Goal;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.lesson.LessonFolder;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import java.util.stream.Stream;

/// The scenes of lessons as they are opened: with the names of bodies in the current language, if
/// the lesson is written in it. Names of their own stay.
public final class LessonTexts {

  private LessonTexts() {}

  /// {@return the initial document of a step}
  ///
  /// @param step counts from 0
  public static Document document(Lesson lesson, int step) {
    Scene scene = lesson.steps().get(step).scene().withoutExpectation();
    return Document.builtIn(
        lesson.key(step),
        isWrittenIn(lesson, step, Texts.language()) ? translated(lesson, step, scene) : scene);
  }

  /// {@return the demonstration of a step, with the names of bodies that [#document] has}
  public static Optional<Lesson.Demonstration> demonstration(Lesson lesson, int step) {
    Optional<Lesson.Demonstration> shown = lesson.steps().get(step).demonstration();
    return isWrittenIn(lesson, step, Texts.language())
        ? shown.map(one -> one.renamed(id -> bodyName(Texts.language(), id)))
        : shown;
  }

  /// {@return whether a lesson is written in a language, which names the bodies of a step apart}
  private static boolean isWrittenIn(Lesson lesson, int step, Language language) {
    return lesson.title().isIn(language) && areDistinct(language, lesson.steps().get(step).scene());
  }

  /// Scenes in a folder keep their names.
  private static Scene translated(Lesson lesson, int step, Scene scene) {
    String title = lesson.title().in(Texts.language());
    Scene named =
        lesson.folder().isPresent()
            ? scene
            : new Edit.Name(Texts.get("lesson.scene", title, step + 1)).applyTo(scene);
    return translated(named);
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

  public static boolean isDone(Lesson lesson, Lesson.Step step, Evaluation evaluation) {
    return goals(lesson, step).anyMatch(goal -> goal.isReached(evaluation));
  }

  /// {@return the goal of a step, in all languages of the lesson: a changed scene has the names of
  /// bodies in the language in which it was opened}
  private static Stream<Goal> goals(Lesson lesson, Lesson.Step step) {
    Stream<Goal> translated =
        Languages.AVAILABLE.all().stream()
            .filter(lesson.title()::isIn)
            .map(language -> step.goal().renamed(id -> bodyName(language, id)));
    return Stream.concat(Stream.of(step.goal()), translated);
  }

  /// {@return the step of the method that shows that the goal is met, if it is one of those that
  /// the lesson shows}
  public static Optional<ChosenStep> deciding(
      Lesson lesson, Lesson.Step step, Evaluation evaluation) {
    Optional<String> shown = step.demonstration().flatMap(Lesson.Demonstration::step);
    return goals(lesson, step)
        .flatMap(goal -> goal instanceof Goal.Branch branch ? Stream.of(branch) : null)
        .filter(branch -> shown.filter(branch.step()::equals).isPresent())
        .flatMap(branch ->
            branch.taking(evaluation).stream()
                .mapToObj(which -> new ChosenStep(branch.method().name(), branch.step(), which)))
        .findFirst();
  }

  /// {@return the name of a body in a language; its own if it has no translation}
  static String bodyName(Language language, String id) {
    // A name with hyphens is none of the built-in ones.
    return id.contains("-") ? id : Texts.find(language, "body." + id.replace(' ', '-')).orElse(id);
  }

  /// {@return whether the names of a scene's bodies stay different in a language}
  static boolean areDistinct(Language language, Scene scene) {
    return scene.bodies().stream().map(body -> bodyName(language, body.id())).distinct().count()
        == scene.bodies().size();
  }

  /// {@return a scene with the names of its bodies in the language in use}
  static Scene translated(Scene scene) {
    Scene translated = scene;
    for (Body body : scene.bodies()) {
      translated =
          new Edit.Rename(body.id(), bodyName(Texts.language(), body.id())).applyTo(translated);
    }
    return translated;
  }
}
