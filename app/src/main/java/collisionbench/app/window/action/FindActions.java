package collisionbench.app.window.action;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.panel.outliner.Outliner;
import collisionbench.app.session.Layout;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.Navigation;
import java.util.List;
import java.util.Set;
import javafx.beans.value.ObservableValue;

/// Finds bodies by what is typed, and contacts one after another.
public record FindActions(Session session, Outliner outliner, Navigation navigation) {

  public void define(Actions actions) {
    actions.on(Action.FIND_BODY, this::find);
    actions.on(Action.NEXT_CONTACT, () -> goToContact(1));
    actions.on(Action.PREVIOUS_CONTACT, () -> goToContact(-1));
    ObservableValue<Boolean> none =
        session.evaluation().map(evaluation -> evaluation.touching().isEmpty());
    actions.offWhile(Action.NEXT_CONTACT, none);
    actions.offWhile(Action.PREVIOUS_CONTACT, none);
  }

  private void find() {
    Layout layout = session.display().layout().get();
    if (!layout.outliner()) {
      session.display().arrange(layout.outlinerToggled());
    }
    outliner.find();
  }

  /// Selects the pair that touches next in the order of the bodies, and shows it: round and round.
  private void goToContact(int way) {
    List<List<String>> contacts =
        session.evaluation().get().contacts().stream().map(FindActions::ids).toList();
    if (!contacts.isEmpty()) {
      List<String> next = contacts.get(Math.floorMod(place(contacts, way), contacts.size()));
      session.select(new Selection(next));
      navigation.frameSelection();
    }
  }

  /// From the pair that is selected to the one beside it; with one body selected, to its own.
  private int place(List<List<String>> contacts, int way) {
    Set<String> selected = session.selection().get().all();
    int now = contacts.stream().map(Set::copyOf).toList().indexOf(selected);
    if (now >= 0) {
      return now + way;
    }
    List<List<String>> own = contacts.stream().filter(pair -> pair.containsAll(selected)).toList();
    if (own.isEmpty()) {
      return way > 0 ? 0 : -1;
    }
    return contacts.indexOf(way > 0 ? own.getFirst() : own.getLast());
  }

  private static List<String> ids(PairAnswer pair) {
    return List.of(pair.a().id(), pair.b().id());
  }
}
