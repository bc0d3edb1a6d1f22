package collisionbench.app.method;

import collisionbench.app.text.Language;
import collisionbench.app.text.Phrase;
import java.io.Serial;

/// A program gave no answer to a question.
public final class ProgramFailedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1;

  private final transient Failure failure;

  ProgramFailedException(String program, Failure failure) {
    super(Phrase.about(program, FailureWords.of(failure)).in(Language.ENGLISH));
    this.failure = failure;
  }

  public Failure failure() {
    return failure;
  }

  /// {@return the sentence: the program and what happened}
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
