package collisionbench.app.panel.inspector;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;

/// The name of the body of a form. The body may be renamed.
final class EditedBody {

  private String id;

  EditedBody(String id) {
    this.id = id;
  }

  String id() {
    return id;
  }

  void rename(String newId) {
    id = newId;
  }

  /// {@return the body, which must be in the scene}
  Body in(Scene scene) {
    return scene.body(id).orElseThrow();
  }
}
