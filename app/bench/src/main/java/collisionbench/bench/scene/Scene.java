package collisionbench.bench.scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// Bodies in 2D or 3D, in display order, and the initial camera.
///
/// @param note a sentence shown to the user; may be empty
/// @param article the article that the scene comes from, if any
/// @param camera the initial camera; empty to show all bodies
/// @param expect the expected answers, if the scene is a test
/// @param hidden the names of the bodies that are not drawn. They take part in all answers, and
///   files do not record them.
/// @param locked the names of the bodies that edits of the user do not change; files do not record
///   them either
public record Scene(
    String name,
    String note,
    Optional<Article> article,
    Space space,
    List<Body> bodies,
    Optional<Camera> camera,
    Optional<Expectation> expect,
    Set<String> hidden,
    Set<String> locked) {

  public Scene {
    BodyList checked = BodyList.of(bodies, space);
    Set<String> ids = checked.ids();
    bodies = checked;
    hidden = Set.copyOf(hidden);
    locked = Set.copyOf(locked);
    expect.stream()
        .flatMap(Expectation::named)
        .forEach(pair -> {
          if (!ids.contains(pair.a()) || !ids.contains(pair.b())) {
            throw new IllegalArgumentException("expected contact of an unknown body: " + pair);
          }
        });
    if (!ids.containsAll(hidden)) {
      throw new IllegalArgumentException("hidden body is unknown: " + hidden);
    }
    if (!ids.containsAll(locked)) {
      throw new IllegalArgumentException("locked body is unknown: " + locked);
    }
  }

  /// A scene that comes from no article, without hidden or locked bodies.
  public Scene(
      String name,
      String note,
      Space space,
      List<Body> bodies,
      Optional<Camera> camera,
      Optional<Expectation> expect) {
    this(name, note, Optional.empty(), space, bodies, camera, expect, Set.of(), Set.of());
  }

  /// {@return a scene without bodies}
  public static Scene empty(String name, Space space) {
    return new Scene(name, "", space, List.of(), Optional.empty(), Optional.empty());
  }

  /// {@return the body with that name, if there is one}
  public Optional<Body> body(String id) {
    return place(id).stream().mapToObj(bodies::get).findFirst();
  }

  /// {@return the bodies as lists show them: those of a group together, where its first one is}
  public List<Body> listed() {
    Map<Object, List<Body>> parts = new LinkedHashMap<>();
    for (Body body : bodies()) {
      Object part = body.group().isPresent() ? body.group() : body.id();
      parts.computeIfAbsent(part, _ -> new ArrayList<>()).add(body);
    }
    return parts.values().stream().flatMap(List::stream).toList();
  }

  /// {@return the names of all bodies}
  public Set<String> ids() {
    return list().ids();
  }

  private BodyList list() {
    return BodyList.of(bodies, space);
  }

  /// {@return the index of the body with that name, if there is one}
  public OptionalInt place(String id) {
    return list().place(id);
  }

  /// {@return whether any body moves}
  public boolean moves() {
    return bodies.stream().anyMatch(Body::moves);
  }

  /// {@return an unused name: `word`, or `word 2`, `word 3` and so on}
  public String freeId(String word) {
    return FreeName.of(word, ids());
  }

  /// {@return this scene with other bodies; removed ones also leave the expectation, the hidden and
  /// the locked names}
  Scene withBodies(List<Body> others) {
    BodyList list = BodyList.of(others, space);
    Set<String> ids = list.ids();
    Optional<Expectation> kept = expect.map(expectation -> expectation.among(ids));
    return new Scene(
        name, note, article, space, list, camera, kept, among(hidden, ids), among(locked, ids));
  }

  private Scene with(BodyList others) {
    return new Scene(name, note, article, space, others, camera, expect, hidden, locked);
  }

  private static Set<String> among(Set<String> some, Set<String> ids) {
    return some.stream().filter(ids::contains).collect(Collectors.toSet());
  }

  /// {@return this scene with some bodies changed; the others are the same objects}
  public Scene withEach(Set<String> ids, UnaryOperator<Body> change) {
    return with(list().withEach(ids, change));
  }

  /// {@return this scene with a body renamed, also in the expectation, the hidden and the locked
  /// names}
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
        hidden.stream().map(rename).collect(Collectors.toSet()),
        locked.stream().map(rename).collect(Collectors.toSet()));
  }

  /// {@return this scene with another name}
  public Scene named(String newName) {
    return new Scene(newName, note, article, space, bodies, camera, expect, hidden, locked);
  }

  /// {@return this scene with another note}
  public Scene noted(String newNote) {
    return new Scene(name, newNote, article, space, bodies, camera, expect, hidden, locked);
  }

  /// {@return whether an answer is expected of it}
  public boolean expectsAnswers() {
    return expect.isPresent() && !expect.get().isEmpty();
  }

  /// {@return whether it has an expectation, but of no answer}
  public boolean expectsNothing() {
    return expect.isPresent() && expect.get().isEmpty();
  }

  /// {@return this scene with another expectation, or none}
  public Scene expecting(Optional<Expectation> newExpect) {
    return new Scene(name, note, article, space, bodies, camera, newExpect, hidden, locked);
  }

  /// {@return this scene with exactly these bodies hidden}
  Scene hiding(Set<String> newHidden) {
    return new Scene(name, note, article, space, bodies, camera, expect, newHidden, locked);
  }

  /// {@return this scene with exactly these bodies locked}
  Scene locking(Set<String> newLocked) {
    return new Scene(name, note, article, space, bodies, camera, expect, hidden, newLocked);
  }

  /// {@return this scene with nothing hidden or locked, as files store it}
  public Scene plain() {
    return hidden.isEmpty() && locked.isEmpty() ? this : hiding(Set.of()).locking(Set.of());
  }

  /// {@return this scene with what is hidden or locked in another, if it has bodies of those names}
  Scene arrangedAs(Scene other) {
    return hiding(among(other.hidden, ids())).locking(among(other.locked, ids()));
  }

  public Scene withoutExpectation() {
    return expecting(Optional.empty());
  }

  /// {@return this scene with another initial camera}
  public Scene seenFrom(Camera newCamera) {
    return new Scene(
        name, note, article, space, bodies, Optional.of(newCamera), expect, hidden, locked);
  }
}
