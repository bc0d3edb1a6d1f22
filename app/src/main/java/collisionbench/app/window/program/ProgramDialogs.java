package collisionbench.app.window.program;

import collisionbench.app.method.LaunchCommand;
import collisionbench.app.method.ProgramException;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.settings.ProgramCommand;
import collisionbench.app.storage.FileName;
import collisionbench.app.text.PlainText;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.MessageDialogs;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The dialogs about programs. None runs before the user has confirmed its exact command.
public record ProgramDialogs(MessageDialogs messages) {

  private static final double WIDTH = 480;
  private static final int LINES = 16;

  /// {@return the program that a file is, if the user lets it run}
  Optional<ProgramCommand> mayRun(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return mayRun(
        String.valueOf(file.getFileName()),
        new ProgramCommand(file.toAbsolutePath().toString(), folder == null ? file : folder));
  }

  /// {@return a command that somebody else has written, if the user lets it run}
  Optional<ProgramCommand> mayRun(ProgramCommand command) {
    return mayRun(PlainText.brief(command.text()), command);
  }

  private Optional<ProgramCommand> mayRun(String name, ProgramCommand command) {
    try {
      List<String> words = LaunchCommand.of(command.text(), command.folder()).words();
      return mayRun(Texts.get("added.ask", name), command, words)
          ? Optional.of(command)
          : Optional.empty();
    } catch (ProgramException unfit) {
      messages.showError(Texts.get("added.not-added"), unfit.said());
      return Optional.empty();
    }
  }

  private boolean mayRun(String heading, ProgramCommand command, List<String> words) {
    Region line = exact(String.join(" ", words));
    Region folder = exact(command.folder().toString());
    VBox content =
        new VBox(
            8,
            MessageDialogs.text(Texts.get("added.rights")),
            Nodes.caption(Texts.get("added.command"), line),
            line,
            Nodes.caption(Texts.get("added.folder-of"), folder),
            folder);
    return confirms(heading, content);
  }

  /// {@return whether the user lets a program run}
  private boolean confirms(String heading, Region content) {
    return messages.confirms(heading, content, Feather.TERMINAL, "added.run", "added.not-now");
  }

  private static Region exact(String text) {
    Region exact = MessageDialogs.text(PlainText.escape(text));
    exact.getStyleClass().add("program-command");
    return exact;
  }

  /// {@return a command that the user types, if it is to be run}
  ///
  /// @param folder in which it begins, unless another is typed
  Optional<ProgramCommand> command(Path folder) {
    Optional<ProgramCommand> command = ask(new ProgramCommand("", folder));
    while (command.isPresent() && !isFit(command.get())) {
      command = ask(command.get());
    }
    return command;
  }

  private Optional<ProgramCommand> ask(ProgramCommand before) {
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
    return confirms(Texts.get("added.ask-command"), content)
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
      messages.showError(Texts.get("added.not-added"), unfit.said());
      return false;
    }
  }

  /// Shows what a program has printed to standard error.
  void showLog(AddedProgram added) {
    String log = added.program().log();
    String text =
        log.isEmpty()
            ? added.trouble().map(trouble -> trouble.said()).orElse(Texts.get("added.no-log"))
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
