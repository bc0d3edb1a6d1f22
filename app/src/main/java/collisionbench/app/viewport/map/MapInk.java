package collisionbench.app.viewport.map;

import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.map.Agreement;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.PlaceAnswer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.paint.Color;

/// The colors of the places of a map. Where a method is wrong, a hatch says so, too: rising where
/// it says yes, falling where it says no; level lines say that its distance is wrong.
public final class MapInk {

  /// The opacity of what is right, under the bodies.
  private static final double CALM = 0.3;

  /// The opacity of what is wrong.
  private static final double LOUD = 0.85;

  /// The opacity of what is right about rounded numbers only.
  private static final double PALE = 0.4;

  /// The width of a hatch in places, and that of its lines.
  private static final int HATCH = 8;

  private static final int HATCH_LINE = 2;

  /// The turn between the hues of two branches in degrees: the golden angle, which keeps any number
  /// of hues apart.
  private static final double TURN = 137.508;

  /// How many strengths a hue of distances has.
  private static final double LEVELS = 200;

  private final Palette palette;
  private final AnswerMap map;
  private final double farthest;
  private final double deepest;
  private final List<List<String>> paths;

  /// The colors found so far: thousands of places have one of few, and to make one is slow.
  private final Map<Object, Integer> found = new HashMap<>();

  MapInk(AnswerMap map, Palette palette) {
    this.map = map;
    this.palette = palette;
    boolean isFar = map.color() == MapColor.DISTANCE;
    farthest = isFar ? map.farthest().orElse(0) : 0;
    deepest = isFar ? map.deepest().orElse(0) : 0;
    paths = map.color() == MapColor.BRANCH ? map.paths() : List.of();
  }

  /// {@return the color of a place, as a number of eight digits: opacity, red, green and blue}
  int at(int i, int j) {
    PlaceAnswer answer = map.at(i, j);
    if (map.color() == MapColor.BRANCH && !answer.path().isEmpty()) {
      return number(answer.path(), () -> ofPath(answer.path()));
    }
    if (map.color() == MapColor.DISTANCE && answer.distance().isPresent()) {
      long level = level(answer.distance().getAsDouble());
      boolean isOff = answer.distanceError().orElse(0) > 0 && isLined(j);
      return number(
          new Level(level, isOff), () -> isOff ? lined(ofLevel(level), palette) : ofLevel(level));
    }
    Agreement agreement = answer.agreement();
    return isHatched(agreement, i, j)
        ? number(new Hatch(agreement), () -> lined(of(agreement, palette), palette))
        : number(agreement, () -> of(agreement, palette));
  }

  /// What a place on a line of a hatch looks like.
  private record Hatch(Agreement agreement) {}

  /// What a place of a distance looks like.
  private record Level(long level, boolean lined) {}

  private int number(Object key, Supplier<Color> color) {
    return found.computeIfAbsent(key, _ -> number(color.get()));
  }

  /// {@return the color as a number of eight digits: opacity, red, green and blue}
  static int number(Color color) {
    int opaque = (int) Math.round(255 * color.getOpacity());
    int red = (int) Math.round(255 * color.getRed());
    int green = (int) Math.round(255 * color.getGreen());
    int blue = (int) Math.round(255 * color.getBlue());
    return opaque << 24 | red << 16 | green << 8 | blue;
  }

  static Color of(Agreement agreement, Palette palette, int i, int j) {
    Color color = of(agreement, palette);
    return isHatched(agreement, i, j) ? lined(color, palette) : color;
  }

  private static Color lined(Color color, Palette palette) {
    return color.interpolate(palette.outline(), 0.35);
  }

  private static Color of(Agreement agreement, Palette palette) {
    return switch (agreement) {
      case NO -> faint(palette.ink(), 0.04);
      case YES -> faint(palette.contact(), CALM);
      case WRONG_YES -> faint(palette.dispute(), LOUD);
      case WRONG_NO -> faint(palette.violet(), LOUD);
      case ROUNDED_YES -> faint(palette.dispute(), PALE);
      case ROUNDED_NO -> faint(palette.violet(), PALE);
      case NO_ANSWER -> faint(palette.ink(), LOUD);
    };
  }

  private static Color faint(Color color, double opacity) {
    return color.deriveColor(0, 1, 1, opacity);
  }

  /// {@return whether the line of a hatch runs through a place}
  private static boolean isHatched(Agreement agreement, int i, int j) {
    int along =
        switch (agreement) {
          case WRONG_YES -> j - i;
          case WRONG_NO -> j + i;
          case NO, YES, ROUNDED_YES, ROUNDED_NO, NO_ANSWER -> -1;
        };
    return agreement.isWrong() && isLined(along);
  }

  private static boolean isLined(int along) {
    return Math.floorMod(along, HATCH) < HATCH_LINE;
  }

  /// {@return how far apart the two are, from 1 to [#LEVELS], or how deep, from 0 to `-LEVELS`}
  private long level(double distance) {
    return distance > 0
        ? Math.max(1, Math.round(LEVELS * distance / farthest))
        : Math.round(deepest < 0 ? -LEVELS * distance / deepest : 0);
  }

  /// Two hues that meet at 0, stronger farther away.
  private Color ofLevel(long level) {
    return faint(
        level > 0 ? palette.measure() : palette.contact(), 0.08 + 0.5 * Math.abs(level) / LEVELS);
  }

  private Color ofPath(List<String> path) {
    boolean dark = palette.skyTop().getBrightness() < 0.5;
    double hue = 200 + TURN * paths.indexOf(path);
    return Color.hsb(hue % 360, dark ? 0.55 : 0.45, dark ? 0.75 : 0.9, 0.6);
  }
}
