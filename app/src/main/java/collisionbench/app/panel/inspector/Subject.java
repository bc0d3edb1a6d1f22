package collisionbench.app.panel.inspector;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import java.util.List;

/// The bodies whose numbers a form shows.
interface Subject {

  /// {@return the bodies, at least one; all of them must be in the scene}
  List<Body> in(Scene scene);
}
