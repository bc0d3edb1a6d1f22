package collisionbench.bench.command;

import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.Language;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/// A command cannot be carried out. Its message is shown to the user unchanged.
public final class CommandException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  public CommandException(String sentence) {
    super(sentence);
  }

  public CommandException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  /// {@return that a file or folder could not be read}
  public static CommandException unreadable(Path place, IOException failure) {
    return new CommandException(
        place + ": could not be read: " + FileFailure.of(failure).in(Language.ENGLISH), failure);
  }

  /// {@return that a file or folder cannot be written}
  public static CommandException unwritable(Path place, IOException failure) {
    return new CommandException(
        place + ": cannot be written: " + FileFailure.of(failure).in(Language.ENGLISH), failure);
  }

  /// {@return the sentence to show}
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
