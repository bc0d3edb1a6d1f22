package collisionbench.bench.scene;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A change to a scene: one step of the undo history.
public sealed interface Edit {

  /// {@return the scene after the change}
  ///
  /// @throws IllegalArgumentException if the result is not a valid scene: a coordinate overflows,
  ///   or two bodies have the same name
  default Scene applyTo(Scene scene) {
    return switch (this) {
      case Move(Set<String> ids, Vec3 by) ->
          scene.withEach(ids, body -> body.mapped(point -> Decimals.sum(point, by)));
      case Change(ChangeKind _, List<Body> bodies) -> {
        Map<String, Body> changed =
            bodies.stream().collect(Collectors.toMap(Body::id, body -> body, (_, last) -> last));
        yield scene.withEach(changed.keySet(), body -> changed.getOrDefault(body.id(), body));
      }
      case Add(Add.From _, List<Body> bodies, Set<String> _) ->
          scene.withBodies(Stream.concat(scene.bodies().stream(), bodies.stream()).toList());
      case Remove(Set<String> ids) ->
          scene.withBodies(
              scene.bodies().stream().filter(body -> !ids.contains(body.id())).toList());
      case Rename(String id, String newId) -> scene.renamed(id, newId);
      case Reorder(String id, int index) -> {
        List<Body> bodies = new ArrayList<>(scene.listed());
        scene
            .body(id)
            .filter(bodies::remove)
            .ifPresent(body -> bodies.add(Math.clamp(index, 0, bodies.size()), body));
        yield scene.withBodies(scene.withBodies(bodies).listed());
      }
      case Hide(Set<String> ids, boolean hide) -> scene.hiding(with(scene.hidden(), ids, hide));
      case Lock(Set<String> ids, boolean lock) -> scene.locking(with(scene.locked(), ids, lock));
      case Name(String name) -> scene.named(name);
      case Note(String note) -> scene.noted(note);
      case Replace(Scene next, Replace.Original _) -> next.arrangedAs(scene);
      case Expect(Optional<Expectation> expectation) -> scene.expecting(expectation);
    };
  }

  /// {@return some names with or without others}
  private static Set<String> with(Set<String> some, Set<String> others, boolean add) {
    Set<String> changed = new HashSet<>(some);
    others.forEach(add ? changed::add : changed::remove);
    return changed;
  }

  /// {@return the names of the bodies that it changes, before and after; empty if it changes only
  /// the scene}
  default Set<String> ids() {
    return Set.of();
  }

  /// {@return this edit for all but some bodies; itself if locked bodies allow it. Empty if there
  /// is nothing left to do.}
  ///
  /// @param locked the names of bodies that may be renamed, reordered, hidden and grouped only
  default Optional<Edit> sparing(Set<String> locked) {
    return switch (this) {
      case Move(Set<String> ids, Vec3 by) -> sparing(ids, locked, free -> new Move(free, by));
      case Remove(Set<String> ids) -> sparing(ids, locked, Remove::new);
      case Change(ChangeKind what, List<Body> bodies)
          when what != ChangeKind.GROUP && what != ChangeKind.NO_GROUP ->
          sparing(
              ids(),
              locked,
              free ->
                  new Change(
                      what, bodies.stream().filter(body -> free.contains(body.id())).toList()));
      case Change _,
          Add _,
          Rename _,
          Reorder _,
          Hide _,
          Lock _,
          Name _,
          Note _,
          Replace _,
          Expect _ ->
          Optional.of(this);
    };
  }

  /// {@return an edit of some bodies without the locked ones; empty if none is left}
  private static Optional<Edit> sparing(
      Set<String> ids, Set<String> locked, Function<Set<String>, Edit> edit) {
    Set<String> free =
        ids.stream().filter(id -> !locked.contains(id)).collect(Collectors.toUnmodifiableSet());
    return free.isEmpty() ? Optional.empty() : Optional.of(edit.apply(free));
  }

