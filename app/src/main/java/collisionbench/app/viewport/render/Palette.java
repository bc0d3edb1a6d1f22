package collisionbench.app.viewport.render;

import collisionbench.app.scene.Axis;
import collisionbench.app.settings.Theme;
import javafx.scene.layout.Background;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;

/// The colors of a picture. Nothing is as red as contact.
///
/// @param skyTop the background at the top
/// @param skyBottom the background at the bottom
/// @param body a body that touches nothing
/// @param contact a body that touches another
/// @param contactStripe the stripes that mark contact for those who cannot see the color
/// @param dispute the hatch and outline where a method disagrees with exact arithmetic
/// @param line a segment that touches nothing
/// @param edge the edges drawn on boxes and triangles
/// @param outline the outline of bodies, and the seam where two intersect
/// @param selection the outline of selected bodies
/// @param grid grid lines
/// @param axisX the x axis
/// @param axisY the y axis
/// @param axisZ the z axis
/// @param shadow the bodies' shadows on the ground
/// @param text the numbers along the axes
/// @param plate the background of text
/// @param ink text and lines over bodies
/// @param handleX handles along x; reddish, but not the red of contact
/// @param handleY handles along y
/// @param handleZ handles along z
/// @param measure measurements such as distances and crossings; no body has this color
/// @param violet the motion of the first moving body
/// @param lime of the second
/// @param ochre of the third
/// @param steel of the fourth
public record Palette(
    Color skyTop,
    Color skyBottom,
    Color body,
    Color contact,
    Color contactStripe,
    Color dispute,
    Color line,
    Color edge,
    Color outline,
    Color selection,
    Color grid,
    Color axisX,
    Color axisY,
    Color axisZ,
    Color shadow,
    Color text,
    Color plate,
    Color ink,
    Color handleX,
    Color handleY,
    Color handleZ,
    Color measure,
    Color violet,
    Color lime,
    Color ochre,
    Color steel) {

  public static final Palette DARK =
      new Palette(
          Color.web("#23262b"),
          Color.web("#2f343b"),
          Color.web("#e9e7e1"),
          Color.web("#e5484d"),
          Color.web("#a8282f"),
          Color.web("#ffb224"),
          Color.web("#e9e7e1"),
          Color.web("#4a4d52"),
          Color.web("#0c0e10"),
          Color.web("#4493f8"),
          Color.web("#8b949e"),
          Color.web("#a8605f"),
          Color.web("#6f9a63"),
          Color.web("#5f7fae"),
          Color.gray(0, 0.7),
          Color.web("#b6bdc6"),
          Color.web("#23262b", 0.8),
          Color.web("#f0f3f6"),
          Color.web("#f2966f"),
          Color.web("#86c66f"),
          Color.web("#8aa6ff"),
          Color.web("#6fe0d2"),
          Color.web("#c3a6ff"),
          Color.web("#b7d96b"),
          Color.web("#e6b873"),
          Color.web("#a9bccf"));

  public static final Palette LIGHT =
      new Palette(
          Color.web("#f5f6f8"),
          Color.web("#e4e7eb"),
          Color.web("#d9dbdf"),
          Color.web("#e5484d"),
          Color.web("#a8282f"),
          Color.web("#e8a10c"),
          Color.web("#57606a"),
          Color.web("#6b7078"),
          Color.web("#15181c"),
          Color.web("#0969da"),
          Color.web("#8c959f"),
          Color.web("#b98382"),
          Color.web("#83a878"),
          Color.web("#7f97bd"),
          Color.gray(0, 0.3),
          Color.web("#57606a"),
          Color.web("#f5f6f8", 0.8),
          Color.web("#1f2328"),
          Color.web("#c05a24"),
          Color.web("#3f8632"),
          Color.web("#4355c7"),
          Color.web("#00675c"),
          Color.web("#6f3fc4"),
          Color.web("#4f7300"),
          Color.web("#8f5a00"),
          Color.web("#3f5a75"));

  /// {@return the colors of a theme}
  public static Palette of(Theme theme) {
    return switch (theme) {
      case DARK -> DARK;
      case LIGHT -> LIGHT;
    };
  }

  /// {@return the color of a hue}
  public Color of(Hue hue) {
    return switch (hue) {
      case NONE -> ink;
      case HELD -> grid;
      case VIOLET -> violet;
      case LIME -> lime;
      case OCHRE -> ochre;
      case STEEL -> steel;
      case DISPUTE -> dispute;
    };
  }

  /// {@return the color of an axis's handles}
  public Color of(Axis axis) {
    return switch (axis) {
      case X -> handleX;
      case Y -> handleY;
      case Z -> handleZ;
    };
  }

  /// {@return the rim between lines and their background}
  public Color rim() {
    return plate;
  }

  /// {@return the background of labels over bodies; more opaque than [#plate]}
  public Color labelPlate() {
    return skyTop.deriveColor(0, 1, 1, 0.92);
  }

  /// {@return the background gradient}
  public Background sky() {
    Stop top = new Stop(0, skyTop);
    Stop bottom = new Stop(1, skyBottom);
    return Background.fill(new LinearGradient(0, 0, 0, 1, true, CycleMethod.NO_CYCLE, top, bottom));
  }
}
