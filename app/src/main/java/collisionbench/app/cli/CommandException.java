package collisionbench.app.cli;

import java.io.Serial;

/// A command cannot be carried out. Its message is shown to the user unchanged.
final class CommandException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  CommandException(String sentence) {
    super(sentence);
  }

  CommandException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  /// {@return the sentence to show}
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