  /// {@return the same for renamed bodies; empty unless it moves or changes bodies}
  default Optional<Edit> renamed(UnaryOperator<String> rename) {
    return switch (this) {
      case Move(Set<String> ids, Vec3 by) ->
          Optional.of(new Move(ids.stream().map(rename).collect(Collectors.toSet()), by));
      case Change(ChangeKind what, List<Body> bodies) ->
          Optional.of(
              new Change(
                  what, bodies.stream().map(body -> body.named(rename.apply(body.id()))).toList()));
      case Add _,
          Remove _,
          Rename _,
          Reorder _,
          Hide _,
          Lock _,
          Name _,
          Note _,
          Replace _,
          Expect _ ->
          Optional.empty();
    };
  }

  /// {@return whether it is a change of this property}
  default boolean changes(ChangeKind what) {
    return this instanceof Change change && change.what() == what;
  }

  /// {@return the names of the bodies to select when it is undone}
  default Set<String> originals() {
    return ids();
  }

  /// {@return the scene after the change; empty if the result is not a valid scene}
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

  /// Moves bodies by decimal sums, see [Decimals].
  record Move(Set<String> ids, Vec3 by) implements Edit {

    public Move {
      ids = Set.copyOf(ids);
    }

    /// Moves one body.
    public Move(String id, Vec3 by) {
      this(Set.of(id), by);
    }
  }

  /// Replaces bodies by changed ones of the same names.
  ///
  /// @param what the property that is changed
  record Change(ChangeKind what, List<Body> bodies) implements Edit {

    public Change {
      bodies = List.copyOf(bodies);
    }

    @Override
    public Set<String> ids() {
      return idsOf(bodies);
    }
  }

  /// Adds bodies at the end of the list.
  ///
  /// @param from where the bodies come from, for the label in the history
  /// @param originals the names of the bodies that were duplicated
  record Add(From from, List<Body> bodies, Set<String> originals) implements Edit {

    public Add {
      bodies = List.copyOf(bodies);
      originals = Set.copyOf(originals);
    }

    /// Adds bodies that are not copies of others in the scene.
    public Add(From from, List<Body> bodies) {
      this(from, bodies, Set.of());
    }

    /// Adds a new body.
    public Add(Body body) {
      this(From.NEW, List.of(body));
    }

    /// Where the bodies come from.
    public enum From {
      NEW,
      DUPLICATE,
      PASTE
    }

    @Override
    public Set<String> ids() {
      return idsOf(bodies);
    }
  }

  /// Removes bodies, and their pairs from the expectation.
  record Remove(Set<String> ids) implements Edit {

    public Remove {
      ids = Set.copyOf(ids);
    }
  }

  /// Renames a body.
  record Rename(String id, String newId) implements Edit {

    @Override
    public Set<String> ids() {
      return Stream.of(id, newId).collect(Collectors.toUnmodifiableSet());
    }
  }

  /// Moves a body within the list, in which the bodies of a group stand together.
  ///
  /// @param index its new index; beyond the end means last
  record Reorder(String id, int index) implements Edit {

    @Override
    public Set<String> ids() {
      return Set.of(id);
    }
  }

  /// Hides bodies, or shows them again.
  record Hide(Set<String> ids, boolean hide) implements Edit {

    public Hide {
      ids = Set.copyOf(ids);
    }
  }

  /// Locks bodies, or unlocks them.
  record Lock(Set<String> ids, boolean lock) implements Edit {

    public Lock {
      ids = Set.copyOf(ids);
    }
  }

  /// Renames the scene.
  record Name(String name) implements Edit {}

  /// Changes the scene's note.
  record Note(String note) implements Edit {}

  /// Replaces the whole scene; bodies that were hidden or locked stay so.
  record Replace(Scene scene, Original original) implements Edit {

    /// Where the new scene comes from.
    public enum Original {
      /// The original of a built-in scene.
      BUILT_IN,
      /// The file, which another program changed.
      FILE
    }
  }

  /// Sets or removes the expectation.
  record Expect(Optional<Expectation> expectation) implements Edit {}
}
