package collisionbench.methods.method.article;

import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Steps;

/// The range of a parameter relative to 0 to 1.
enum UnitRange {
  BELOW,
  ABOVE,
  WITHIN;

  /// {@return an outline with a step for a parameter}
  static Outline and(Outline before, String key) {
    return before.step(key, "below-0", "above-1", "from-0-to-1");
  }

  static UnitRange of(double parameter) {
    return parameter < 0 ? BELOW : parameter > 1 ? ABOVE : WITHIN;
  }

  /// Reports a parameter and its range.
  Steps.Draft report(String symbol, double parameter, Steps.Draft step) {
    return step.gives(symbol, parameter)
        .branch("below-0", symbol + " \\lt 0", this == BELOW, symbol, parameter)
        .branch("above-1", symbol + " \\gt 1", this == ABOVE, symbol, parameter)
        .branch("from-0-to-1", "0 \\le " + symbol + " \\le 1", this == WITHIN, symbol, parameter);
  }
}
