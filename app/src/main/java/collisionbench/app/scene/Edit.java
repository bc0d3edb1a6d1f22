package collisionbench.app.scene;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A change to a scene, made by one gesture.
public sealed interface Edit {

  /// {@return the scene after the change}
  ///
  /// @throws IllegalArgumentException if that is not a scene: a body would be where no numbers are,
  ///   or a name would be there twice
  Scene applyTo(Scene scene);

  /// {@return the names of the bodies that are changed, those from before and from after the
  /// change; none where it is about the scene}
  default Set<String> ids() {
    return Set.of();
  }

  /// {@return the names of the bodies that the change is about once it is taken back}
  default Set<String> originals() {
    return ids();
  }

  /// {@return the scene after the change; empty if that is not a scene}
  default Optional<Scene> tryOn(Scene scene) {
    try {
      return Optional.of(applyTo(scene));
    } catch (IllegalArgumentException notScene) {
      return Optional.empty();
    }
  }

  private static Set<String> idsOf(List<Body> bodies) {
    return bodies.stream().map(Body::id).collect(Collectors.toUnmodifiableSet());
  }

  /// Moves bodies, by steps that add up as they are written, see [Decimals].
  record Move(Set<String> ids, Vec3 by) implements Edit {

    public Move {
      ids = Set.copyOf(ids);
    }

    /// Moves one body.
    public Move(String id, Vec3 by) {
      this(Set.of(id), by);
    }

    @Override
    public Scene applyTo(Scene scene) {
      return scene.withEach(ids, body -> body.mapped(point -> Decimals.sum(point, by)));
    }
  }

  /// Puts changed bodies in the places of those with their names.
  ///
  /// @param what what of them is changed
  record Change(ChangeKind what, List<Body> bodies) implements Edit {

    public Change {
      bodies = List.copyOf(bodies);
    }

    @Override
    public Set<String> ids() {
      return idsOf(bodies);
    }

    @Override
    public Scene applyTo(Scene scene) {
      Map<String, Body> changed =
          bodies.stream().collect(Collectors.toMap(Body::id, body -> body, (_, last) -> last));
      return scene.withEach(changed.keySet(), body -> changed.getOrDefault(body.id(), body));
    }
  }

  /// Adds bodies behind all others.
  ///
  /// @param from what it is called by
  /// @param originals the names of the bodies that were duplicated
  record Add(From from, List<Body> bodies, Set<String> originals) implements Edit {

    public Add {
      bodies = List.copyOf(bodies);
      originals = Set.copyOf(originals);
    }

    /// Adds bodies of which there are no originals in the scene.
    public Add(From from, List<Body> bodies) {
      this(from, bodies, Set.of());
    }

    /// Adds a new body.
    public Add(Body body) {
      this(From.NEW, List.of(body));
    }

    /// Where the bodies are from.
    public enum From {
      NEW,
      DUPLICATE,
      PASTE
    }

    @Override
    public Set<String> ids() {
      return idsOf(bodies);
    }

    @Override
    public Scene applyTo(Scene scene) {
      return scene.withBodies(Stream.concat(scene.bodies().stream(), bodies.stream()).toList());
    }
  }

  /// Takes bodies away; contacts that were expected of them are no longer.
  record Remove(Set<String> ids) implements Edit {

    public Remove {
      ids = Set.copyOf(ids);
    }

    @Override
    public Scene applyTo(Scene scene) {
      return scene.withBodies(
          scene.bodies().stream().filter(body -> !ids.contains(body.id())).toList());
    }
  }

  /// Gives a body another name.
  record Rename(String id, String newId) implements Edit {

    @Override
    public Set<String> ids() {
      return Stream.of(id, newId).collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public Scene applyTo(Scene scene) {
      return scene.renamed(id, newId);
    }
  }

  /// Puts a body elsewhere among the others.
  ///
  /// @param index how many are before it then; the last place if there are not that many
  record Reorder(String id, int index) implements Edit {

    @Override
    public Set<String> ids() {
      return Set.of(id);
    }

    @Override
    public Scene applyTo(Scene scene) {
      List<Body> bodies = new ArrayList<>(scene.bodies());
      scene
          .body(id)
          .filter(bodies::remove)
          .ifPresent(body -> bodies.add(Math.clamp(index, 0, bodies.size()), body));
      return scene.withBodies(bodies);
    }
  }

  /// Hides bodies, or shows them again.
  record Hide(Set<String> ids, boolean hide) implements Edit {

    public Hide {
      ids = Set.copyOf(ids);
    }

    @Override
    public Scene applyTo(Scene scene) {
      Set<String> hidden = new HashSet<>(scene.hidden());
      ids.forEach(hide ? hidden::add : hidden::remove);
      return scene.hiding(hidden);
    }
  }

  /// Gives the scene a name.
  record Name(String name) implements Edit {

    @Override
    public Scene applyTo(Scene scene) {
      return scene.named(name);
    }
  }

  /// Gives the scene a note.
  record Note(String note) implements Edit {

    @Override
    public Scene applyTo(Scene scene) {
      return scene.noted(note);
    }
  }

  /// Puts a whole scene in the place of what is there.
  record Replace(Scene scene, Original original) implements Edit {

    /// Where the scene is from.
    public enum Original {
      /// The built-in scene as it was at first.
      BUILT_IN,
      /// The file, which somebody else has written.
      FILE
    }

    /// {@return the other scene; what was hidden and is there again is still hidden}
    @Override
    public Scene applyTo(Scene before) {
      return scene.hiding(
          before.hidden().stream()
              .filter(id -> scene.body(id).isPresent())
              .collect(Collectors.toSet()));
    }
  }

  /// Says which pairs are to touch, or nothing of it.
  record Expect(Optional<Expectation> expectation) implements Edit {

    @Override
    public Scene applyTo(Scene scene) {
      return scene.expecting(expectation);
    }
  }
}
