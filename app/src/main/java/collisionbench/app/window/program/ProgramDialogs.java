package collisionbench.app.window.program;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.bench.method.Agreement;
import collisionbench.bench.method.LaunchCommand;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.method.ProgramException;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The dialogs about programs. None runs before the user has agreed to its exact command.
public final class ProgramDialogs {

  private static final double WIDTH = 480;
  private static final int LINES = 16;

  private final MessageDialogs messages;

  /// What is being asked about, so that a second click does not open a second dialog.
  private final Set<List<ProgramCommand>> asked = new HashSet<>();

  public ProgramDialogs(MessageDialogs messages) {
    this.messages = messages;
  }

  /// Asks whether commands may run, once their files have been read.
  ///
  /// @param onAgreed called for each one that the user chooses
  void ask(List<ProgramCommand> commands, Consumer<Agreement> onAgreed) {
    if (asked.add(commands)) {
      afterReading(
          commands,
          requests -> {
            try {
              ask(requests).forEach(onAgreed);
            } finally {
              boolean _ = asked.remove(commands);
            }
          });
    }
  }

  private static void afterReading(
      List<ProgramCommand> commands, Consumer<List<ProgramRequest>> next) {
    Thread.ofPlatform()
        .daemon()
        .name("collision-bench-program-request")
        .start(() -> {
          List<ProgramRequest> requests = ProgramRequest.of(commands);
          Platform.runLater(() -> next.accept(requests));
        });
  }

  private List<Agreement> ask(List<ProgramRequest> requests) {
    if (requests.size() == 1 && requests.getFirst() instanceof ProgramRequest.Unfit unfit) {
      showUnfit(unfit);
      return List.of();
    }
    return new RequestDialog(messages, requests).ask();
  }

  private void showUnfit(ProgramRequest.Unfit unfit) {
    messages.showError(Texts.get("added.not-added"), unfit.reason());
  }

  /// Asks for a command, which the user agrees to by typing it.
  ///
  /// @param folder in which it runs, unless another is typed
  void askForCommand(Path folder, Consumer<Agreement> onAgreed) {
    Optional<ProgramCommand> command = type(new ProgramCommand("", folder));
    while (command.isPresent() && !isFit(command.get())) {
      command = type(command.get());
    }
    command.ifPresent(typed -> afterReading(List.of(typed), read -> agree(read, onAgreed)));
  }

  private void agree(List<ProgramRequest> typed, Consumer<Agreement> onAgreed) {
    for (ProgramRequest request : typed) {
      switch (request) {
        case ProgramRequest.Ready ready -> onAgreed.accept(ready.agreement());
        case ProgramRequest.Unfit unfit -> showUnfit(unfit);
      }
    }
  }

  private Optional<ProgramCommand> type(ProgramCommand before) {
    TextField typed = MessageDialogs.field("program-command", before.text());
    typed.setPromptText(Texts.get("added.example"));
    TextField where = MessageDialogs.field("program-folder", before.folder().toString());
    VBox content =
        new VBox(
            8,
            Nodes.caption(Texts.get("added.command"), typed),
            typed,
            Nodes.caption(Texts.get("added.folder-of"), where),
            where,
            MessageDialogs.text(Texts.get("added.rights")));
    // A dialog gives the focus to a button as it opens.
    Platform.runLater(typed::requestFocus);
    return messages.confirms(
            Texts.get("added.ask-command"), content, Feather.TERMINAL, "added.run", "added.not-now")
        ? Optional.of(new ProgramCommand(typed.getText().strip(), path(where.getText())))
        : Optional.empty();
  }

  private static Path path(String text) {
    return FileName.path(text.strip()).map(Path::toAbsolutePath).orElse(Path.of(""));
  }

  /// Shows an error if the command is invalid.
  private boolean isFit(ProgramCommand command) {
    try {
      LaunchCommand _ = LaunchCommand.of(command.text(), command.folder());
      return true;
    } catch (ProgramException unfit) {
      messages.showError(Texts.get("added.not-added"), unfit.text());
      return false;
    }
  }

  /// Shows what a program has printed to standard error.
  void showLog(AddedProgram added) {
    String log = added.program().log();
    String text =
        log.isEmpty()
            ? added.trouble().map(trouble -> trouble.text()).orElse(Texts.get("added.no-log"))
            : log;
    TextArea area = new TextArea(text);
    area.setId("program-log");
    area.setEditable(false);
    area.setPrefWidth(WIDTH);
    area.setPrefRowCount(LINES);
    area.getStyleClass().add("program-command");
    messages.show(Texts.get("added.log-of", added.program().name()), area, Feather.FILE_TEXT);
  }
}
