package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.Theme;
import java.util.List;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Whether what is written over a picture can be read, by the measure of WCAG 2.
class PaletteTest {

  private static final double LEAST_FOR_TEXT = 4.5;
  private static final double LEAST_FOR_SIGNS = 3;

  static List<Palette> palettes() {
    return List.of(
        Palette.DARK, Palette.LIGHT, Palette.ofWindow(Theme.DARK), Palette.ofWindow(Theme.LIGHT));
  }

  private static List<Color> behind(Palette palette) {
    return List.of(
        palette.skyTop(),
        palette.skyBottom(),
        palette.body(),
        palette.contact(),
        palette.contactStripe(),
        palette.selection(),
        Color.BLACK,
        Color.WHITE);
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void labelsAreLegibleOnWhateverLiesBehindTheirPlates(Palette palette) {
    for (Color color : behind(palette)) {
      double contrast = Contrast.between(palette.ink(), Contrast.over(palette.labelPlate(), color));
      assertTrue(contrast >= LEAST_FOR_TEXT, contrast + " over " + color);
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void numbersAreLegibleOnRulersOverBodies(Palette palette) {
    for (Color color : List.of(palette.skyTop(), palette.skyBottom(), palette.line())) {
      double contrast = Contrast.between(palette.text(), Contrast.over(palette.plate(), color));
      assertTrue(contrast >= LEAST_FOR_SIGNS, contrast + " over " + color);
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void linesStandOutFromTheirRim(Palette palette) {
    for (Color color : behind(palette)) {
      double contrast = Contrast.between(palette.ink(), Contrast.over(palette.rim(), color));
      assertTrue(contrast >= LEAST_FOR_SIGNS, contrast + " over " + color);
    }
  }

  @Test
  void onlyTheWindowTellsTwoBodiesApart() {
    for (Theme theme : Theme.values()) {
      Palette picture = Palette.of(theme);
      assertFalse(picture.tellsApart());
      assertEquals(List.of(picture.selection(), picture.selection()), tints(picture));
      Palette window = Palette.ofWindow(theme);
      assertTrue(window.tellsApart());
      assertEquals(picture.body(), window.body());
      assertEquals(picture.contact(), window.contact());
      assertEquals(picture.contactStripe(), window.contactStripe());
    }
  }

  private static List<Color> tints(Palette palette) {
    return List.of(palette.first(), palette.second());
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void tintsAreLegibleOnPanelsAndOnTheSky(Theme theme) {
    Palette palette = Palette.ofWindow(theme);
    Color panel = theme == Theme.DARK ? Color.web("#0d1117") : Color.WHITE;
    for (Color tint : tints(palette)) {
      for (Color behind : List.of(panel, palette.skyTop(), palette.skyBottom())) {
        double contrast = Contrast.between(tint, behind);
        assertTrue(contrast >= LEAST_FOR_TEXT, contrast + " of " + tint + " on " + behind);
      }
    }
  }

  /// Differences of colors are far above what is just seen, which is 2.
  @ParameterizedTest
  @MethodSource("collisionbench.app.viewport.render.ColorVision#kinds")
  void tintsDifferFromEachOtherAndFromContactWhateverColorsAreSeen(ColorVision eye) {
    for (Theme theme : Theme.values()) {
      Palette palette = Palette.ofWindow(theme);
      double apart = eye.difference(palette.first(), palette.second());
      assertTrue(apart > 60, apart + " between A and B");
      for (Color tint : tints(palette)) {
        for (Color red : List.of(palette.contact(), palette.contactStripe())) {
          double difference = eye.difference(tint, red);
          assertTrue(difference > 15, difference + " of " + tint + " from " + red);
        }
      }
    }
  }
}
