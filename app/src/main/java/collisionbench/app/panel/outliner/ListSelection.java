package collisionbench.app.panel.outliner;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.scene.control.ListView;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.skin.VirtualFlow;

/// Synchronizes the selection of a list of bodies with that of a session.
final class ListSelection {

  private final ListView<String> list;
  private final Session session;
  private boolean following;

  ListSelection(ListView<String> list, Session session) {
    this.list = list;
    this.session = session;
    list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    list.getSelectionModel()
        .getSelectedIndices()
        .addListener((ListChangeListener<Integer>) _ -> updateSession());
    session.selection().subscribe(this::show);
  }

  /// Lists other bodies, and selects those that are selected in the session.
  void list(List<String> ids) {
    following = true;
    list.getItems().setAll(ids);
    following = false;
    show(session.selection().get());
  }

  private void show(Selection selection) {
    int[] indices = indices(selection.ids());
    MultipleSelectionModel<String> model = list.getSelectionModel();
    Set<Integer> selected = Arrays.stream(indices).boxed().collect(Collectors.toSet());
    if (following || selected.equals(new HashSet<>(model.getSelectedIndices()))) {
      return;
    }
    following = true;
    model.clearSelection();
    if (indices.length > 0) {
      // All at once: adding one takes time proportional to the selection. The last one gets the
      // focus.
      model.selectIndices(indices[0], indices);
      reveal(model.getSelectedIndex());
    }
    following = false;
  }

  private int[] indices(List<String> ids) {
    Map<String, Integer> places = new HashMap<>();
    list.getItems().forEach(item -> places.put(item, places.size()));
    return ids.stream()
        .flatMap(id -> Stream.ofNullable(places.get(id)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /// Scrolls no further than needed to show a row.
  void reveal(int index) {
    if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      flow.scrollTo(index);
    }
  }

  /// Keeps the order of the selection; new bodies come last.
  private void updateSession() {
    if (following) {
      return;
    }
    Set<String> listed = new LinkedHashSet<>();
    List<String> items = list.getItems();
    list.getSelectionModel().getSelectedIndices().stream()
        .filter(index -> index >= 0 && index < items.size())
        .forEach(index -> listed.add(items.get(index)));
    Set<String> next = new LinkedHashSet<>(session.selection().get().ids());
    next.retainAll(listed);
    next.addAll(listed);
    session.select(new Selection(List.copyOf(next)));
  }
}
