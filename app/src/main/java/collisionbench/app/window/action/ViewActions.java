package collisionbench.app.window.action;

import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// The actions that choose the tool, the mouse controls and the overlays.
///
/// @param notices announce new mouse controls, which nothing else on screen shows
public record ViewActions(Actions actions, Session session, NoticeBar notices) {

  public void define() {
    tool(Action.MOVE, View.Tool.MOVE);
    tool(Action.ROTATE, View.Tool.ROTATE);
    tool(Action.RESIZE, View.Tool.RESIZE);
    toggle(Action.LOCAL_AXES, View::localAxes, View::axesToggled, () -> {});
    mouse(Action.MOUSE_BENCH, View.Mouse.BENCH);
    mouse(Action.MOUSE_UNITY, View.Mouse.UNITY);
    mouse(Action.MOUSE_BLENDER, View.Mouse.BLENDER);
    mouse(Action.MOUSE_GODOT, View.Mouse.GODOT);
    LayerSwitch.all().forEach(this::layer);
  }

  private void tool(Action action, View.Tool tool) {
    toggle(action, view -> view.tool() == tool, view -> view.with(tool), () -> {});
  }

  private void mouse(Action action, View.Mouse mouse) {
    String keys = Action.KEYS.key().getDisplayText();
    toggle(
        action,
        view -> view.mouse() == mouse,
        view -> view.with(mouse),
        () -> notices.show(Notice.done(Texts.get("mouse.like", action.label(), keys))));
  }

  private void layer(LayerSwitch entry) {
    View.Layer layer = entry.layer();
    toggle(entry, view -> view.shows(layer), view -> view.toggled(layer), () -> {});
  }

  private void toggle(
      MenuEntry entry, Predicate<View> isOn, UnaryOperator<View> change, Runnable afterwards) {
    actions.onToggle(
        entry,
        session.display().view().map(isOn::test),
        () -> {
          session.display().show(change);
          afterwards.run();
        });
  }
}
