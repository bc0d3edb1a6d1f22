package collisionbench.app.window.file;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Language;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.Texts;

/// The names of bodies of built-in scenes.
final class BodyNames {

  private BodyNames() {}

  /// {@return the name of a body in a language}
  static String in(Language language, String id) {
    return Phrase.of("body." + id.replace(' ', '-')).in(language);
  }

  /// {@return a scene with the names of its bodies in the language in use}
  static Scene spoken(Scene scene) {
    Scene spoken = scene;
    for (Body body : scene.bodies()) {
      spoken = new Edit.Rename(body.id(), in(Texts.language(), body.id())).applyTo(spoken);
    }
    return spoken;
  }
}
