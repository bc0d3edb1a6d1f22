package collisionbench.bench.command;

import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.ReasonException;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/// A command cannot be carried out.
public final class CommandException extends ReasonException {

  @Serial private static final long serialVersionUID = 1;

  public CommandException(String sentence) {
    super(Phrase.verbatim(sentence));
  }

  public CommandException(String sentence, Throwable cause) {
    super(Phrase.verbatim(sentence), cause);
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
}
