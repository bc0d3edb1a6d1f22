package collisionbench.bench.comparison;

import collisionbench.bench.text.KebabCase;
import java.util.Optional;

/// How much a mistake of a method matters, heaviest first. Depends only on the shapes, the exact
/// answer, the method's answer and what the method promises, never on how the input was found.
public enum Weight {
  /// On an ordinary input, by more than rounding explains.
  PLAIN,
  /// On a degenerate, thin, nearly parallel, far or large input.
  HARD,
  /// On an input of a size that few methods promise to work for.
  EXTREME,
  /// Within rounding of touching.
  NEAR,
  /// About shapes that just touch, where methods differ by convention.
  AT_TOUCH,
  /// A number off by no more than rounding explains: no mistake, except where the library's own
  /// kernels are held to less.
  ROUNDING;

  /// {@return whether it matters at least as much as another}
  public boolean isAtLeast(Weight other) {
    return compareTo(other) <= 0;
  }

  /// {@return its name in files}
  public String word() {
    return KebabCase.of(this);
  }

  /// {@return its name in sentences, such as "at touch"}
  public String phrase() {
    return word().replace('-', ' ');
  }

  /// {@return the difficulty of the inputs that can have such mistakes; empty if they all can}
  public Optional<Difficulty> difficulty() {
    return switch (this) {
      case PLAIN -> Optional.of(Difficulty.PLAIN);
      case HARD -> Optional.of(Difficulty.HARD);
      case EXTREME -> Optional.of(Difficulty.EXTREME);
      case NEAR, AT_TOUCH, ROUNDING -> Optional.empty();
    };
  }

  static Weight of(Difficulty difficulty) {
    return switch (difficulty) {
      case PLAIN -> PLAIN;
      case HARD -> HARD;
      case EXTREME -> EXTREME;
    };
  }
}
