package collisionbench.app.window.program;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.bench.method.Agreement;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The question whether commands may run. Enter and Esc choose not to; of several commands none is
/// chosen at first.
final class RequestDialog {

  private static final double LIST_WIDTH = 540;
  private static final double LIST_HEIGHT = 300;

  private final MessageDialogs messages;
  private final List<ProgramRequest> requests;
  private final Map<Agreement, BooleanProperty> chosen = new LinkedHashMap<>();

  /// @param requests if there is only one, it can run
  RequestDialog(MessageDialogs messages, List<ProgramRequest> requests) {
    this.messages = messages;
    this.requests = requests;
  }

  List<Agreement> ask() {
    boolean isOne = requests.size() == 1;
    String heading =
        isOne
            ? Texts.get("added.ask", requests.getFirst().name())
            : Texts.get("added.ask-several", requests.size());
    Region content = isOne ? new VBox(8, details(requests.getFirst())) : list();
    boolean agrees =
        messages.choose(
            heading,
            new VBox(8, MessageDialogs.text(Texts.get("added.rights")), content),
            Feather.TERMINAL,
            List.of(
                MessageDialogs.Option.losing(isOne ? "added.run" : "added.run-chosen", true),
                new MessageDialogs.Option<>(
                    "added.not-now", ButtonBar.ButtonData.CANCEL_CLOSE, false)),
            isAnyChosen(isOne));
    return agrees
        ? chosen.entrySet().stream()
            .filter(choice -> choice.getValue().get())
            .map(Map.Entry::getKey)
            .toList()
        : List.of();
  }

  private BooleanBinding isAnyChosen(boolean isOne) {
    chosen.values().forEach(choice -> choice.set(isOne));
    return Bindings.createBooleanBinding(
        () -> chosen.values().stream().anyMatch(BooleanProperty::get),
        chosen.values().toArray(BooleanProperty[]::new));
  }

  private Region list() {
    VBox lines = new VBox(8);
    for (ProgramRequest request : requests) {
      VBox details = new VBox(4, details(request));
      VBox.setMargin(details, new Insets(0, 0, 8, 24));
      lines.getChildren().addAll(choice(request), details);
    }
    ScrollPane scroll = Nodes.scroll("program-requests", lines);
    scroll.setFocusTraversable(true);
    scroll.setPrefSize(LIST_WIDTH, LIST_HEIGHT);
    return scroll;
  }

  private CheckBox choice(ProgramRequest request) {
    CheckBox choice =
        Nodes.named(new CheckBox(request.name()), "added-choice-" + requests.indexOf(request));
    choice.setMnemonicParsing(false);
    switch (request) {
      case ProgramRequest.Ready ready ->
          choice.selectedProperty().bindBidirectional(isChosen(ready));
      case ProgramRequest.Unfit _ -> choice.setDisable(true);
    }
    return choice;
  }

  private BooleanProperty isChosen(ProgramRequest.Ready ready) {
    return chosen.computeIfAbsent(ready.agreement(), _ -> new SimpleBooleanProperty());
  }

  /// {@return the command line, what its words resolve to and the folder; or why it cannot run}
  private Node[] details(ProgramRequest request) {
    return switch (request) {
      case ProgramRequest.Ready ready -> {
        BooleanProperty _ = isChosen(ready);
        List<Node> details = new ArrayList<>();
        add(details, "added.command", PlainText.escape(ready.line()));
        add(details, "added.files", ready.files());
        add(details, "added.folder-of", PlainText.escape(ready.agreement().folder().toString()));
        yield details.toArray(Node[]::new);
      }
      case ProgramRequest.Unfit unfit -> new Node[] {MessageDialogs.text(unfit.reason())};
    };
  }

  private static void add(List<Node> details, String key, String text) {
    Region exact = MessageDialogs.text(text);
    exact.getStyleClass().add("program-command");
    details.add(Nodes.caption(Texts.get(key), exact));
    details.add(exact);
  }
}
