package collisionbench.app.window.action;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.camera.Navigation;
import collisionbench.app.viewport.render.Side;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/// The commands that choose the tool and the overlays, and move the camera by keys. A 2D scene is
/// viewed head-on, and only panned and zoomed.
public record ViewActions(Commands commands, Session session, Navigation navigation) {

  private static final double TURN = Math.toRadians(15);
  private static final double ZOOM = 1.25;

  public void define() {
    Group tools = commands.group(Place.TOOL, 0);
    tool(tools, "W", Feather.MOVE, View.Tool.MOVE);
    tool(tools, "E", Feather.ROTATE_CW, View.Tool.ROTATE);
    tool(tools, "R", Feather.MAXIMIZE_2, View.Tool.RESIZE);
    Group axes = commands.group(Place.TOOL, 1);
    axes.toggle("local-axes", "Q", is(View::localAxes), showing(View::axesToggled));
    defineLayers(commands.group(Place.LAYERS, 0));
    Group framing = commands.group(Place.VIEW, 0);
    framing.add("frame-all", "Home, A", Feather.MAXIMIZE, navigation::frameAll);
    framing
        .offWhile(session.selection().map(Selection::isEmpty))
        .add("frame-selection", "F", Feather.CROSSHAIR, navigation::frameSelection);
    ObservableValue<Boolean> flat =
        session.document().map(document -> document.scene().space() == Space.TWO);
    defineSides(flat);
    defineSteps(flat);
  }

  private void tool(Group group, String key, Feather icon, View.Tool tool) {
    ObservableValue<Boolean> chosen = is(view -> view.tool() == tool);
    group.toggle(KebabCase.of(tool), key, icon, chosen, showing(view -> view.with(tool)));
  }

  private void defineLayers(Group group) {
    layer(group, "C", View.Layer.CONTACTS);
    layer(group, "D", View.Layer.DISTANCE);
    layer(group, "Shift+D", View.Layer.DEPTH);
    layer(group, "Shift+C", View.Layer.CROSSING);
    layer(group, "B", View.Layer.BOUNDS);
    layer(group, "N", View.Layer.NAMES);
    layer(group, "G", View.Layer.GRID);
    layer(group, "Shift+S", View.Layer.STRIPES);
    layer(group, "X", View.Layer.SEE_THROUGH);
  }

  private void layer(Group group, String key, View.Layer layer) {
    String id = "show-" + KebabCase.of(layer);
    ObservableValue<Boolean> shown = is(view -> view.shows(layer));
    Runnable toggle = showing(view -> view.toggled(layer));
    if (layer == View.Layer.GRID) {
      group.toggle(id, key, Feather.GRID, shown, toggle);
    } else {
      group.toggle(id, key, shown, toggle);
    }
  }

  private Runnable showing(UnaryOperator<View> change) {
    return () -> session.display().show(change);
  }

  private ObservableValue<Boolean> is(Predicate<View> condition) {
    return session.display().view().map(condition::test);
  }

  private void defineSides(ObservableValue<Boolean> flat) {
    Group any = commands.group(Place.VIEW, 1);
    Group space = any.offWhile(flat);
    side(space, "view-front", "1, Numpad 1", Side.FRONT);
    side(space, "view-right", "3, Numpad 3", Side.RIGHT);
    side(space, "view-top", "7, Numpad 7", Side.TOP);
    any.add("view-reset", "0, Numpad 0", navigation::reset);
    ObservableValue<Boolean> parallel = is(view -> view.lens() == View.Lens.ORTHOGRAPHIC);
    Runnable toggle = showing(view -> view.with(view.lens().other()));
    space.toggle("orthographic", "5, Numpad 5", Feather.BOX, parallel, toggle);
  }

  /// Its menu item names the next side.
  private void side(Group group, String id, String keys, Side side) {
    ObservableValue<Side> next = session.display().camera().map(camera -> next(side, camera));
    ObservableValue<String> name = next.map(now -> Texts.get("from." + KebabCase.of(now)));
    group.add(id, keys, name, () -> navigation.face(side));
  }

  private static Side next(Side side, Camera camera) {
    return side.isSeenBy(camera) ? side.opposite() : side;
  }

  private void defineSteps(ObservableValue<Boolean> flat) {
    Group turning = commands.group(Place.CAMERA, 0).offWhile(flat);
    turning.add("turn-left", "4, Numpad 4", () -> navigation.turn(-TURN, 0));
    turning.add("turn-right", "6, Numpad 6", () -> navigation.turn(TURN, 0));
    turning.add("turn-up", "8, Numpad 8", () -> navigation.turn(0, TURN));
    turning.add("turn-down", "2, Numpad 2", () -> navigation.turn(0, -TURN));
    Group panning = commands.group(Place.CAMERA, 1);
    panning.add("pan-left", "Shift+4", () -> navigation.pan(-1, 0));
    panning.add("pan-right", "Shift+6", () -> navigation.pan(1, 0));
    panning.add("pan-up", "Shift+8", () -> navigation.pan(0, 1));
    panning.add("pan-down", "Shift+2", () -> navigation.pan(0, -1));
    Group zooming = commands.group(Place.CAMERA, 2);
    zooming.add("zoom-in", "Equals, Add, Shift+Equals, Plus", () -> navigation.zoom(1 / ZOOM));
    zooming.add("zoom-out", "Minus, Subtract", () -> navigation.zoom(ZOOM));
  }
}
