package collisionbench.app.window.action;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.export.PairScene;
import collisionbench.bench.export.PairTemplate;
import collisionbench.bench.export.PairTest;
import collisionbench.bench.export.PlainNumbers;
import collisionbench.bench.method.QuestionLine;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// Copies the pair that the status bar shows: the nearest two of the selected bodies, the selected
/// one and its nearest, or else the nearest two of all. A dialog lists the formats and shows the
/// text of the chosen one.
public final class PairActions {

  /// The name of programs in templates and examples.
  private static final String MINE = "mine";

  private static final double WIDTH = 680;
  private static final double HEIGHT = 320;
  private static final double LINE = 32;

  /// @param key of its name
  /// @param report the key of the notice once it is copied
  private record Format(
      String key, String report, BiFunction<Evaluation, PairAnswer, String> writer) {

    static Format test(String key, PairTemplate language) {
      return test(
          key, (evaluation, pair) -> language.of(evaluation.scene(), pair, evaluation.time()));
    }

    static Format test(String key, BiFunction<Evaluation, PairAnswer, String> writer) {
      return new Format(key, "copied.test", writer);
    }

    String name() {
      return Texts.get("pair.copy-" + key);
    }
  }

  private final List<Format> formats =
      List.of(
          Format.test("java", PairActions::test),
          Format.test("python", PairTemplate.PYTHON),
          Format.test("javascript", PairTemplate.JAVASCRIPT),
          Format.test("csharp", PairTemplate.CSHARP),
          Format.test("cpp", PairTemplate.CPP),
          Format.test("rust", PairTemplate.RUST),
          new Format("numbers", "copied.numbers", (_, pair) -> PlainNumbers.of(pair)),
          new Format("question", "copied.question", (_, pair) -> question(pair)),
          new Format("scene", "copied.pair", PairActions::scene));

  private final Session session;
  private final ObservableValue<Catalogue> catalogue;
  private final ClipboardActions clipboard;
  private final MessageDialogs messages;
  private final NoticeBar notices;

  private int last;

  public PairActions(
      Session session,
      ObservableValue<Catalogue> catalogue,
      ClipboardActions clipboard,
      MessageDialogs messages,
      NoticeBar notices) {
    this.session = session;
    this.catalogue = catalogue;
    this.clipboard = clipboard;
    this.messages = messages;
    this.notices = notices;
  }

  public void define(Commands commands) {
    commands
        .group(Place.EDIT, 1)
        .offWhile(session.document().map(document -> document.scene().bodies().size() < 2))
        .add("copy-pair", "Shortcut+Shift+C", Feather.CODE, this::ask);
  }

  private void ask() {
    Evaluation evaluation = session.evaluation().get();
    PairAnswer pair = session.closest().orElseThrow();
    TextArea text = Nodes.named(new TextArea(), "copy-pair-text", "code");
    text.setEditable(false);
    ListView<String> list = Nodes.named(new ListView<>(), "copy-pair-list");
    list.getItems().setAll(formats.stream().map(Format::name).toList());
    list.setFixedCellSize(LINE);
    list.setAccessibleText(Texts.get("pair.copy-list"));
    MultipleSelectionModel<String> chosen = list.getSelectionModel();
    chosen.select(last);
    chosen
        .selectedIndexProperty()
        .subscribe(now -> {
          if (now.intValue() >= 0) {
            text.setText(formats.get(now.intValue()).writer().apply(evaluation, pair));
          }
        });
    list.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            copyButton(list).ifPresent(Button::fire);
          } else if (event.getCode() == KeyCode.ESCAPE) {
            list.getScene().getWindow().hide();
          }
        });
    HBox content = new HBox(12, list, Nodes.fill(text));
    content.setPrefSize(WIDTH, HEIGHT);
    list.setMinWidth(200);
    list.setPrefWidth(200);
    Platform.runLater(list::requestFocus);
    String heading = Texts.get("pair.copy-heading", pair.a().id(), pair.b().id());
    if (messages.confirms(heading, content, Feather.CODE, "pair.copy", "ask.cancel")) {
      last = Math.max(0, chosen.getSelectedIndex());
      if (clipboard.put(text.getText())) {
        String report = formats.get(last).report();
        notices.show(Notice.done(Texts.get(report, pair.a().id(), pair.b().id())));
      }
    }
  }

  /// The list consumes Enter and Escape, which the dialog would take.
  private static Optional<Button> copyButton(Node inDialog) {
    return inDialog.getScene().lookup("#pair-copy") instanceof Button button
        ? Optional.of(button)
        : Optional.empty();
  }

  private static String test(Evaluation evaluation, PairAnswer pair) {
    Scene scene = evaluation.scene();
    return PairTest.of(
        scene.name(), start(pair.a(), scene), start(pair.b(), scene), evaluation.time());
  }

  private static String scene(Evaluation evaluation, PairAnswer pair) {
    Scene scene = evaluation.scene();
    return SceneFile.text(PairScene.of(scene, start(pair.a(), scene), start(pair.b(), scene)));
  }

  /// The bodies of an answer are where they are at its time; the scene has those of the start.
  private static Body start(Body standing, Scene scene) {
    return scene.body(standing.id()).orElseThrow();
  }

  /// The question names a program's method that answers it: the chosen one, if it does.
  private String question(PairAnswer pair) {
    Question question = BodyQuestion.of(pair.a(), pair.b());
    List<String> fit =
        catalogue.getValue().methods().stream()
            .filter(method -> method.isRemote() && !method.answers(question.pair()).isEmpty())
            .map(Method::name)
            .toList();
    Optional<String> chosen = session.display().method().get().filter(fit::contains);
    String other = fit.isEmpty() ? MINE : fit.getFirst();
    return QuestionLine.of(chosen.orElse(other), question);
  }
}
