package collisionbench.app.formula;

import collisionbench.app.text.Phrase;
import java.io.Serial;

/// A text is not in the supported part of LaTeX.
public final class FormulaException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final int at;
  private final transient Phrase expected;

  FormulaException(String latex, int at, Phrase expected) {
    super(expected + " at " + at + " of " + latex);
    this.at = at;
    this.expected = expected;
  }

  /// {@return the position of the error in characters, from 0}
  public int at() {
    return at;
  }

  /// {@return what was expected there}
  public Phrase expected() {
    return expected;
  }
}
