package collisionbench.app.viewport.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Contrast;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.map.Agreement;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.MapWork;
import collisionbench.bench.map.PairField;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.methods.method.builtin.Methods;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MapInkTest {

  private static final int SIDE = 48;

  /// WCAG 2 asks so much of signs.
  private static final double LEAST_FOR_SIGNS = 3;

  /// A hatch lies in an area that is loud already.
  private static final double LEAST_FOR_HATCHES = 1.5;

  /// Colors less far apart in the cube of red, green and blue are hard to tell apart.
  private static final double LEAST_APART = 0.15;

  static Stream<Palette> palettes() {
    return Stream.of(Palette.DARK, Palette.LIGHT);
  }

  private static AnswerMap map(String method, MapColor color) {
    Scene scene = BuiltInScenes.named("fault-003-short-direction-2d").orElseThrow();
    PairField field =
        new PairField(
            scene.body("circle").orElseThrow(),
            scene.body("quarter").orElseThrow(),
            false,
            Methods.catalogue().named(method).orElseThrow());
    return MapWork.complete(field, MapPlane.XY.square(field, SIDE), color);
  }

  /// {@return the color at a place over the background}
  private static Color at(Agreement agreement, Palette palette, int i, int j) {
    return Contrast.over(MapInk.of(agreement, palette, i, j), palette.skyTop());
  }

  /// {@return the color beside the lines of the hatch}
  private static Color area(Agreement agreement, Palette palette) {
    return at(agreement, palette, 4, 0);
  }

  private static double apart(Color one, Color other) {
    return Math.hypot(
        one.getRed() - other.getRed(),
        Math.hypot(one.getGreen() - other.getGreen(), one.getBlue() - other.getBlue()));
  }

  /// Every edge has a right answer on one side.
  @ParameterizedTest
  @MethodSource("palettes")
  void edgesStandOutFromWhatIsRight(Palette palette) {
    Stream.of(Agreement.values())
        .filter(Agreement::isRight)
        .map(right -> Contrast.between(palette.ink(), area(right, palette)))
        .forEach(contrast -> assertTrue(contrast >= LEAST_FOR_SIGNS, contrast::toString));
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void anyTwoAgreementsAreToldApart(Palette palette) {
    for (Agreement one : Agreement.values()) {
      for (Agreement other : Agreement.values()) {
        double apart = apart(area(one, palette), area(other, palette));
        assertTrue(one == other || apart >= LEAST_APART, one + " " + other + " " + apart);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void hatchesRiseWhereAMethodSaysYesAndFallWhereItSaysNo(Palette palette) {
    for (Agreement agreement : Agreement.values()) {
      Color line = at(agreement, palette, 0, 0);
      double contrast = Contrast.between(line, area(agreement, palette));
      assertTrue(agreement.isWrong() ? contrast >= LEAST_FOR_HATCHES : contrast == 1);
      int up = agreement == Agreement.WRONG_NO ? -1 : 1;
      for (int k = 0; k < SIDE; k++) {
        assertEquals(line, at(agreement, palette, k, up * k));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void everyPathOfBranchesHasAColorOfItsOwn(Palette palette) {
    AnswerMap map = map("article-003-circle-sector", MapColor.BRANCH);
    MapInk ink = new MapInk(map, palette);
    Map<Object, Integer> colors = new HashMap<>();
    for (int n = 0; n < map.places().count(); n++) {
      int color = ink.at(map.places().columnOf(n), map.places().rowOf(n));
      assertEquals(color, colors.computeIfAbsent(map.answers().get(n).path(), _ -> color));
    }
    assertTrue(colors.size() > 3);
    assertEquals(colors.size(), new HashSet<>(colors.values()).size());
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void distancesAreStrongerFartherFromTheEdgeInTwoHues(Palette palette) {
    AnswerMap map = map("analytic", MapColor.DISTANCE);
    MapInk ink = new MapInk(map, palette);
    NavigableMap<Double, Integer> opacities = new TreeMap<>();
    for (int n = 0; n < map.places().count(); n++) {
      double distance = map.answers().get(n).distance().orElseThrow();
      int color = ink.at(map.places().columnOf(n), map.places().rowOf(n));
      Color hue = distance > 0 ? palette.measure() : palette.contact();
      assertEquals(MapInk.number(hue) & 0xffffff, color & 0xffffff);
      opacities.put(distance, color >>> 24);
    }
    assertStronger(opacities.tailMap(0.0, false));
    assertStronger(opacities.headMap(0.0, true).descendingMap());
  }

  private static void assertStronger(Map<Double, Integer> opacities) {
    assertFalse(opacities.isEmpty());
    int last = 0;
    for (int opacity : opacities.values()) {
      assertTrue(opacity >= last, opacities::toString);
      last = opacity;
    }
  }
}
