package collisionbench.app.scene;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Bodies in one space, in the order in which they are listed, and how they are first seen.
///
/// @param note a sentence for whoever opens the scene; may be empty
/// @param article which article the scene is from, if it is from one
/// @param camera how the scene is first seen; the whole of it if empty
/// @param expect which pairs touch, where the scene is a test
/// @param hidden the names of the bodies that are not drawn; all others are. They are asked about
///   like any other, and no file says that they are hidden.
public record Scene(
    String name,
    String note,
    Optional<Article> article,
    Space space,
    List<Body> bodies,
    Optional<Camera> camera,
    Optional<Expectation> expect,
    Set<String> hidden) {

  public Scene {
    bodies = List.copyOf(bodies);
    hidden = Set.copyOf(hidden);
    Set<String> ids = new HashSet<>();
    for (Body body : bodies) {
      if (body.space() != space) {
        throw new IllegalArgumentException("body is of another space: " + body.id());
      }
      // Refuses a motion that ends where there are no numbers.
      body.at(1);
      if (!ids.add(body.id())) {
        throw new NameException.Taken(body.id());
      }
    }
    for (Expectation.Pair pair : expect.map(Expectation::contacts).orElse(List.of())) {
      if (!ids.contains(pair.a()) || !ids.contains(pair.b())) {
        throw new IllegalArgumentException("expected contact of an unknown body: " + pair);
      }
    }
    if (!ids.containsAll(hidden)) {
      throw new IllegalArgumentException("hidden body is unknown: " + hidden);
    }
  }

  /// A scene from no article with all its bodies in sight.
  public Scene(
      String name,
      String note,
      Space space,
      List<Body> bodies,
      Optional<Camera> camera,
      Optional<Expectation> expect) {
    this(name, note, Optional.empty(), space, bodies, camera, expect, Set.of());
  }

  /// {@return a scene without bodies}
  public static Scene empty(String name, Space space) {
    return new Scene(name, "", space, List.of(), Optional.empty(), Optional.empty());
  }

  /// {@return the body of that name, if there is one}
  public Optional<Body> body(String id) {
    return bodies.stream().filter(body -> body.id().equals(id)).findFirst();
  }

  /// {@return the names of all bodies}
  public Set<String> ids() {
    return ids(bodies);
  }

  private static Set<String> ids(List<Body> bodies) {
    return bodies.stream().map(Body::id).collect(Collectors.toSet());
  }

  /// {@return how many bodies stand before the one of that name, if there is one}
  public OptionalInt place(String id) {
    return IntStream.range(0, bodies.size())
        .filter(index -> bodies.get(index).id().equals(id))
        .findFirst();
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

  /// {@return this scene with other bodies; what was expected of a body that is not among them is
  /// no longer, nor is it hidden}
  Scene withBodies(List<Body> others) {
    Set<String> ids = ids(others);
    Optional<Expectation> kept = expect.map(expectation -> expectation.among(ids));
    Set<String> stillHidden = hidden.stream().filter(ids::contains).collect(Collectors.toSet());
    return new Scene(name, note, article, space, others, camera, kept, stillHidden);
  }

  /// {@return this scene with some bodies changed; the others are the very same}
  public Scene withEach(Set<String> ids, UnaryOperator<Body> change) {
    return withBodies(
        bodies.stream().map(body -> ids.contains(body.id()) ? change.apply(body) : body).toList());
  }

  /// {@return this scene with a body under another name, and what is said of it too}
  Scene renamed(String id, String newId) {
    UnaryOperator<String> rename = name -> name.equals(id) ? newId : name;
    return new Scene(
        name,
        note,
        article,
        space,
        bodies.stream().map(body -> body.id().equals(id) ? body.named(newId) : body).toList(),
        camera,
        expect.map(expectation -> expectation.renamed(rename)),
        hidden.stream().map(rename).collect(Collectors.toSet()));
  }

  /// {@return this scene under another name}
  public Scene named(String newName) {
    return new Scene(newName, note, article, space, bodies, camera, expect, hidden);
  }

  /// {@return this scene with another note}
  Scene noted(String newNote) {
    return new Scene(name, newNote, article, space, bodies, camera, expect, hidden);
  }

  /// {@return this scene as one from an article}
  public Scene from(Article newArticle) {
    return new Scene(name, note, Optional.of(newArticle), space, bodies, camera, expect, hidden);
  }

  /// {@return this scene, which says something else of what touches in it, or nothing}
  Scene expecting(Optional<Expectation> newExpect) {
    return new Scene(name, note, article, space, bodies, camera, newExpect, hidden);
  }

  /// {@return this scene with just these bodies hidden}
  Scene hiding(Set<String> newHidden) {
    return new Scene(name, note, article, space, bodies, camera, expect, newHidden);
  }

  /// {@return this scene as its file has it: nothing is hidden}
  public Scene revealed() {
    return hidden.isEmpty() ? this : hiding(Set.of());
  }

  /// {@return this scene, which says nothing of what touches in it}
  public Scene withoutExpectation() {
    return expecting(Optional.empty());
  }

  /// {@return this scene, first seen from `newCamera`}
  public Scene seenFrom(Camera newCamera) {
    return new Scene(name, note, article, space, bodies, Optional.of(newCamera), expect, hidden);
  }
}
