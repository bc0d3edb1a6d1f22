package collisionbench.methods.method.article;

import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Steps;

/// Where a parameter is that has to be in 0 to 1.
enum UnitRange {
  BELOW,
  ABOVE,
  WITHIN;

  /// {@return an outline with a step in which a parameter is told}
  static Outline and(Outline before, String key) {
    return before.step(key, "below-0", "above-1", "from-0-to-1");
  }

  static UnitRange of(double parameter) {
    return parameter < 0 ? BELOW : parameter > 1 ? ABOVE : WITHIN;
  }

  /// Tells a parameter, and where it is.
  Steps.Draft report(String symbol, double parameter, Steps.Draft step) {
    return step.gives(symbol, parameter)
        .branch("below-0", symbol + " \\lt 0", this == BELOW, symbol, parameter)
        .branch("above-1", symbol + " \\gt 1", this == ABOVE, symbol, parameter)
        .branch("from-0-to-1", "0 \\le " + symbol + " \\le 1", this == WITHIN, symbol, parameter);
  }
}
