package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.Theme;
import java.util.List;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whether what is written over a picture can be read, by the measure of WCAG 2.
class PaletteTest {

  private static final double LEAST_FOR_TEXT = 4.5;
  private static final double LEAST_FOR_SIGNS = 3;

  static List<Palette> palettes() {
    return List.of(
        Palette.DARK,
        Palette.LIGHT,
        Palette.ofWindow(Theme.DARK),
        Palette.ofWindow(Theme.LIGHT));
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
}
