package collisionbench.app.window.file;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Language;
import collisionbench.app.text.Texts;

/// The names of bodies of built-in scenes, and of those in lessons that have the same names.
final class BodyNames {

  private BodyNames() {}

  /// {@return the name of a body in a language; its own if it has no translation}
  static String in(Language language, String id) {
    // A name with hyphens is none of the built-in ones.
    return id.contains("-") ? id : Texts.find(language, "body." + id.replace(' ', '-')).orElse(id);
  }

  /// {@return whether the names of a scene's bodies stay different in a language}
  static boolean areDistinct(Language language, Scene scene) {
    return scene.bodies().stream().map(body -> in(language, body.id())).distinct().count()
        == scene.bodies().size();
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
