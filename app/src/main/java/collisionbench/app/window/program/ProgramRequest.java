package collisionbench.app.window.program;

import collisionbench.bench.method.Agreement;
import collisionbench.bench.method.Agreement.NamedFile;
import collisionbench.bench.method.LaunchCommand;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.method.ProgramException;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A command that is to run if the user agrees.
sealed interface ProgramRequest {

  ProgramCommand command();

  /// A command that can run.
  ///
  /// @param line the command line, quoted as it will run
  /// @param agreement what the user would agree to
  record Ready(ProgramCommand command, String line, Agreement agreement) implements ProgramRequest {

    /// {@return what each word resolves to, a line each}
    String files() {
      return String.join("\n", agreement.files().stream().map(Ready::line).toList());
    }

    private static String line(NamedFile file) {
      String path = PlainText.escape(file.path().toString());
      return file.word().equals(file.path().toString())
          ? path
          : PlainText.escape(file.word()) + " \u2192 " + path;
    }
  }

  record Unfit(ProgramCommand command, String reason) implements ProgramRequest {}

  /// {@return the request of a command} It reads the files that the command names, so that it may
  /// take a while.
  static ProgramRequest of(ProgramCommand command) {
    try {
      LaunchCommand launch = LaunchCommand.of(command.text(), command.folder());
      return new Ready(command, launch.line(), Agreement.of(launch));
    } catch (ProgramException unfit) {
      return new Unfit(command, unfit.text());
    } catch (IOException failure) {
      return new Unfit(
          command, Phrase.about(PlainText.brief(command.text()), FileFailure.of(failure)).text());
    }
  }

  static List<ProgramRequest> of(List<ProgramCommand> commands) {
    return commands.stream().map(ProgramRequest::of).toList();
  }

  /// {@return its short name: that of the file, or the command}
  default String name() {
    return FileName.path(command().text())
        .filter(Path::isAbsolute)
        .filter(Files::isRegularFile)
        .map(file -> PlainText.brief(String.valueOf(file.getFileName())))
        .orElseGet(() -> PlainText.brief(command().text()));
  }
}
