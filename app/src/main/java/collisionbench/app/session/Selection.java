package collisionbench.app.session;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Groups;
import collisionbench.bench.scene.Scene;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// The names of the selected bodies, in order of selection.
public record Selection(List<String> ids) {

  public static final Selection NONE = new Selection(List.of());

  public Selection {
    ids = List.copyOf(new LinkedHashSet<>(ids));
  }

  public static Selection of(String id) {
    return new Selection(List.of(id));
  }

  /// {@return the selection of a body and the others of its group}
  public static Selection ofGroup(String id, Scene scene) {
    return of(id).withGroups(scene);
  }

  public boolean isEmpty() {
    return ids.isEmpty();
  }

  public boolean contains(String id) {
    return ids.contains(id);
  }

  /// {@return the body that was selected last}
  public Optional<String> last() {
    return isEmpty() ? Optional.empty() : Optional.of(ids.getLast());
  }

  /// {@return the pair that is told apart, in scene order: the two selected bodies, or the selected
  /// one of two; empty if they are not asked about}
  public Optional<Ruling.Names> pair(Evaluation evaluation) {
    boolean isPair = ids.size() == 2 || (ids.size() == 1 && evaluation.bodies().size() == 2);
    return isPair
        ? evaluation.about(all()).stream().map(Ruling.Names::of).findFirst()
        : Optional.empty();
  }

  public Set<String> all() {
    return Set.copyOf(ids);
  }

  /// {@return this selection with other bodies added, or removed if all of them were selected}
  public Selection toggled(Selection others) {
    List<String> next = new ArrayList<>(ids);
    if (!next.containsAll(others.ids)) {
      next.addAll(others.ids);
    } else {
      next.removeAll(others.ids);
    }
    return new Selection(next);
  }

  /// {@return this selection with the others of the groups of its bodies}
  public Selection withGroups(Scene scene) {
    return new Selection(Groups.with(ids, scene));
  }

  public Selection where(Predicate<String> required) {
    return new Selection(ids.stream().filter(required).toList());
  }

  /// {@return the selection of those `others` that are in the scene; this selection if it has the
  /// same bodies, or if none of them is there}
  Selection ofAll(Set<String> others, Scene scene) {
    List<String> there = scene.bodies().stream().map(Body::id).filter(others::contains).toList();
    return there.isEmpty() || all().equals(Set.copyOf(there)) ? this : new Selection(there);
  }

  /// {@return the same bodies in a scene in which only names differ}
  Selection reworded(Scene before, Scene after) {
    return new Selection(
        ids.stream().map(id -> after.bodies().get(before.place(id).orElseThrow()).id()).toList());
  }

  /// {@return the selected bodies that an edit moves}
  Set<String> movedBy(Edit edit) {
    return edit instanceof Edit.Move move ? where(move.ids()::contains).all() : Set.of();
  }

  /// {@return this selection after an edit, which may rename a body}
  Selection after(Edit edit) {
    return edit instanceof Edit.Rename(String id, String newId)
        ? new Selection(ids.stream().map(name -> name.equals(id) ? newId : name).toList())
        : this;
  }
}
