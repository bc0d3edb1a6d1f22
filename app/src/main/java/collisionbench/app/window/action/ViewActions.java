package collisionbench.app.window.action;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.camera.Navigation;
import collisionbench.app.viewport.render.Side;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// The actions that choose the tool and the overlays, and move the camera by keys. A 2D scene is
/// viewed head-on, and only panned and zoomed.
public record ViewActions(Actions actions, Session session, Navigation navigation) {

  private static final double TURN = Math.toRadians(15);
  private static final double ZOOM = 1.25;

  public void define() {
    tool(Action.MOVE, View.Tool.MOVE);
    tool(Action.ROTATE, View.Tool.ROTATE);
    tool(Action.RESIZE, View.Tool.RESIZE);
    toggle(Action.LOCAL_AXES, View::localAxes, View::axesToggled);
    toggle(
        Action.ORTHOGRAPHIC,
        view -> view.lens() == Lens.ORTHOGRAPHIC,
        view -> view.with(view.lens().other()));
    for (View.Layer layer : View.Layer.values()) {
      toggle(Action.showing(layer), view -> view.shows(layer), view -> view.toggled(layer));
    }
    defineCamera();
  }

  private void tool(Action action, View.Tool tool) {
    toggle(action, view -> view.tool() == tool, view -> view.with(tool));
  }

  private void toggle(Action action, Predicate<View> isOn, UnaryOperator<View> change) {
    actions.onToggle(
        action, session.display().view().map(isOn::test), () -> session.display().show(change));
  }

  private void defineCamera() {
    actions.on(Action.FRAME_ALL, navigation::frameAll);
    actions.on(Action.FRAME_SELECTION, navigation::frameSelection);
    actions.offWhile(session.selection().map(Selection::isEmpty), Action.FRAME_SELECTION);
    actions.on(Action.VIEW_RESET, navigation::reset);
    defineSide(Action.VIEW_FRONT, Side.FRONT);
    defineSide(Action.VIEW_RIGHT, Side.RIGHT);
    defineSide(Action.VIEW_TOP, Side.TOP);
    defineSteps();
    actions.offWhile(
        session.document().map(document -> document.scene().space() == Space.TWO),
        Action.VIEW_FRONT,
        Action.VIEW_RIGHT,
        Action.VIEW_TOP,
        Action.ORTHOGRAPHIC,
        Action.TURN_LEFT,
        Action.TURN_RIGHT,
        Action.TURN_UP,
        Action.TURN_DOWN);
  }

  /// Its menu item names the next side.
  private void defineSide(Action action, Side side) {
    actions.on(action, () -> navigation.face(side));
    actions.titled(action, session.display().camera().map(camera -> words(next(side, camera))));
  }

  private static Side next(Side side, Camera camera) {
    return side.isSeenBy(camera) ? side.opposite() : side;
  }

  private static String words(Side side) {
    return Texts.get("from." + KebabCase.of(side));
  }

  private void defineSteps() {
    actions.on(Action.TURN_LEFT, () -> navigation.turn(-TURN, 0));
    actions.on(Action.TURN_RIGHT, () -> navigation.turn(TURN, 0));
    actions.on(Action.TURN_UP, () -> navigation.turn(0, TURN));
    actions.on(Action.TURN_DOWN, () -> navigation.turn(0, -TURN));
    actions.on(Action.PAN_LEFT, () -> navigation.pan(-1, 0));
    actions.on(Action.PAN_RIGHT, () -> navigation.pan(1, 0));
    actions.on(Action.PAN_UP, () -> navigation.pan(0, 1));
    actions.on(Action.PAN_DOWN, () -> navigation.pan(0, -1));
    actions.on(Action.ZOOM_IN, () -> navigation.zoom(1 / ZOOM));
    actions.on(Action.ZOOM_OUT, () -> navigation.zoom(ZOOM));
  }
}
