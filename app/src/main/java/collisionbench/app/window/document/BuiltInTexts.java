package collisionbench.app.window.document;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.lesson.LessonFolder;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;

/// The built-in scenes, and those of the built-in lessons, with name, note and bodies' names in the
/// language in use. Their files are in English.
public final class BuiltInTexts {

  private BuiltInTexts() {}

  public static List<BuiltInScenes.Entry> all() {
    return BuiltInScenes.all().stream()
        .map(entry -> new BuiltInScenes.Entry(entry.key(), translated(entry.key(), entry.scene())))
        .toList();
  }

  /// {@return the built-in scene of a key, without its expectations}
  public static Optional<Scene> original(String key) {
    return BuiltInScenes.named(key)
        .map(scene -> translated(key, scene).withoutExpectation())
        .or(() -> LessonTexts.original(key));
  }

  /// {@return a built-in scene or a step of a lesson, whose bodies may have been moved and changed,
  /// in the current language; any other document as it is}
  ///
  /// @param current the current lesson; another is read again from its folder
  public static Document translated(Document document, Optional<Lesson> current) {
    return document
        .builtIn()
        .flatMap(key -> original(key).or(() -> inFolder(key, current)))
        .flatMap(document::reworded)
        .orElse(document);
  }

  private static Optional<Scene> inFolder(String key, Optional<Lesson> current) {
    return current
        .filter(lesson -> lesson.stepOf(key).isPresent())
        .or(() -> LessonFolder.readAgain(key))
        .map(lesson -> LessonTexts.original(lesson, key));
  }

  /// Translates the open document, if it is a built-in scene or a step of a lesson.
  public static void translate(Session session, Optional<Lesson> current) {
    Document document = session.document().get();
    Document translated = translated(document, current);
    if (!translated.equals(document)) {
      session.reword(translated);
    }
  }

  private static Scene translated(String key, Scene scene) {
    String prefix = "built-in." + key;
    Scene translated = new Edit.Name(Texts.get(prefix + ".name")).applyTo(scene);
    translated = new Edit.Note(Texts.get(prefix + ".note")).applyTo(translated);
    return LessonTexts.translated(translated);
  }
}
