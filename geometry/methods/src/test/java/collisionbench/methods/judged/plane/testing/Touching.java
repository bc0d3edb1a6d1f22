package collisionbench.methods.judged.plane.testing;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.geometry.plane.testing.Pair;
import java.util.stream.Stream;

/// Generates shapes that touch up to a few units in the last place; sizes and distances from the
/// origin may differ by many powers of ten.
public final class Touching {

  private Touching() {}

  /// {@return this many cases}
  public static Stream<Case> cases(Pair pair, int count) {
    Numbers numbers = new Numbers(pair.seed() + 17);
    return Stream.generate(() -> next(pair, numbers)).limit((long) count * Pair.EFFORT);
  }

  private static Case next(Pair pair, Numbers numbers) {
    Shape2 a = numbers.next(pair.first()::random);
    Shape2 b = numbers.next(pair.second()::random);
    if (numbers.oneIn(2)) {
      b = Moves.scaled(b, Math.scalb(1.0, numbers.below(80) - 40));
    }
    if (numbers.oneIn(2)) {
      Vec2 away = new Vec2(numbers.between(-1, 1), numbers.between(-1, 1));
      Vec2 far = away.times(Math.scalb(1.0, numbers.below(40)));
      a = a.translated(far);
      b = b.translated(far);
    }
    Separation2 separation = Separation2.between(a, b);
    Vec2 back = separation.normal().times(-separation.distance());
    double few = numbers.oneIn(3) ? 0 : numbers.between(-3, 3);
    double ulp = Math.ulp(Math.max(back.length(), Math.abs(separation.pointA().x())));
    Shape2 touching = b.translated(back.plus(few * ulp, separation.normal()));
    return numbers.oneIn(2) ? new Case(a, touching) : new Case(touching, a);
  }
}
