package collisionbench.methods.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The yes or no that a convention allows at a distance.
class ConventionTest {

  @ParameterizedTest
  @CsvSource({
    // margin, touching, distance, may say yes, may say no
    "0,    closed, -0.5,  true,  false",
    "0,    closed, 0,     true,  false",
    "0,    closed, 1e-9,  false, true",
    "0,    open,   -0.5,  true,  false",
    "0,    open,   0,     false, true",
    "0,    open,   1e-9,  false, true",
    "0,    either, 0,     true,  true",
    "0,    either, 1e-9,  false, true",
    "0.01, closed, 0.01,  true,  true",
    "0.01, closed, 0.011, false, true",
    "0.01, closed, -1e-9, true,  false",
    "0.01, open,   0,     true,  true",
  })
  void allowsAnswersByMarginAndTouching(
      double margin, String touching, double distance, boolean yes, boolean no) {
    Convention convention = of(margin, touching);
    Answer.Decided right = Answer.of(distance <= 0, distance);
    assertEquals(yes, convention.allows(true, right));
    assertEquals(no, convention.allows(false, right));
  }

  @ParameterizedTest
  @CsvSource({
    "0,    closed, 0,    true,  false",
    "0,    closed, 0.1,  false, true",
    "0,    closed, -0.1, true,  false",
    "0,    open,   0,    true,  true",
    "0.2,  closed, 0.1,  true,  true",
    "0,    closed, NaN,  false, false",
  })
  void comparesAYesOrNoWithADistance(
      double margin, String touching, double distance, boolean yes, boolean no) {
    Convention convention = of(margin, touching);
    assertEquals(yes, convention.fits(true, distance));
    assertEquals(no, convention.fits(false, distance));
  }

  private static Convention of(double margin, String touching) {
    return new Convention(margin, Touching.valueOf(touching.toUpperCase(Locale.ROOT)));
  }
}
