package collisionbench.app.viewport.gesture;

import collisionbench.app.settings.View;
import collisionbench.bench.scene.Space;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// What a drag of the background does, by button and modifier keys at its start. In all tables the
/// left button without Alt drags the handle or body under the mouse.
///
/// @param lines the first match counts: lines with more keys come first
public record MouseTable(List<Line> lines) {

  private static final MouseTable BENCH =
      table(
          new Line(Motion.TURN, MouseButton.PRIMARY, Key.ALT),
          new Line(Motion.SELECT, MouseButton.PRIMARY, Key.SHIFT),
          new Line(Motion.TURN, MouseButton.PRIMARY),
          new Line(Motion.MOVE, MouseButton.MIDDLE, Key.SHIFT),
          new Line(Motion.TURN, MouseButton.MIDDLE),
          new Line(Motion.MOVE, MouseButton.SECONDARY));

  private static final MouseTable UNITY =
      table(
          new Line(Motion.TURN, MouseButton.PRIMARY, Key.ALT),
          new Line(Motion.SELECT, MouseButton.PRIMARY),
          new Line(Motion.MOVE, MouseButton.MIDDLE),
          new Line(Motion.ZOOM, MouseButton.SECONDARY, Key.ALT),
          new Line(Motion.LOOK, MouseButton.SECONDARY));

  private static final MouseTable BLENDER =
      table(
          new Line(Motion.MOVE, MouseButton.PRIMARY, Key.ALT, Key.SHIFT),
          new Line(Motion.ZOOM, MouseButton.PRIMARY, Key.ALT, Key.SHORTCUT),
          new Line(Motion.TURN, MouseButton.PRIMARY, Key.ALT),
          new Line(Motion.SELECT, MouseButton.PRIMARY),
          new Line(Motion.MOVE, MouseButton.MIDDLE, Key.SHIFT),
          new Line(Motion.ZOOM, MouseButton.MIDDLE, Key.SHORTCUT),
          new Line(Motion.TURN, MouseButton.MIDDLE));

  private static final MouseTable GODOT =
      table(
          new Line(Motion.TURN, MouseButton.PRIMARY, Key.ALT),
          new Line(Motion.SELECT, MouseButton.PRIMARY),
          new Line(Motion.MOVE, MouseButton.MIDDLE, Key.SHIFT),
          new Line(Motion.ZOOM, MouseButton.MIDDLE, Key.SHORTCUT),
          new Line(Motion.TURN, MouseButton.MIDDLE),
          new Line(Motion.LOOK, MouseButton.SECONDARY));

  private static MouseTable table(Line... lines) {
    return new MouseTable(List.of(lines));
  }

  /// What a drag does.
  public enum Motion {
    /// Box selection.
    SELECT,
    /// Orbits the camera about its target.
    TURN,
    /// Turns the camera about the eye; keys fly.
    LOOK,
    /// Pans the camera.
    MOVE,
    ZOOM;

    Cursor cursor() {
      return switch (this) {
        case SELECT -> Cursor.CROSSHAIR;
        case ZOOM -> Cursor.V_RESIZE;
        case TURN, LOOK, MOVE -> Cursor.MOVE;
      };
    }
  }

  public enum Key {
    ALT,
    SHORTCUT,
    SHIFT;

    private boolean isDown(MouseEvent press) {
      return switch (this) {
        case ALT -> press.isAltDown();
        case SHORTCUT -> press.isShortcutDown();
        case SHIFT -> press.isShiftDown();
      };
    }
  }

  /// A kind of drag.
  ///
  /// @param keys that must be down; others are ignored
  public record Line(Motion does, MouseButton button, Set<Key> keys) {

    public Line {
      keys = Set.copyOf(keys);
    }

    private Line(Motion does, MouseButton button, Key... keys) {
      this(does, button, Set.of(keys));
    }

    /// {@return whether it begins only on the background}
    public boolean beginsOnNothing() {
      return button == MouseButton.PRIMARY && !keys.contains(Key.ALT);
    }
  }

  public static MouseTable of(View.Mouse mouse) {
    return switch (mouse) {
      case BENCH -> BENCH;
      case UNITY -> UNITY;
      case BLENDER -> BLENDER;
      case GODOT -> GODOT;
    };
  }

  /// {@return whether a press drags what is under the mouse; other presses move the camera}
  static boolean takes(MouseEvent press) {
    return press.getButton() == MouseButton.PRIMARY && !press.isAltDown();
  }

  /// {@return what a press on the background begins, if anything} A 2D scene pans instead of
  /// turning.
  Optional<Motion> motion(MouseEvent press, Space space) {
    return lines.stream()
        .filter(line -> line.button == press.getButton())
        .filter(line -> line.keys.stream().allMatch(key -> key.isDown(press)))
        .map(Line::does)
        .map(motion -> space == Space.TWO ? flat(motion) : motion)
        .findFirst();
  }

  private static Motion flat(Motion motion) {
    return motion == Motion.TURN || motion == Motion.LOOK ? Motion.MOVE : motion;
  }
}
