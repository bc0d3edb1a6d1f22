package collisionbench.app.viewport.space;

import collisionbench.app.evaluation.Ruling;
import collisionbench.app.scene.Body;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The stripes of a body in contact. Patterns differ in direction and shade; touching bodies have
/// different ones if possible.
///
/// @param number from 0
record StripePattern(int number) {

  /// The direction across stripes, from the upper left to the lower right in the initial view.
  static final Vec3 DIRECTION = new Vec3(0.72, -0.66, -0.2).times(1 / Math.sqrt(0.994));

  /// The other direction, from the lower left to the upper right.
  static final Vec3 OTHER_DIRECTION = new Vec3(0.66, 0.72, -0.2).times(1 / Math.sqrt(0.994));

  /// The number of patterns.
  static final int COUNT = 4;

  private static final StripePattern FIRST = new StripePattern(0);

  /// {@return the patterns of bodies in contact, by name: for each the first that no touching
  /// earlier body has}
  static Map<String, StripePattern> of(List<Body> bodies, Contacts contacts) {
    Map<String, BitSet> taken = new HashMap<>();
    Map<String, List<String>> later = new HashMap<>();
    for (Ruling.Names pair : contacts.pairs()) {
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
