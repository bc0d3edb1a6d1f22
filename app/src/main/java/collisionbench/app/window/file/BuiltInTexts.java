package collisionbench.app.window.file;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Optional;

/// The built-in scenes, and those of the built-in lessons, with name, note and bodies' names in the
/// language in use. Their files are in English.
public final class BuiltInTexts {

  private BuiltInTexts() {}

  public static List<BuiltInScenes.Entry> all() {
    return BuiltInScenes.all().stream()
        .map(entry -> new BuiltInScenes.Entry(entry.key(), spoken(entry.key(), entry.scene())))
        .toList();
  }

  /// {@return a built-in scene as something to play with, if there is one of that name: what it
  /// expects of itself is not kept}
  public static Optional<Scene> original(String key) {
    return BuiltInScenes.named(key)
        .map(scene -> spoken(key, scene).withoutExpectation())
        .or(() -> LessonTexts.original(key));
  }

  /// {@return a built-in scene that nobody has touched in the language in use; any other document
  /// as it is}
  public static Document spoken(Document document) {
    return document.isUntouched()
        ? document
            .builtIn()
            .flatMap(key -> original(key).map(scene -> Document.builtIn(key, scene)))
            .orElse(document)
        : document;
  }

  /// Puts what is open in the language in use, if it is a built-in scene that nobody has touched.
  public static void speak(Session session) {
    Document document = session.document().get();
    Document spoken = spoken(document);
    if (!spoken.equals(document)) {
      session.reword(spoken);
    }
  }

  private static Scene spoken(String key, Scene scene) {
    String prefix = "preset." + key;
    Scene spoken = new Edit.Name(Texts.get(prefix + ".name")).applyTo(scene);
    spoken = new Edit.Note(Texts.get(prefix + ".note")).applyTo(spoken);
    return BodyNames.spoken(spoken);
  }
}
