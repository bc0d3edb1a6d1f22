package collisionbench.app.formula;

/// A text is not in the part of LaTeX that formulas are in.
public final class FormulaException extends Exception {

  private static final long serialVersionUID = 1;

  /// @param at counts characters from 0
  FormulaException(String latex, int at, String expected) {
    super(expected + " at " + at + " of " + latex);
  }
}
