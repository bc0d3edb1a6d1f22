package collisionbench.app.scene;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Prepares copies of bodies for a scene: finds unused names and positions.
public final class Copies {

  /// A name that ends in a number, such as `ball 2`.
  private static final Pattern NUMBERED = Pattern.compile("(.*\\S) (\\d{1,8})", Pattern.DOTALL);

  /// The most offsets that are tried; further copies of a body may coincide.
  private static final int MOST_STEPS = 1000;

  private Copies() {}

  /// {@return the bodies with names that are unused in a scene. If one would coincide with an
  /// existing body, all of them are offset by the fewest steps that avoid it.}
  ///
  /// @param step the offset
  public static List<Body> of(List<Body> bodies, Scene scene, Vec3 step) {
    return named(aside(bodies, scene, step), scene);
  }

  private static List<Body> aside(List<Body> bodies, Scene scene, Vec3 step) {
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
    Set<String> given = new HashSet<>();
    scene.bodies().forEach(body -> given.add(body.id()));
    List<Body> named = new ArrayList<>();
    for (Body body : bodies) {
      String id = free(body.id(), given);
      given.add(id);
      named.add(id.equals(body.id()) ? body : body.named(id));
    }
    return named;
  }

  /// {@return the name if it is unused, else the name with the next unused number: `ball 2`, `ball
  /// 3`}
  private static String free(String id, Set<String> taken) {
    if (!taken.contains(id)) {
      return id;
    }
    Matcher numbered = NUMBERED.matcher(id);
    boolean copy = numbered.matches();
    String word = copy ? numbered.group(1) : id;
    long number = copy ? Long.parseLong(numbered.group(2)) : 1;
    String next = id;
    while (taken.contains(next)) {
      number++;
      next = word + " " + number;
    }
    return next;
  }
}
