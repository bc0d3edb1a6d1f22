package collisionbench.app.panel.inspector;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import java.util.List;

/// The bodies whose numbers a form shows.
interface Subject {

  /// {@return the bodies, at least one; all of them must be in the scene}
  List<Body> in(Scene scene);

  /// The name of the body of a form. The body may be renamed.
  final class Edited implements Subject {

    private String id;

    Edited(String id) {
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
}
