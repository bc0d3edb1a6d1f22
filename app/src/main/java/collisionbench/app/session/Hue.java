package collisionbench.app.session;

import collisionbench.bench.evaluation.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Colors that distinguish a few things in addition to their labels.
public enum Hue {
  NONE,
  /// The dragged thing.
  HELD,
  /// A disagreement with exact arithmetic.
  DISPUTE,
  /// The first body of the pair, A.
  FIRST,
  /// The second, B.
  SECOND,
  VIOLET,
  LIME,
  OCHRE,
  STEEL;

  private static final List<Hue> MOVERS = List.of(VIOLET, LIME, OCHRE, STEEL);

  /// {@return the tint of a body}
  ///
  /// @param pair the bodies with tints of their own
  public static Hue of(String id, Optional<Ruling.Names> pair) {
    return pair.map(two -> two.a().equals(id) ? FIRST : two.b().equals(id) ? SECOND : NONE)
        .orElse(NONE);
  }

  public static Optional<Hue> ofLetter(String letter) {
    return Stream.of(FIRST, SECOND).filter(tint -> tint.letter().equals(letter)).findFirst();
  }

  /// {@return the letter of a body with this tint; empty for other colors}
  public String letter() {
    return switch (this) {
      case FIRST -> "A";
      case SECOND -> "B";
      default -> "";
    };
  }

  /// {@return the color of a moving body, by its index}
  public static Hue ofMover(int place) {
    return MOVERS.get(place % MOVERS.size());
  }
}
