package collisionbench.app.viewport.render;

import collisionbench.app.session.Hue;
import collisionbench.app.settings.Theme;
import collisionbench.bench.scene.Axis;
import javafx.scene.layout.Background;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;

/// The colors of a picture. Nothing is as red as contact.
///
/// @param body a body that touches nothing
/// @param contact a body that touches another
/// @param contactStripe the stripes that mark contact for those who cannot see the color
/// @param dispute the hatch and outline where a method disagrees with exact arithmetic
/// @param line a segment that touches nothing
/// @param edge the edges drawn on boxes and triangles
/// @param outline the outline of bodies, and the seam where two intersect
/// @param selection the outline of selected bodies
/// @param first the tint of the first body of the pair, A; that of the selection in pictures that
///   do not tell the two apart
/// @param second the tint of the second, B
/// @param shadow the bodies' shadows on the ground
/// @param text the numbers along the axes
/// @param plate the background of text
/// @param ink text and lines over bodies
/// @param handleX handles along x; reddish, but not the red of contact
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
    Color first,
    Color second,
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

  public static final Palette DARK = of(true, false);
  public static final Palette LIGHT = of(false, false);

  private static final Palette WINDOW_DARK = of(true, true);
  private static final Palette WINDOW_LIGHT = of(false, true);

  private static Palette of(boolean dark, boolean window) {
    Color selection = pick(dark, "#4493f8", "#0969da");
    Color skyTop = pick(dark, "#23262b", window ? "#fefefe" : "#f5f6f8");
    return new Palette(
        skyTop,
        pick(dark, "#2f343b", window ? "#eff3f8" : "#e4e7eb"),
        pick(dark, "#e9e7e1", "#d9dbdf"),
        pick(dark, "#e5484d", "#e5484d"),
        pick(dark, "#a8282f", "#a8282f"),
        pick(dark, "#ffb224", "#e8a10c"),
        pick(dark, "#e9e7e1", "#57606a"),
        pick(dark, "#4a4d52", "#6b7078"),
        pick(dark, "#0c0e10", "#15181c"),
        selection,
        window ? pick(dark, "#ecc27f", "#946200") : selection,
        window ? pick(dark, "#79b8ea", "#1f6fb5") : selection,
        pick(dark, "#8b949e", "#8c959f"),
        pick(dark, "#a8605f", "#b98382"),
        pick(dark, "#6f9a63", "#83a878"),
        pick(dark, "#5f7fae", "#7f97bd"),
        dark ? Color.gray(0, 0.7) : window ? Color.web("#24395c", 0.24) : Color.gray(0, 0.3),
        pick(dark, "#b6bdc6", "#57606a"),
        Color.color(skyTop.getRed(), skyTop.getGreen(), skyTop.getBlue(), 0.8),
        pick(dark, "#f0f3f6", "#1f2328"),
        pick(dark, "#f2966f", "#c05a24"),
        pick(dark, "#86c66f", "#3f8632"),
        pick(dark, "#8aa6ff", "#4355c7"),
        pick(dark, "#6fe0d2", "#00675c"),
        pick(dark, "#c3a6ff", "#6f3fc4"),
        pick(dark, "#b7d96b", "#4f7300"),
        pick(dark, "#e6b873", "#8f5a00"),
        pick(dark, "#a9bccf", "#3f5a75"));
  }

  private static Color pick(boolean dark, String inDark, String inLight) {
    return Color.web(dark ? inDark : inLight);
  }

  public static Palette of(Theme theme) {
    return switch (theme) {
      case DARK -> DARK;
      case LIGHT -> LIGHT;
    };
  }

  /// {@return the colors of the window, which tell two bodies apart; pictures without it keep those
  /// of older versions}
  public static Palette ofWindow(Theme theme) {
    return switch (theme) {
      case DARK -> WINDOW_DARK;
      case LIGHT -> WINDOW_LIGHT;
    };
  }

  /// {@return whether the two bodies of a pair have tints}
  public boolean tellsApart() {
    return !first.equals(second);
  }

  /// {@return the tints as colors of a style sheet}
  public String style() {
    return "-first: %s; -second: %s;".formatted(web(first), web(second));
  }

  private static String web(Color color) {
    return color.toString().replace("0x", "#");
  }

  /// {@return the outline of a selected body}
  public Color outline(Hue tint) {
    return tint == Hue.NONE ? selection : of(tint);
  }

  public Color of(Hue hue) {
    return switch (hue) {
      case NONE -> ink;
      case HELD -> grid;
      case FIRST -> first;
      case SECOND -> second;
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

  public Background sky() {
    Stop top = new Stop(0, skyTop);
    Stop bottom = new Stop(1, skyBottom);
    return Background.fill(new LinearGradient(0, 0, 0, 1, true, CycleMethod.NO_CYCLE, top, bottom));
  }
}
