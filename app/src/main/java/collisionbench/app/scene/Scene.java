package collisionbench.app.scene;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Bodies in one space, in the order in which they are listed, and how they are first seen.
///
/// @param note a sentence for whoever opens the scene; may be empty
/// @param camera how the scene is first seen; the whole of it if empty
/// @param expect which pairs touch, where the scene is a test
public record Scene(
    String name,
    String note,
    Space space,
    List<Body> bodies,
    Optional<Camera> camera,
    Optional<Expectation> expect) {

  public Scene {
    bodies = List.copyOf(bodies);
    Set<String> ids = new HashSet<>();
    for (Body body : bodies) {
      if (body.space() != space) {
        throw new IllegalArgumentException("body is of another space: " + body.id());
      }
      // Refuses a motion that ends where there are no numbers.
      body.at(1);
      if (!ids.add(body.id())) {
        throw new IllegalArgumentException("id is given twice: " + body.id());
      }
    }
    for (Expectation.Pair pair : expect.map(Expectation::contacts).orElse(List.of())) {
      if (!ids.contains(pair.a()) || !ids.contains(pair.b())) {
        throw new IllegalArgumentException("expected contact of an unknown body: " + pair);
      }
    }
  }

  /// {@return a scene without bodies}
  public static Scene empty(String name, Space space) {
    return new Scene(name, "", space, List.of(), Optional.empty(), Optional.empty());
  }

  /// {@return the body of that name, if there is one}
  public Optional<Body> body(String id) {
    return bodies.stream().filter(body -> body.id().equals(id)).findFirst();
  }

  /// {@return whether any body moves}
  public boolean moves() {
    return bodies.stream().anyMatch(Body::moves);
  }

  /// {@return a name that no body has: `word`, or `word 2`, `word 3` and so on}
  public String freeId(String word) {
    return Stream.iterate(1, n -> n + 1)
        .map(n -> n == 1 ? word : word + " " + n)
        .filter(id -> body(id).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  /// {@return this scene with other bodies; contacts that were expected of a body that is not among
  /// them are no longer}
  Scene withBodies(List<Body> others) {
    Set<String> ids = others.stream().map(Body::id).collect(Collectors.toSet());
    return new Scene(
        name, note, space, others, camera, expect.map(expectation -> expectation.among(ids)));
  }

  /// {@return this scene with one body changed; the same scene if no body has that name}
  public Scene withBody(String id, UnaryOperator<Body> change) {
    List<Body> changed =
        bodies.stream().map(body -> body.id().equals(id) ? change.apply(body) : body).toList();
    return withBodies(changed);
  }

  /// {@return this scene under another name}
  public Scene named(String newName) {
    return new Scene(newName, note, space, bodies, camera, expect);
  }

  /// {@return this scene, which says nothing of what touches in it}
  public Scene withoutExpectation() {
    return new Scene(name, note, space, bodies, camera, Optional.empty());
  }

  /// {@return this scene, first seen from `newCamera`}
  public Scene seenFrom(Camera newCamera) {
    return new Scene(name, note, space, bodies, Optional.of(newCamera), expect);
  }
}
