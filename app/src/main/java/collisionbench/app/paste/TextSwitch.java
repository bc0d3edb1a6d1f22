package collisionbench.app.paste;

import collisionbench.app.scene.Axes;
import collisionbench.app.scene.Space;

/// What a text does not say, and the user may.
public enum TextSwitch {
  DECIMAL_COMMA,
  /// In space, z is up.
  Z_UP,
  /// In space, axes are left-handed, as in Unity and Unreal.
  LEFT_HANDED,
  /// In the plane, y is down, as on screens.
  Y_DOWN;

  /// {@return whether it means something in a space}
  public boolean isIn(Space space) {
    return switch (this) {
      case DECIMAL_COMMA -> true;
      case Z_UP, LEFT_HANDED -> space == Space.THREE;
      case Y_DOWN -> space == Space.TWO;
    };
  }

  /// {@return whether a text is read so}
  public boolean isOn(String text, Options options) {
    Axes axes = options.axes();
    return switch (this) {
      case DECIMAL_COMMA -> options.decimalCommas().orElseGet(() -> DecimalCommas.areIn(text));
      case Z_UP -> axes.zUp();
      case LEFT_HANDED -> axes.leftHanded();
      case Y_DOWN -> axes.yDown();
    };
  }

  /// {@return the options to read a text so, or not}
  public Options set(Options options, boolean isOn) {
    Axes axes = options.axes();
    return switch (this) {
      case DECIMAL_COMMA -> options.withDecimalCommas(isOn);
      case Z_UP -> options.with(new Axes(isOn, axes.leftHanded(), axes.yDown()));
      case LEFT_HANDED -> options.with(new Axes(axes.zUp(), isOn, axes.yDown()));
      case Y_DOWN -> options.with(new Axes(axes.zUp(), axes.leftHanded(), isOn));
    };
  }
}
