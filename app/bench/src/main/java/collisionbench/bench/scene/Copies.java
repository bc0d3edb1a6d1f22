package collisionbench.bench.scene;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Prepares copies of bodies for a scene: finds unused names and positions.
public final class Copies {

  /// The most offsets that are tried; further copies of a body may coincide.
  private static final int MOST_STEPS = 1000;

  private Copies() {}

  /// {@return the bodies with names, of groups too, that are unused in a scene. If one would
  /// coincide with an existing body, all of them are offset by the fewest steps that avoid it.}
  ///
  /// @param step the offset; zero to leave them where they are
  public static List<Body> of(List<Body> bodies, Scene scene, Vec3 step) {
    return named(aside(bodies, scene, step), scene);
  }

  private static List<Body> aside(List<Body> bodies, Scene scene, Vec3 step) {
    if (step.equals(Vec3.ZERO)) {
      return bodies;
    }
    Set<Object> taken = scene.bodies().stream().map(Copies::shape).collect(Collectors.toSet());
    List<Body> moved = bodies;
    Vec3 offset = Vec3.ZERO;
    for (int steps = 1; steps <= MOST_STEPS && isTaken(moved, taken); steps++) {
      offset = Decimals.sum(offset, step);
      Vec3 by = offset;
      try {
        moved = bodies.stream().map(body -> body.mapped(point -> Decimals.sum(point, by))).toList();
      } catch (IllegalArgumentException beyondNumbers) {
        return bodies;
      }
    }
    return moved;
  }

  private static boolean isTaken(List<Body> bodies, Set<Object> taken) {
    return bodies.stream().map(Copies::shape).anyMatch(taken::contains);
  }

  private static Object shape(Body body) {
    return switch (body) {
      case Body3 solid -> solid.shape();
      case Body2 flat -> flat.shape();
    };
  }

  private static List<Body> named(List<Body> bodies, Scene scene) {
    Set<String> given = new HashSet<>(scene.ids());
    Map<String, Optional<String>> groups = groups(bodies, scene);
    List<Body> named = new ArrayList<>();
    // Many bodies of one name count on from the last.
    Map<String, String> last = new HashMap<>();
    for (Body body : bodies) {
      String id = FreeName.of(last.getOrDefault(body.id(), body.id()), given);
      given.add(id);
      last.put(body.id(), id);
      Body copy = id.equals(body.id()) ? body : body.named(id);
      named.add(
          copy.group()
              .map(group -> copy.grouped(groups.getOrDefault(group, Optional.empty())))
              .orElse(copy));
    }
    return named;
  }

  /// The groups of the copies by those of the originals: groups of their own, and none of one body.
  private static Map<String, Optional<String>> groups(List<Body> bodies, Scene scene) {
    Set<String> given = new HashSet<>(Groups.of(scene.bodies()));
    Map<String, Optional<String>> groups = new HashMap<>();
    for (String group : Groups.of(bodies)) {
      Optional<String> own =
          Optional.of(FreeName.of(group, given)).filter(_ -> members(group, bodies) > 1);
      own.ifPresent(given::add);
      groups.put(group, own);
    }
    return groups;
  }

  private static long members(String group, List<Body> bodies) {
    return bodies.stream().filter(body -> body.group().filter(group::equals).isPresent()).count();
  }
}
