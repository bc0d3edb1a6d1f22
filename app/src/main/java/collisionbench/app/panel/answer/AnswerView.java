package collisionbench.app.panel.answer;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.GapWords;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The answers about the selection: all answers about a pair; the contacts of one body, deepest
/// first, or its nearest neighbor if it has none.
public final class AnswerView extends VBox {

  /// How many pairs are shown at first, and added by each click on "more".
  private static final int PORTION = 12;

  private final Session session;
  private final Consumer<String> copy;
  private final HBox buttons;
  private final VBox pairs = Nodes.column("pairs");
  private final Label none = Nodes.collapse(Nodes.wrapped("muted"));
  private final Hyperlink more = Nodes.collapse(Nodes.named(new Hyperlink(), "answers-more"));
  private final List<PairView> views = new ArrayList<>();

  /// The pairs that the user folded or unfolded. Of the others, the first is unfolded.
  private final Map<Set<String>, Boolean> chosen = new HashMap<>();

  private Selection about = Selection.NONE;
  private List<PairAnswer> answers = List.of();
  private Optional<Coloring> coloring = Optional.empty();
  private int most = PORTION;

  public AnswerView(Session session, Consumer<String> copy) {
    this.session = session;
    this.copy = copy;
    buttons =
        new HBox(
            Nodes.explain(
                Nodes.iconButton("answers-expect", Feather.CHECK_CIRCLE, this::expectPair),
                Texts.get("expect.record-pair")),
            Nodes.explain(
                Nodes.iconButton("answers-copy", Feather.CLIPBOARD, () -> copy.accept(text())),
                Texts.get("answer.copy-all")));
    buttons.disableProperty().bind(none.visibleProperty());
    none.textProperty()
        .bind(session.evaluation().map(evaluation -> GapWords.noPair(evaluation.scene())));
    more.setOnAction(_ -> {
      most += PORTION;
      showAnswers();
    });
    Nodes.named(this, "answers", "answers").getChildren().addAll(pairs, none, more);
  }

  /// {@return the buttons that expect the answers about the first pair, and copy all that is shown}
  public Node buttons() {
    return buttons;
  }

  /// Shows the answers about the selected bodies.
  ///
  /// @param colors how another method colors the picture
  public void show(Evaluation evaluation, Selection selection, Optional<Coloring> colors) {
    coloring = colors;
    if (!selection.equals(about)) {
      about = selection;
      most = PORTION;
      chosen.clear();
    }
    answers = answers(evaluation, selection.all());
    showAnswers();
  }

  /// {@return the pairs to show for some bodies, in order; for no bodies, only the nearest pair of
  /// all}
  static List<PairAnswer> answers(Evaluation evaluation, Set<String> ids) {
    List<PairAnswer> touching = ids.isEmpty() ? List.of() : evaluation.contacts(ids);
    return touching.isEmpty()
        ? evaluation.closest(ids).stream().toList()
        : touching.stream().sorted(PairAnswer.NEAREST_FIRST).toList();
  }

  private void showAnswers() {
    int count = Math.min(answers.size(), most);
    Optional<Ruling.Names> pair = about.pair(session.evaluation().get());
    while (views.size() < count) {
      views.add(view(views.size()));
    }
    for (int i = 0; i < count; i++) {
      PairView view = views.get(i);
      view.tellApart(pair.filter(Ruling.Names.of(answers.get(i))::equals).isPresent());
      view.disclosure().unfold(chosen.getOrDefault(key(answers.get(i)), i == 0));
      view.show(lines(answers.get(i)));
      view.show(
          Expectations.checks(session.evaluation().get(), answers.get(i)),
          check -> new EditableExpectation(check, session, this::remove));
    }
    if (pairs.getChildren().size() != count) {
      pairs.getChildren().setAll(views.subList(0, count));
    }
    none.setVisible(answers.isEmpty());
    more.setVisible(answers.size() > count);
    more.setText(Texts.get("answer.more", answers.size() - count));
  }

  private void remove(AnswerCheck check) {
    session.make(Expectations.removed(session.scene(), check));
  }

  /// Expects the answers at time 0, whatever time is shown.
  private void expectPair() {
    session.make(Expectations.recorded(session.scene(), pair(answers.getFirst())));
  }

  private void expect(PairAnswer answer, AnswerField field) {
    session.make(Expectations.recorded(session.scene(), pair(answer), List.of(field)));
  }

  private static Expectation.Pair pair(PairAnswer answer) {
    return new Expectation.Pair(answer.a().id(), answer.b().id());
  }

  private PairView view(int index) {
    PairView view = new PairView("pair-" + index, copy, field -> expect(answers.get(index), field));
    view.disclosure()
        .onToggled(() -> {
          PairAnswer answer = answers.get(index);
          chosen.put(key(answer), view.disclosure().isUnfolded());
          view.show(lines(answer));
        });
    return view;
  }

  private AnswerLines lines(PairAnswer answer) {
    return coloring
        .map(colors -> AnswerLines.of(answer).with(colors))
        .orElseGet(() -> AnswerLines.of(answer));
  }

  private static Set<String> key(PairAnswer answer) {
    return Set.of(answer.a().id(), answer.b().id());
  }

  private String text() {
    return answers.stream().map(answer -> lines(answer).text()).collect(Collectors.joining("\n"));
  }
}
