package collisionbench.app.window;

import collisionbench.geometry.space.Vec3;
import java.util.function.DoubleUnaryOperator;

/// The keys that move what is selected.
abstract class MovingKeys extends EditKeys {

  void moving() {
    nudging("arrows, Page Up, Page Down");
    bits("Alt+Shift, Ctrl+Shift with arrows, Page Up, Page Down");
  }

  /// Seen from the front, the keys go along the axes.
  private void nudging(String cell) {
    nudge(cell, "Right", Vec3.X);
    nudge(cell, "Left", Vec3.X.negated());
    nudge(cell, "Up", Vec3.Y);
    nudge(cell, "Down", Vec3.Y.negated());
    nudge(cell, "Page Up", Vec3.Z.negated());
    nudge(cell, "Page Down", Vec3.Z);
  }

  private void nudge(String cell, String key, Vec3 way) {
    row(
        cell,
        key(key, () -> moved(way.times(step()))).after(selecting("b")),
        key("Shift+" + key, () -> moved(way.times(10 * step()))).after(selecting("b")));
  }

  private double step() {
    return window.viewport().step().get().size();
  }

  private boolean moved(Vec3 by) {
    return center().minus(center(before)).minus(by).length() < TINY
        && scene().bodies().size() == before.bodies().size();
  }

  private void bits(String cell) {
    bits(cell, "Alt+Shift+", Math::nextUp, Math::nextDown);
    bits(
        cell,
        "Shortcut+Shift+",
        number -> Math.nextUp((float) number),
        number -> Math.nextDown((float) number));
  }

  private void bits(String cell, String keys, DoubleUnaryOperator up, DoubleUnaryOperator down) {
    DoubleUnaryOperator same = DoubleUnaryOperator.identity();
    row(
        cell,
        bit(keys + "Right", up, same, same),
        bit(keys + "Left", down, same, same),
        bit(keys + "Up", same, up, same),
        bit(keys + "Down", same, down, same),
        bit(keys + "Page Down", same, same, up),
        bit(keys + "Page Up", same, same, down),
        key(keys + "Up", () -> movedAlike("b", "c")).after(selecting("b", "c")));
  }

  private boolean movedAlike(String one, String other) {
    Vec3 first = center(scene(), one).minus(center(SCENE, one));
    return !first.equals(Vec3.ZERO)
        && first.equals(center(scene(), other).minus(center(SCENE, other)));
  }

  private Check bit(
      String key, DoubleUnaryOperator x, DoubleUnaryOperator y, DoubleUnaryOperator z) {
    Vec3 was = center(SCENE);
    Vec3 next =
        new Vec3(x.applyAsDouble(was.x()), y.applyAsDouble(was.y()), z.applyAsDouble(was.z()));
    return key(key, () -> center().equals(next)).after(selecting("b"));
  }
}
