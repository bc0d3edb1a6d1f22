package collisionbench.bench.paste;

import collisionbench.bench.scene.Axes;
import collisionbench.bench.scene.Space;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// What a user may say about a text.
///
/// @param preferred the space of the open scene, which decides if the text does not
/// @param space whether it is 2D or 3D; empty to find out
/// @param form what all its bodies are; empty to find out
/// @param switches those that are on
/// @param findsCommas whether to find out whether commas are decimal
public record Options(
    Space preferred,
    Optional<Space> space,
    Optional<Form> form,
    Cut cut,
    Set<Switch> switches,
    boolean findsCommas) {

  /// What a text does not say, and the user may.
  public enum Switch {
    /// Commas between digits are decimal.
    DECIMAL_COMMA,
    /// In space, z is up.
    Z_UP,
    /// In space, axes are left-handed, as in Unity and Unreal.
    LEFT_HANDED,
    /// In the plane, y is down, as on screens.
    Y_DOWN;

    /// {@return whether it means something in a space}
    public boolean isIn(Space space) {
      return this == DECIMAL_COMMA || (space == Space.TWO) == (this == Y_DOWN);
    }
  }

  public Options {
    switches = Set.copyOf(switches);
  }

  /// {@return default options}
  public static Options in(Space preferred) {
    return new Options(preferred, Optional.empty(), Optional.empty(), Cut.TEXT, Set.of(), true);
  }

  public Options with(Space chosen) {
    return new Options(preferred, Optional.of(chosen), form, cut, switches, findsCommas);
  }

  public Options with(Form chosen) {
    return new Options(preferred, space, Optional.of(chosen), cut, switches, findsCommas);
  }

  public Options with(Cut chosen) {
    return new Options(preferred, space, form, chosen, switches, findsCommas);
  }

  public Options with(Switch one, boolean isOn) {
    Set<Switch> next = EnumSet.noneOf(Switch.class);
    next.addAll(switches);
    boolean _ = isOn ? next.add(one) : next.remove(one);
    return new Options(
        preferred, space, form, cut, next, findsCommas && one != Switch.DECIMAL_COMMA);
  }

  /// {@return how the axes of the text are meant}
  Axes axes() {
    return new Axes(
        switches.contains(Switch.Z_UP),
        switches.contains(Switch.LEFT_HANDED),
        switches.contains(Switch.Y_DOWN));
  }
}
