package collisionbench.bench.scene;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.RandomAccess;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The bodies of a scene, all of one space and with different names, indexed by name. Validated
/// once; [#withEach] validates only the replaced bodies.
final class BodyList extends AbstractList<Body> implements RandomAccess {

  private final Body[] bodies;
  private final Space space;
  private final Map<String, Integer> places;

  private BodyList(Body[] bodies, Space space, Map<String, Integer> places) {
    this.bodies = bodies;
    this.space = space;
    this.places = places;
  }

  /// {@return a list of these bodies; the same list if it is one of that space}
  ///
  /// @throws IllegalArgumentException if a body is of another space, or its motion ends beyond the
  ///   doubles
  /// @throws NameException if two have the same name
  static BodyList of(List<Body> bodies, Space space) {
    if (bodies instanceof BodyList known && known.space == space) {
      return known;
    }
    Body[] all = bodies.toArray(Body[]::new);
    Map<String, Integer> places = HashMap.newHashMap(all.length);
    for (int place = 0; place < all.length; place++) {
      Body body = checked(all[place], space);
      if (places.put(body.id(), place) != null) {
        throw NameException.taken(body.id());
      }
    }
    return new BodyList(all, space, places);
  }

  private static Body checked(Body body, Space space) {
    if (body.space() != space) {
      throw new IllegalArgumentException("body is of another space: " + body.id());
    }
    // Rejects a motion whose end overflows.
    body.at(1);
    return body;
  }

  /// {@return this list with some bodies changed, but not their names}
  BodyList withEach(Set<String> ids, UnaryOperator<Body> change) {
    Body[] next = bodies.clone();
    ids.stream()
        .flatMap(id -> place(id).stream().boxed())
        .sorted()
        .forEach(place -> {
          Body changed = checked(change.apply(next[place]), space);
          if (!changed.id().equals(next[place].id())) {
            throw new IllegalArgumentException("body has another name: " + changed.id());
          }
          next[place] = changed;
        });
    return new BodyList(next, space, places);
  }

  /// {@return the index of the body with that name, if there is one}
  OptionalInt place(String id) {
    Integer place = places.get(id);
    return place == null ? OptionalInt.empty() : OptionalInt.of(place);
  }

  Set<String> ids() {
    return Collections.unmodifiableSet(places.keySet());
  }

  @Override
  public Body get(int index) {
    return bodies[index];
  }

  @Override
  public int size() {
    return bodies.length;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    // The same bodies are the same objects mostly.
    return other instanceof BodyList list
        ? this == list || Arrays.equals(bodies, list.bodies)
        : super.equals(other);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }
}
