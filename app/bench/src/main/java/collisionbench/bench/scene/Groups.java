package collisionbench.bench.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Groups bodies and dissolves groups.
public final class Groups {

  private static final String NAME = "group";

  private Groups() {}

  /// {@return the names of the groups of some bodies}
  public static Set<String> of(List<Body> bodies) {
    return bodies.stream()
        .flatMap(body -> body.group().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /// {@return whether some bodies count as one: a single body, or bodies of one group}
  ///
  /// @param ids their names
  /// @param bodies all bodies
  public static boolean areOne(Set<String> ids, List<Body> bodies) {
    if (ids.size() < 2) {
      return ids.size() == 1;
    }
    Set<Optional<String>> groups =
        bodies.stream()
            .filter(body -> ids.contains(body.id()))
            .map(Body::group)
            .collect(Collectors.toSet());
    return groups.size() == 1 && !groups.contains(Optional.<String>empty());
  }

  /// {@return some bodies of a scene, each with the others of its group in order, by name}
  public static List<String> with(List<String> ids, Scene scene) {
    Map<String, List<String>> members = new HashMap<>();
    Map<String, List<String>> ofBody = new HashMap<>();
    for (Body body : scene.bodies()) {
      body.group()
          .ifPresent(group -> {
            List<String> all = members.computeIfAbsent(group, _ -> new ArrayList<>());
            all.add(body.id());
            ofBody.put(body.id(), all);
          });
    }
    return ids.stream().flatMap(id -> ofBody.getOrDefault(id, List.of(id)).stream()).toList();
  }

  /// {@return the edit that makes one new group of some bodies of a scene}
  public static Edit joined(List<Body> bodies, Scene scene) {
    Optional<String> group = Optional.of(FreeName.of(NAME, of(scene.bodies())));
    return changed(ChangeKind.GROUP, bodies, group);
  }

  /// {@return the edit that dissolves the groups of some bodies of a scene}
  public static Edit dissolved(List<Body> bodies, Scene scene) {
    Set<String> groups = of(bodies);
    List<Body> members =
        scene.bodies().stream()
            .filter(body -> body.group().filter(groups::contains).isPresent())
            .toList();
    return changed(ChangeKind.NO_GROUP, members, Optional.empty());
  }

  private static Edit changed(ChangeKind what, List<Body> bodies, Optional<String> group) {
    return new Edit.Change(what, bodies.stream().map(body -> body.grouped(group)).toList());
  }
}
