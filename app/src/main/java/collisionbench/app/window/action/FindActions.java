package collisionbench.app.window.action;

import collisionbench.app.panel.answer.Expectations;
import collisionbench.app.panel.comparison.DisagreementWatch;
import collisionbench.app.panel.outliner.Outliner;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.viewport.camera.Navigation;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.bench.comparison.Disagreement;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.text.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kordamp.ikonli.feather.Feather;

/// Finds bodies by name or kind, and steps through contacts and through pairs on which methods
/// disagree. Shows a notice if there is none.
///
/// @param revealed makes see-through what hides the pair that was found
/// @param reveal scrolls to the row of one of some methods
public record FindActions(
    Session session,
    Outliner outliner,
    Navigation navigation,
    RevealedPair revealed,
    DisagreementWatch disagreements,
    Consumer<List<String>> reveal,
    Consumer<String> report) {

  public void define(Commands commands) {
    commands.group(Place.PANES, 1).add("find-body", "Shortcut+F", Feather.FILTER, this::find);
    Group pairs = commands.group(Place.SELECT, 1);
    pairs.add("next-contact", "F3", Feather.CHEVRONS_RIGHT, () -> showContact(1));
    pairs.add("previous-contact", "Shift+F3", Feather.CHEVRONS_LEFT, () -> showContact(-1));
    pairs.add("next-disagreement", "F4", Feather.ALERT_TRIANGLE, () -> showDisagreement(1));
    pairs.add("previous-disagreement", "Shift+F4", () -> showDisagreement(-1));
  }

  private void showContact(int way) {
    List<List<String>> contacts = contacts();
    if (contacts.isEmpty()) {
      report.accept(Texts.get("find.no-contact"));
    }
    go(contacts, way);
  }

  private void showDisagreement(int way) {
    List<Disagreement> found = disagreements.found().get();
    if (found.isEmpty()) {
      boolean complete = disagreements.complete().get();
      report.accept(Texts.get(complete ? "find.agreement" : "find.partial-agreement"));
    } else {
      showMethods(found, way);
    }
  }

  private void find() {
    session.display().arrange(Layout::withOutliner);
    outliner.find();
  }

  /// The Methods tab shows which methods disagree; the Steps tab stays if it is open.
  private void showMethods(List<Disagreement> doubtful, int way) {
    session
        .display()
        .arrange(
            layout -> layout.shows(Layout.Tab.STEPS) ? layout : layout.showing(Layout.Tab.METHODS));
    go(doubtful.stream().map(pair -> List.of(pair.a(), pair.b())).toList(), way);
    Set<String> shown = session.selection().get().all();
    doubtful.stream()
        .filter(pair -> shown.equals(Set.of(pair.a(), pair.b())))
        .forEach(pair -> reveal.accept(pair.methods()));
  }

  /// The pairs that touch, and then others that are not as expected.
  private List<List<String>> contacts() {
    Evaluation evaluation = session.evaluation().get();
    return Stream.concat(
            evaluation.contacts().stream().map(pair -> List.of(pair.a().id(), pair.b().id())),
            Expectations.wrong(evaluation).stream().map(pair -> List.of(pair.a(), pair.b())))
        .collect(
            Collectors.toMap(Set::copyOf, pair -> pair, (first, _) -> first, LinkedHashMap::new))
        .values()
        .stream()
        .toList();
  }

  /// Selects and shows the next pair in the order of the bodies; after the last comes the first.
  private void go(List<List<String>> pairs, int way) {
    if (!pairs.isEmpty()) {
      session.select(new Selection(pairs.get(Math.floorMod(place(pairs, way), pairs.size()))));
      navigation.frameSelection();
      revealed.reveal(navigation.hidingSelection());
    }
  }

  /// Goes from the selected pair to the next one; with one body selected, to its pairs.
  private int place(List<List<String>> pairs, int way) {
    Set<String> selected = session.selection().get().all();
    int now = pairs.stream().map(Set::copyOf).toList().indexOf(selected);
    if (now >= 0) {
      return now + way;
    }
    List<List<String>> own = pairs.stream().filter(pair -> pair.containsAll(selected)).toList();
    if (own.isEmpty()) {
      return way > 0 ? 0 : -1;
    }
    return pairs.indexOf(way > 0 ? own.getFirst() : own.getLast());
  }
}
