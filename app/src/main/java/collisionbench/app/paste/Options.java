package collisionbench.app.paste;

import collisionbench.app.scene.Axes;
import collisionbench.app.scene.Space;
import java.util.Optional;

/// What a user may say about a text.
///
/// @param preferred the space of the open scene, which decides if the text does not
/// @param space whether it is 2D or 3D; empty to find out
/// @param decimalCommas whether commas between digits are decimal; empty to find out
/// @param axes how its axes are meant
/// @param form what all its bodies are; empty to find out
public record Options(
    Space preferred,
    Optional<Space> space,
    Optional<Boolean> decimalCommas,
    Cut cut,
    Axes axes,
    Optional<Form> form) {

  /// {@return those of somebody who has said nothing}
  public static Options in(Space preferred) {
    return new Options(
        preferred,
        Optional.empty(),
        Optional.empty(),
        Cut.AS_FOUND,
        Axes.OF_SCENES,
        Optional.empty());
  }

  public Options with(Space chosen) {
    return new Options(preferred, Optional.of(chosen), decimalCommas, cut, axes, form);
  }

  public Options with(Axes chosen) {
    return new Options(preferred, space, decimalCommas, cut, chosen, form);
  }

  public Options with(Cut chosen) {
    return new Options(preferred, space, decimalCommas, chosen, axes, form);
  }

  public Options with(Form chosen) {
    return new Options(preferred, space, decimalCommas, cut, axes, Optional.of(chosen));
  }

  public Options withDecimalCommas(boolean areDecimal) {
    return new Options(preferred, space, Optional.of(areDecimal), cut, axes, form);
  }
}
