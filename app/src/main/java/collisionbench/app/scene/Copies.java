package collisionbench.app.scene;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Bodies that are put into a scene beside those that are there already.
public final class Copies {

  /// A name that ends in a number, as those of copies do.
  private static final Pattern NUMBERED = Pattern.compile("(.*\\S) (\\d{1,8})", Pattern.DOTALL);

  /// So many copies of the same body step aside; what is copied oftener may lie on another.
  private static final int MOST_STEPS = 1000;

  private Copies() {}

  /// {@return the bodies as they can be added to a scene: under names that are free in it, and
  /// where they are, or, if one would lie exactly on a body that is there, all of them aside by as
  /// few steps as it takes that none does}
  ///
  /// @param step one step aside
  public static List<Body> of(List<Body> bodies, Scene scene, Vec3 step) {
    return named(aside(bodies, scene, step), scene);
  }

  private static List<Body> aside(List<Body> bodies, Scene scene, Vec3 step) {
    Set<Object> taken = scene.bodies().stream().map(Copies::shape).collect(Collectors.toSet());
    List<Body> moved = bodies;
    Vec3 way = Vec3.ZERO;
    for (int steps = 1; steps <= MOST_STEPS && isTaken(moved, taken); steps++) {
      way = Decimals.sum(way, step);
      Vec3 by = way;
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

  /// {@return the name itself if it is free, else the next number: `ball`, `ball 2`, `ball 3`}
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
