package collisionbench.geometry.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// The inputs of a contest: random shapes, the second moved so that it hits, nearly touches or
/// misses the first.
///
/// Shapes that can touch but not overlap, such as two segments in space or a point and a segment,
/// hit only on a grid, where every answer is a tie. For them, one hit in `TIES` is such a tie and
/// the others are near misses.
enum Mix {
  /// Hits, near misses and misses, a third each.
  THIRDS,
  /// Near misses and misses, never in contact.
  APART,
  /// Always in contact.
  DEEP,
  /// The second somewhere along the path of the first.
  SWEPT;

  private static final int TRIES = 40;

  /// One hit in this many is a tie, and so one input in three times as many.
  private static final int TIES = 16;

  private enum Aim {
    HIT,
    NEAR,
    NEARLY,
    MISS,
    ANYWHERE
  }

  private List<Aim> aims() {
    return switch (this) {
      case THIRDS -> List.of(Aim.HIT, Aim.NEAR, Aim.MISS);
      case APART -> List.of(Aim.NEARLY, Aim.MISS);
      case DEEP -> List.of(Aim.HIT);
      case SWEPT -> List.of(Aim.ANYWHERE);
    };
  }

  /// {@return this many cases; equal for equal seeds}
  <S> List<Case<S>> cases(Field<S> field, List<String> kinds, long seed, int count) {
    Random random = new Random(seed);
    List<Case<S>> cases = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cases.add(next(field, kinds, aims().get(random.nextInt(aims().size())), random));
    }
    return cases;
  }

  private static <S> Case<S> next(Field<S> field, List<String> kinds, Aim aim, Random random) {
    for (int i = 0; i < TRIES; i++) {
      Draw draw = Draw.any(random);
      S a = field.draw(kinds.getFirst(), draw);
      S b = field.draw(kinds.getLast(), draw);
      S aimed =
          switch (aim) {
            case HIT -> field.pushed(a, b, -random.nextDouble(0.02, 0.3));
            case NEAR -> field.pushed(a, b, random.nextDouble(-1e-3, 1e-3));
            case NEARLY -> field.pushed(a, b, random.nextDouble(1e-4, 1e-3));
            case MISS -> field.pushed(a, b, random.nextDouble(0.3, 2));
            case ANYWHERE -> field.inTheWay(a, b, draw);
          };
      if (isAsAimed(field, a, aimed, aim)) {
        return new Case<>(a, aimed);
      }
    }
    return random.nextInt(TIES) == 0
        ? tie(field, kinds, random)
        : next(field, kinds, Aim.NEAR, random);
  }

  private static <S> Case<S> tie(Field<S> field, List<String> kinds, Random random) {
    while (true) {
      Draw draw = Draw.grid(random);
      S a = field.draw(kinds.getFirst(), draw);
      S b = field.draw(kinds.getLast(), draw);
      if (field.distance(a, b) <= 0) {
        return new Case<>(a, b);
      }
    }
  }

  private static <S> boolean isAsAimed(Field<S> field, S a, S b, Aim aim) {
    return switch (aim) {
      case HIT -> field.distance(a, b) <= 0;
      case NEARLY, MISS -> field.distance(a, b) > 0;
      case NEAR, ANYWHERE -> true;
    };
  }
}
