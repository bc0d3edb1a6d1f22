package collisionbench.geometry.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/// Inputs on which collision tests err, and some on which none should.
enum Adversary {
  /// Anywhere, clearly in contact or clearly apart. A peer that fails here is called incorrectly.
  ORDINARY,
  /// On a grid, in contact without depth.
  TOUCHING,
  /// The same with one shape moved by the last bit, and shapes anywhere, as near to touching as
  /// rounding allows.
  ONE_ULP,
  /// On a grid with noise of 1e-16 to 1e-6: nearly parallel, coplanar, collinear.
  NEARLY_PARALLEL,
  /// Nearly touching, and far from the origin.
  FAR,
  /// With the same center.
  CONTAINED,
  /// With sizes of zero.
  DEGENERATE;

  private static final int TRIES = 300;

  /// {@return this many cases of each with the exact answers; always the same}
  static <S> List<Judged> judged(Field<S> field, Topic topic, int countOfEach) {
    // Seeded by the pair, not the question, so all questions get the same inputs.
    Random random = new Random(topic.pair().hashCode());
    List<Judged> judged = new ArrayList<>();
    for (Adversary adversary : values()) {
      for (int i = 0; i < countOfEach; i++) {
        judged.add(adversary.judge(field, adversary.next(field, topic.kinds(), random)));
      }
    }
    return judged;
  }

  private <S> Judged judge(Field<S> field, Case<S> shapes) {
    S a = shapes.a();
    S b = shapes.b();
    double size = Math.max(field.size(a), field.size(b));
    return new Judged(this, shapes, size, field.touch(a, b), field.exactDistance(a, b));
  }

  private <S> Case<S> next(Field<S> field, List<String> kinds, Random random) {
    return switch (this) {
      case ORDINARY -> {
        Case<S> any = drawn(field, kinds, Draw.any(random));
        double clear = random.nextDouble(0.05, 0.5) * (random.nextBoolean() ? 1 : -1);
        yield new Case<>(any.a(), field.pushed(any.a(), any.b(), clear));
      }
      case TOUCHING -> touching(field, kinds, random);
      case ONE_ULP -> oneUlp(field, kinds, random);
      case NEARLY_PARALLEL ->
          drawn(field, kinds, new Draw(random, 0.5, Math.pow(10, -random.nextInt(6, 17)), false));
      case FAR -> far(field, kinds, random);
      case CONTAINED -> {
        Case<S> any = drawn(field, kinds, random.nextBoolean() ? Draw.any(random) : grid(random));
        yield new Case<>(any.a(), field.centered(any.a(), any.b()));
      }
      case DEGENERATE ->
          drawn(field, kinds, new Draw(random, random.nextBoolean() ? 0.5 : 0, 0, true));
    };
  }

  private static Draw grid(Random random) {
    return Draw.grid(random);
  }

  private static <S> Case<S> drawn(Field<S> field, List<String> kinds, Draw draw) {
    return new Case<>(field.draw(kinds.getFirst(), draw), field.draw(kinds.getLast(), draw));
  }

  private static <S> Case<S> touching(Field<S> field, List<String> kinds, Random random) {
    Case<S> drawn = drawn(field, kinds, grid(random));
    for (int i = 0; i < TRIES && field.distance(drawn.a(), drawn.b()) != 0; i++) {
      drawn = drawn(field, kinds, grid(random));
    }
    return drawn;
  }

  private static <S> Case<S> oneUlp(Field<S> field, List<String> kinds, Random random) {
    if (random.nextBoolean()) {
      Case<S> touching = touching(field, kinds, random);
      double ulp = Math.ulp(field.size(touching.b()));
      return new Case<>(touching.a(), field.moved(touching.b(), random.nextBoolean() ? ulp : -ulp));
    }
    Case<S> any = drawn(field, kinds, Draw.any(random));
    return new Case<>(any.a(), field.pushed(any.a(), any.b(), 0));
  }

  private static <S> Case<S> far(Field<S> field, List<String> kinds, Random random) {
    Case<S> any = drawn(field, kinds, random.nextBoolean() ? Draw.any(random) : grid(random));
    S b = field.pushed(any.a(), any.b(), random.nextDouble(-1e-3, 1e-3));
    double away = Math.scalb(1.0, random.nextInt(10, 31));
    return new Case<>(field.moved(any.a(), away), field.moved(b, away));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
