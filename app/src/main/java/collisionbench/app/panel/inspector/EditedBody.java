package collisionbench.app.panel.inspector;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import java.util.List;

/// The name of the body of a form. The body may be renamed.
final class EditedBody implements Subject {

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

  @Override
  public List<Body> in(Scene scene) {
    return List.of(scene.body(id).orElseThrow());
  }
}
