package collisionbench.app.panel.inspector;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;

/// The body that a form is about, by its name; the form outlives the name.
final class EditedBody {

  private String id;

  EditedBody(String id) {
    this.id = id;
  }

  /// {@return what the body is called now}
  String id() {
    return id;
  }

  /// The body has another name.
  void rename(String newId) {
    id = newId;
  }

  /// {@return the body, which must be in the scene}
  Body in(Scene scene) {
    return scene.body(id).orElseThrow();
  }
}
