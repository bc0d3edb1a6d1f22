package collisionbench.app.panel.inspector;

import collisionbench.app.panel.widget.Attempt;
import collisionbench.app.panel.widget.Column;
import collisionbench.app.panel.widget.Form;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.ParameterEdits;
import collisionbench.app.panel.widget.RefusalLabel;
import collisionbench.app.panel.widget.ShapeIcon;
import collisionbench.app.panel.widget.TextEntry;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.app.settings.Layout;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Catalogue;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows and edits the selection: the scene if nothing is selected, the shape and motion of one
/// body, the common position of several. Below are the answers about the selected bodies.
public final class Inspector extends Column {

  private final Session session;
  private final ParameterEdits edits;
  private final StackPane icon = new StackPane();
  private final TextField name = Nodes.named(new TextField(), "inspector-name");
  private final TextEntry nameEntry = new TextEntry(name, this::rename);
  private final Label count =
      Nodes.collapse(Nodes.named(Nodes.label("pane-title"), "inspector-count"));
  private final Column content = Nodes.styled(new Column(), "inspector-content");
  private final PairSection pair;
  private final ScrollPane scroll;
  private final CornerTable.Lists pointLists;
  private Form form;
  private Optional<String> named = Optional.empty();
  private List<String> shown = List.of();
  private boolean settling;

  /// @param left moves the focus when a field gives it up
  /// @param map the tab of the map of answers
  public Inspector(
      Session session,
      ObservableValue<Catalogue> catalogue,
      Consumer<String> copy,
      Supplier<Optional<String>> paste,
      Runnable left,
      Consumer<String> warn,
      Node map) {
    this.session = session;
    edits = new ParameterEdits(session, left, warn);
    nameEntry.onLeft(left);
    form = new SceneForm(session, edits);
    pair = new PairSection(session, catalogue, copy, map);
    pointLists = new CornerTable.Lists(copy, paste, new SimpleBooleanProperty(true));
    content.getChildren().setAll(form);
    scroll = Nodes.scroll("inspector-scroll", content);
    StackedPanes panes = new StackedPanes(scroll, pair);
    setVgrow(panes, Priority.ALWAYS);
    addHeader();
    Nodes.named(this, "inspector", "inspector").getChildren().add(panes);
    listen();
  }

  private void addHeader() {
    icon.getChildren().setAll(picture(List.of()));
    Nodes.showWhile(Nodes.fill(name), count.visibleProperty().not());
    Label refusal =
        Nodes.named(
            RefusalLabel.plate(List.of(nameEntry.refusal()), List.of()), "inspector-name-refusal");
    setMargin(refusal, new Insets(0, 16, 0, 16));
    getChildren().addAll(Nodes.styled(new HBox(icon, name, count), "pane-header"), refusal);
  }

  private void listen() {
    session.display().layout().map(Layout::tab).subscribe(this::changeTab);
    session.opened().subscribe(this::revert);
    session.follow(
        this::show,
        State::evaluation,
        State::selection,
        State::opening,
        now -> now.look().asked().pair(),
        now -> now.look().asked().method(),
        now -> now.look().asked().step(),
        now -> now.look().coloring());
    sceneProperty()
        .subscribe(_ -> {
          show();
          pair.revealChosenStep();
        });
  }

  private void changeTab(Layout.Tab before, Layout.Tab now) {
    show();
    pair.changeTab(before, now);
  }

  /// Puts the focus on the first thing that can be edited.
  public void focus() {
    Node first = name.isVisible() ? name : content.lookup(".entry");
    (first == null ? content : first).requestFocus();
  }

  /// Scrolls to the row of the first of some methods, if rows of methods are shown.
  public void revealMethod(List<String> names) {
    pair.revealMethod(names);
  }

  private void show() {
    if (settling) {
      return;
    }
    if (getScene() == null) {
      pair.showDrawn(session.evaluation().get(), session.selection().get());
      return;
    }
    form.follow(session.document().get().history());
    if (form.isFor(scene(), selected())) {
      showContent(selected());
      startAtTop();
    } else {
      Optional<Node> focused = focusedIn(form);
      applyOrRevert();
      List<Body> selected = selected();
      form = form(scene(), selected);
      icon.getChildren().setAll(picture(selected));
      TabScroll.keep(
          scroll,
          () -> {
            content.getChildren().set(0, form);
            showContent(selected);
          });
      startAtTop();
      focused.ifPresent(this::focusAgain);
    }
  }

  private Scene scene() {
    return session.evaluation().get().scene();
  }

  private List<String> ids() {
    return session.selection().get().ids();
  }

  private List<Body> selected() {
    return ids().stream().flatMap(id -> scene().body(id).stream()).toList();
  }

  /// Applies the input, which may change the scene once more.
  private void applyOrRevert() {
    settling = true;
    nameEntry.applyOrRevert(whatIsNamed(), edits.warn());
    form.applyOrRevert(scene());
    settling = false;
  }

  private void showContent(List<Body> selected) {
    showName(scene(), selected);
    Evaluation evaluation = session.evaluation().get();
    Selection selection = session.selection().get();
    form.show(evaluation);
    pair.show(evaluation, selection);
  }

  /// For another selection.
  private void startAtTop() {
    if (!ids().equals(shown)) {
      shown = ids();
      scroll.setVvalue(0);
      pair.scrollToTop();
    }
  }

  private Optional<Node> focusedIn(Node part) {
    Optional<Node> focused = Optional.ofNullable(getScene().getFocusOwner());
    return focused.filter(node -> Nodes.ancestors(node).anyMatch(part::equals));
  }

  /// Focuses the same field or button of the new form, if there is one.
  private void focusAgain(Node gone) {
    Node again = gone.getId() == null ? null : form.lookup("#" + gone.getId());
    if (again == null || again.isDisabled()) {
      edits.left().run();
    } else {
      again.requestFocus();
    }
  }

  /// Reverts input that was meant for another scene.
  private void revert() {
    nameEntry.revert();
    form.revert();
  }

  private Form form(Scene scene, List<Body> selected) {
    return switch (selected.size()) {
      case 0 -> new SceneForm(session, edits);
      case 1 -> new BodyForm(selected.getFirst(), session, edits, pointLists);
      default -> new SharedForm(selected, scene.space(), edits);
    };
  }

  private void showName(Scene scene, List<Body> selected) {
    Optional<Body> one = selected.size() == 1 ? Optional.of(selected.getFirst()) : Optional.empty();
    named = one.map(Body::id);
    count.setVisible(selected.size() > 1);
    count.setText(Texts.get("inspector.count", selected.size()));
    name.setAccessibleText(Texts.get(one.isPresent() ? "inspector.name" : "inspector.scene-name"));
    nameEntry.show(named.orElseGet(scene::name));
  }

  private String whatIsNamed() {
    return named
        .map(id -> Texts.get("typed.of", Texts.get("inspector.name"), id))
        .orElseGet(() -> Texts.get("inspector.scene-name"));
  }

  private static Node picture(List<Body> selected) {
    return switch (selected.size()) {
      case 0 -> new FontIcon(Feather.LAYERS);
      case 1 -> ShapeIcon.of(selected.getFirst().type());
      default -> new FontIcon(Feather.COPY);
    };
  }

  private Optional<String> rename(String typed) {
    if (named.isPresent()) {
      return Attempt.rename(session, named.get(), typed);
    }
    if (typed.isBlank()) {
      return Optional.of(Texts.get("refused.name-empty"));
    }
    session.make(new Edit.Name(typed.strip()));
    return Optional.empty();
  }
}
