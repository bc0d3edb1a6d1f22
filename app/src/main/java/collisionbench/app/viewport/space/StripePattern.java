package collisionbench.app.viewport.space;

import collisionbench.app.scene.Body;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Which stripes a body in contact has. Neighbouring numbers differ in direction and shade; bodies
/// that touch each other have different ones, as far as there are any.
///
/// @param number from 0
record StripePattern(int number) {

  /// From a body's upper left to its lower right as it is first seen, so that stripes run the way
  /// in which a pen hatches.
  static final Vec3 DIRECTION = new Vec3(0.72, -0.66, -0.2).times(1 / Math.sqrt(0.994));

  /// Across it, from the lower left to the upper right.
  static final Vec3 OTHER_DIRECTION = new Vec3(0.66, 0.72, -0.2).times(1 / Math.sqrt(0.994));

  /// How many there are.
  static final int COUNT = 4;

  private static final StripePattern FIRST = new StripePattern(0);

  /// {@return the patterns of the bodies in contact, by name: each the first that no earlier body
  /// has which it touches}
  static Map<String, StripePattern> of(List<Body> bodies, Contacts contacts) {
    Map<String, BitSet> taken = new HashMap<>();
    Map<String, List<String>> later = new HashMap<>();
    for (Contacts.Pair pair : contacts.pairs()) {
      later.computeIfAbsent(pair.a(), _ -> new ArrayList<>()).add(pair.b());
    }
    Map<String, StripePattern> patterns = new HashMap<>();
    for (Body body : bodies) {
      if (!contacts.touching().contains(body.id())) {
        continue;
      }
      BitSet others = taken.getOrDefault(body.id(), new BitSet());
      StripePattern pattern = new StripePattern(others.nextClearBit(0) % COUNT);
      patterns.put(body.id(), pattern);
      for (String touched : later.getOrDefault(body.id(), List.of())) {
        taken.computeIfAbsent(touched, _ -> new BitSet()).set(pattern.number);
      }
    }
    return patterns;
  }

  /// {@return the pattern of a body in a map}
  static StripePattern of(String id, Map<String, StripePattern> patterns) {
    return patterns.getOrDefault(id, FIRST);
  }

  /// {@return whether stripes go the other way than at first}
  boolean across() {
    return number % 2 == 1;
  }

  /// {@return the unit direction from one stripe to the next}
  Vec3 direction() {
    return across() ? OTHER_DIRECTION : DIRECTION;
  }
}
