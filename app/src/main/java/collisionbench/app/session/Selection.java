package collisionbench.app.session;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// The names of the selected bodies, in the order in which they were selected.
public record Selection(List<String> ids) {

  public static final Selection NONE = new Selection(List.of());

  public Selection {
    ids = List.copyOf(new LinkedHashSet<>(ids));
  }

  /// {@return the selection of one body}
  public static Selection of(String id) {
    return new Selection(List.of(id));
  }

  /// {@return whether nothing is selected}
  public boolean isEmpty() {
    return ids.isEmpty();
  }

  /// {@return whether the body of that name is selected}
  public boolean contains(String id) {
    return ids.contains(id);
  }

  /// {@return the body that was selected last}
  public Optional<String> last() {
    return isEmpty() ? Optional.empty() : Optional.of(ids.getLast());
  }

  /// {@return the selected bodies, in no order}
  public Set<String> all() {
    return Set.copyOf(ids);
  }

  /// {@return this selection and one body more, or without it if it was selected}
  public Selection toggled(String id) {
    List<String> others = new ArrayList<>(ids);
    if (!others.remove(id)) {
      others.add(id);
    }
    return new Selection(others);
  }

  /// {@return those of this selection that are as required}
  public Selection where(Predicate<String> required) {
    return new Selection(ids.stream().filter(required).toList());
  }

  /// {@return the selection of just those of some bodies that are in a scene: this one if it is
  /// theirs, in its order, or if none is there}
  Selection ofAll(Set<String> others, Scene scene) {
    List<String> there = scene.bodies().stream().map(Body::id).filter(others::contains).toList();
    return there.isEmpty() || all().equals(Set.copyOf(there)) ? this : new Selection(there);
  }

  /// {@return the selection of the same bodies in a scene that only calls them otherwise}
  Selection reworded(Scene before, Scene after) {
    return new Selection(
        ids.stream().map(id -> after.bodies().get(before.place(id).orElseThrow()).id()).toList());
  }

  /// {@return those of the selected bodies that an edit moves}
  Set<String> movedBy(Edit edit) {
    return edit instanceof Edit.Move move ? where(move.ids()::contains).all() : Set.of();
  }

  /// {@return this selection after an edit, which may give a body another name}
  Selection after(Edit edit) {
    return edit instanceof Edit.Rename(String id, String newId)
        ? new Selection(ids.stream().map(name -> name.equals(id) ? newId : name).toList())
        : this;
  }
}
