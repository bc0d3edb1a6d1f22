package collisionbench.bench.formula;

import java.util.List;
import java.util.Optional;

/// A formula, taken apart.
public sealed interface Formula {

  /// Parts side by side.
  record Row(List<Formula> parts) implements Formula {
    public Row {
      parts = List.copyOf(parts);
    }
  }

  /// Letters, a number, a parenthesis, a bar or the sign before a number, without space around.
  record Letters(String text) implements Formula {}

  /// A sign with space on both sides, such as `=`.
  record Operator(String sign) implements Formula {}

  /// A comma, with space after it.
  record Comma() implements Formula {}

  /// A little space between two factors.
  record Gap() implements Formula {}

  record Fraction(Formula top, Formula bottom) implements Formula {}

  record Root(Formula under) implements Formula {}

  /// An arrow over letters.
  record Vector(Formula under) implements Formula {}

  /// An index, a power or both after a part.
  record Script(Formula base, Optional<Formula> index, Optional<Formula> power)
      implements Formula {}
}
