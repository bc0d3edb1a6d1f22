package collisionbench.app.panel.inspector;

import collisionbench.app.panel.answer.ExpectationView;
import collisionbench.app.panel.widget.Column;
import collisionbench.app.panel.widget.Disclosure;
import collisionbench.app.panel.widget.Form;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.ParameterEdits;
import collisionbench.app.panel.widget.TextEntry;
import collisionbench.app.panel.widget.Wrapping;
import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;

/// The facts about the scene, shown while nothing is selected. The picture shows the note, so its
/// field is folded.
final class SceneForm extends Form {

  private final Session session;
  private final TextArea note = Nodes.named(new TextArea(), "scene-note");
  private final Disclosure noteFold;
  private final TextEntry noteEntry;
  private final Label articleLabel;
  private final Label article = Nodes.wrapped();
  private final Label space = new Label();
  private final Label bodies = new Label();
  private final Label contacts = new Label();
  private final ExpectationView expectation;

  SceneForm(Session session, ParameterEdits edits) {
    super(() -> session.scene().name(), edits);
    this.session = session;
    expectation = new ExpectationView(session);
    noteEntry = new TextEntry(note, this::keepNote);
    noteEntry.onLeft(edits.left());
    GridPane facts = Nodes.styled(new GridPane(), "facts");
    articleLabel = addFact(facts, "article", article);
    addFact(facts, "space", space);
    addFact(facts, "bodies", bodies);
    addFact(facts, "contacts", contacts);
    Label heading = Nodes.styled(new Label(Texts.get("scene.note")), "pane-title");
    noteFold = new Disclosure("scene-note-unfold", heading, note);
    noteFold.describe(Texts.get("scene.note"));
    getChildren().add(Nodes.styled(new Column(noteFold), "section"));
    foldNote();
    section(Texts.get("scene.facts"), facts);
    getChildren().add(expectation);
    setUpNote();
  }

  private Optional<String> keepNote(String text) {
    session.make(new Edit.Note(text));
    return Optional.empty();
  }

  private void setUpNote() {
    note.setAccessibleText(Texts.get("scene.note"));
    note.setPromptText(Texts.get("scene.note-prompt"));
    note.setPrefRowCount(4);
    Wrapping.wrap(note);
    note.addEventFilter(KeyEvent.KEY_PRESSED, this::leaveByTab);
  }

  @Override
  public boolean isFor(Scene scene, List<Body> selected) {
    return selected.isEmpty();
  }

  @Override
  public boolean isIn(Scene scene) {
    return true;
  }

  /// Unfolds the field if the note is empty.
  private void foldNote() {
    noteFold.unfold(session.scene().note().isEmpty());
  }

  /// Tab moves the focus on, as in every other field.
  private void leaveByTab(KeyEvent event) {
    if (event.getCode() == KeyCode.TAB && !event.isControlDown()) {
      note.requestFocusTraversal(
          event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
      event.consume();
    }
  }

  private static Label addFact(GridPane facts, String key, Label value) {
    Label label = Nodes.styled(new Label(Texts.get("scene." + key)), "line-label");
    label.setMinWidth(USE_PREF_SIZE);
    value.setId("scene-" + key);
    facts.addRow(facts.getRowCount(), label, value);
    GridPane.setValignment(label, VPos.TOP);
    return label;
  }

  @Override
  public void show(Evaluation evaluation) {
    super.show(evaluation);
    Scene scene = evaluation.scene();
    noteEntry.show(scene.note());
    article.setText(
        scene.article().map(found -> Texts.get("article." + found.number())).orElse(""));
    Nodes.show(articleLabel, scene.article().isPresent());
    Nodes.show(article, scene.article().isPresent());
    space.setText(Texts.get(scene.space() == Space.THREE ? "scenes.space" : "scenes.plane"));
    int hidden = scene.hidden().size();
    bodies.setText(
        hidden == 0
            ? Texts.get("scene.count", scene.bodies().size())
            : Texts.get("scene.count-hidden", scene.bodies().size(), hidden));
    contacts.setText(Texts.get("status.count", evaluation.contacts().size(), evaluation.count()));
    expectation.show(evaluation);
    Nodes.show(expectation, !scene.bodies().isEmpty() || scene.expectsAnswers());
  }

  @Override
  public void applyOrRevert(Scene scene) {
    super.applyOrRevert(scene);
    noteEntry.apply();
  }

  @Override
  public void revert() {
    super.revert();
    noteEntry.revert();
    foldNote();
  }
}
