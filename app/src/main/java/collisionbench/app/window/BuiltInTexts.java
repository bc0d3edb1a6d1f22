package collisionbench.app.window;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.text.Texts;
import java.util.List;

/// The built-in scenes with name and note in the language in use. Their files are in English.
final class BuiltInTexts {

  private BuiltInTexts() {}

  static List<BuiltInScenes.Entry> all() {
    return BuiltInScenes.all().stream()
        .map(entry -> new BuiltInScenes.Entry(entry.key(), spoken(entry.key(), entry.scene())))
        .toList();
  }

  /// {@return a built-in scene that has been opened by its name, as it is called in the language in
  /// use; any other document as it is}
  static Document spoken(Document document) {
    if (document.file().isPresent() || document.isDirty()) {
      return document;
    }
    Scene scene = document.scene();
    return BuiltInScenes.all().stream()
        .filter(entry ->
            entry.scene().equals(scene) || entry.scene().withoutExpectation().equals(scene))
        .findFirst()
        .map(entry -> Document.of(spoken(entry.key(), scene)))
        .orElse(document);
  }

  private static Scene spoken(String key, Scene scene) {
    String prefix = "preset." + key;
    Scene named = new Edit.Name(Texts.get(prefix + ".name")).applyTo(scene);
    return new Edit.Note(Texts.get(prefix + ".note")).applyTo(named);
  }
}
