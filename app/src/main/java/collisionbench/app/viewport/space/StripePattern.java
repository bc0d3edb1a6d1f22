package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Contacts;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.geometry.space.Vec3;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The stripes of a body in contact. Patterns differ in direction and shade; touching bodies have
/// different ones if possible.
///
/// @param number from 0
record StripePattern(int number) {

  /// The direction across stripes, from the upper left to the lower right in the initial view.
  static final Vec3 DIRECTION = new Vec3(0.72, -0.66, -0.2).times(1 / Math.sqrt(0.994));

  /// The other direction, from the lower left to the upper right.
  static final Vec3 OTHER_DIRECTION = new Vec3(0.66, 0.72, -0.2).times(1 / Math.sqrt(0.994));

  static final int COUNT = 4;

  private static final StripePattern FIRST = new StripePattern(0);

  /// {@return the patterns of bodies in contact, by name: for each the first that no touching
  /// earlier body has}
  static Map<String, StripePattern> of(Contacts contacts) {
    Map<String, BitSet> taken = new HashMap<>();
    Map<String, StripePattern> patterns = new HashMap<>();
    // In scene order: all earlier bodies that a first one touches come before it.
    for (Ruling.Names pair : contacts.pairs()) {
      StripePattern first = patterns.computeIfAbsent(pair.a(), id -> free(taken.get(id)));
      taken.computeIfAbsent(pair.b(), _ -> new BitSet()).set(first.number);
    }
    taken.forEach((id, others) -> patterns.computeIfAbsent(id, _ -> free(others)));
    return patterns;
  }

  /// {@return something for each pattern, by number}
  static <T> List<T> all(IntFunction<T> make) {
    return IntStream.range(0, COUNT).mapToObj(make).toList();
  }

  private static StripePattern free(@Nullable BitSet taken) {
    return taken == null ? FIRST : new StripePattern(taken.nextClearBit(0) % COUNT);
  }

  /// {@return the pattern of a body; the first one if it has no contact}
  static StripePattern of(String id, Map<String, StripePattern> patterns) {
    return patterns.getOrDefault(id, FIRST);
  }

  /// {@return whether it has the other direction}
  boolean across() {
    return number % 2 == 1;
  }

  /// {@return the unit direction from one stripe to the next}
  Vec3 direction() {
    return across() ? OTHER_DIRECTION : DIRECTION;
  }
}
