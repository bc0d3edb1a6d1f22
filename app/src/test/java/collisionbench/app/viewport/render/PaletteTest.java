package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whether what is written over a picture can be read, by the measure of WCAG 2.
class PaletteTest {

  private static final double LEAST_FOR_TEXT = 4.5;
  private static final double LEAST_FOR_SIGNS = 3;

  static List<Palette> palettes() {
    return List.of(Palette.DARK, Palette.LIGHT);
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
      double contrast = contrast(palette.ink(), over(palette.labelPlate(), color));
      assertTrue(contrast >= LEAST_FOR_TEXT, contrast + " over " + color);
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void numbersAreLegibleOnRulersOverBodies(Palette palette) {
    for (Color color : List.of(palette.skyTop(), palette.skyBottom(), palette.line())) {
      double contrast = contrast(palette.text(), over(palette.plate(), color));
      assertTrue(contrast >= LEAST_FOR_SIGNS, contrast + " over " + color);
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void linesStandOutFromTheirRim(Palette palette) {
    for (Color color : behind(palette)) {
      double contrast = contrast(palette.ink(), over(palette.rim(), color));
      assertTrue(contrast >= LEAST_FOR_SIGNS, contrast + " over " + color);
    }
  }

  private static Color over(Color above, Color below) {
    Color opaque = new Color(above.getRed(), above.getGreen(), above.getBlue(), 1);
    return below.interpolate(opaque, above.getOpacity());
  }

  private static double contrast(Color one, Color other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Color color) {
    return 0.2126 * linear(color.getRed())
        + 0.7152 * linear(color.getGreen())
        + 0.0722 * linear(color.getBlue());
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}
