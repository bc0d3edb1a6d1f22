package collisionbench.app.window.action;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.camera.Navigation;
import collisionbench.app.viewport.gesture.ClickedPlace;

/// Adds bodies to the open scene, and selects them.
///
/// @param navigation brings added bodies into view
public record BodyAdding(Session session, Navigation navigation) {

  /// Adds a body in the middle of the picture.
  public void add(ShapeType type) {
    Body body = NewBody.of(type, session.scene(), session.display().camera().get());
    add(body);
    navigation.bringIntoView(body);
  }

  /// Adds a body at a place of the picture.
  public void add(ShapeType type, ClickedPlace place) {
    add(NewBody.at(place, type, session.scene(), session.display().camera().get()));
  }

  private void add(Body body) {
    session.make(new Edit.Add(body));
    session.select(Selection.of(body.id()));
  }
}
