package collisionbench.bench.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.bench.text.ReasonException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaTest {

  private static final Formula A = new Formula.Letters("A");
  private static final Formula T = new Formula.Letters("t");
  private static final Formula TWO = new Formula.Letters("2");
  private static final Formula EQUALS = new Formula.Operator("=");

  private static Formula row(Formula... parts) {
    return new Formula.Row(List.of(parts));
  }

  private static void assertTree(Formula expected, String latex) throws ReasonException {
    assertEquals(expected, FormulaParser.parse(latex), latex);
  }

  @Test
  void lettersThatStandTogetherAreOnePart() throws ReasonException {
    assertTree(new Formula.Letters("AB"), "AB");
    assertTree(row(A, new Formula.Gap(), new Formula.Letters("B")), "A B");
    assertTree(row(), "");
  }

  @Test
  void fractionsRootsAndVectorsHoldFormulas() throws ReasonException {
    assertTree(new Formula.Fraction(T, row(A, new Formula.Operator("+"), TWO)), "\\frac{t}{A + 2}");
    assertTree(new Formula.Root(new Formula.Fraction(T, A)), "\\sqrt{\\frac{t}{A}}");
    assertTree(new Formula.Vector(new Formula.Letters("AB")), "\\vec{AB}");
    assertTree(
        new Formula.Vector(new Formula.Script(A, Optional.of(TWO), Optional.empty())),
        "\\vec{A_2}");
  }

  @Test
  void anIndexAndAPowerAreOfWhatStandsRightBefore() throws ReasonException {
    Formula both = new Formula.Script(A, Optional.of(T), Optional.of(TWO));
    assertTree(both, "A_t^2");
    assertTree(both, "A^2_t");
    assertTree(both, "A_{t}^{2}");
    assertTree(row(T, both), "tA_t^2");
    assertTree(
        new Formula.Script(
            new Formula.Letters("V"), Optional.of(new Formula.Letters("12")), Optional.of(TWO)),
        "V_{12}^2");
  }

  @Test
  void aPowerOfABarIsOfTheBar() throws ReasonException {
    assertTree(
        row(
            new Formula.Letters("|A"),
            new Formula.Script(new Formula.Letters("|"), Optional.empty(), Optional.of(TWO)),
            EQUALS,
            T),
        "|A|^2 = t");
  }

  @Test
  void aMinusIsASignWhereNothingStandsBeforeIt() throws ReasonException {
    Formula minus = new Formula.Operator("\u2212");
    Formula sign = new Formula.Letters("\u2212t");
    assertTree(sign, "-t");
    assertTree(row(A, minus, T), "A - t");
    assertTree(row(A, EQUALS, sign), "A = -t");
    assertTree(row(A, new Formula.Comma(), sign), "A, -t");
    assertTree(new Formula.Letters("(\u2212t)"), "(-t)");
    assertTree(new Formula.Letters("|\u2212t|"), "|-t|");
    assertTree(row(new Formula.Letters("|A|"), minus, T), "|A| - t");
  }

  @Test
  void wordsAreNotTakenApart() throws ReasonException {
    assertTree(row(new Formula.Letters("axis 1"), EQUALS, T), "\\text{axis 1} = t");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "d^2 = |PD|^2 = |AP|^2 - \\frac{t^2}{|AB|^2};d\u00b2 = |PD|\u00b2 = |AP|\u00b2 \u2212"
            + " t\u00b2/(|AB|\u00b2)",
        "t = \\vec{AP} \\cdot \\vec{AB};t = AP\u20d7 \u00b7 AB\u20d7",
        "t = \\frac{-V \\pm \\sqrt{\\Delta}}{V^2};t = (\u2212V \u00b1 \u221a\u0394)/V\u00b2",
        "\\Delta \\lt 10^{-10};\u0394 < 10\u207b\u00b9\u2070",
        "q_c \\ne R^{-1} (P_{01} - C);q_c \u2260 R\u207b\u00b9 (P\u2080\u2081 \u2212 C)",
        "r_{max} \\times p_A \\ge 0, t \\le 1;r_(max) \u00d7 p_A \u2265 0, t \u2264 1",
        "\\frac{w}{2} \\gt a;w/2 > a",
      })
  void aFormulaInOneLine(String latex, String line) throws ReasonException {
    assertEquals(line, PlainFormula.of(FormulaParser.parse(latex)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\frac{a}",
        "\\alpha",
        "a^",
        "a^2^3",
        "_2",
        "{a",
        "a}",
        "\\text{a",
        "a & b",
        "\\",
        "= ^2",
        "\u4e00"
      })
  void whatIsNoFormulaIsRefusedAndStandsAsItIs(String text) {
    assertThrows(ReasonException.class, () -> FormulaParser.parse(text));
    assertEquals(new Formula.Letters(text), FormulaParser.parseOrVerbatim(text));
  }
}
