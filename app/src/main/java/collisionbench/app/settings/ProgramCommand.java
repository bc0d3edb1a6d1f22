package collisionbench.app.settings;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A program that the user added as a method.
///
/// @param text the command as it was typed, or the file
/// @param folder where it runs
public record ProgramCommand(String text, Path folder) {

  private static final ProgramCommand NONE = new ProgramCommand("", Path.of(""));

  /// How it stands in the settings file.
  static final Form<ProgramCommand> FORM = form();

  private static Form<ProgramCommand> form() {
    Member<ProgramCommand, String> text =
        new Member<>("command", ProgramCommand::text, Form.text(Optional::of, typed -> typed));
    Member<ProgramCommand, Path> folder =
        new Member<>(
            "folder", ProgramCommand::folder, Form.text(ProgramCommand::path, Path::toString));
    return Form.object(
        List.of(text, folder),
        object -> new ProgramCommand(text.read(object, NONE), folder.read(object, NONE)));
  }

  private static Optional<Path> path(String name) {
    try {
      return Optional.of(Path.of(name));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
