package collisionbench.bench.method;

import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ReasonException;
import java.io.Serial;

/// A program cannot be used.
public final class ProgramException extends ReasonException {

  @Serial private static final long serialVersionUID = 1;

  /// @param program its name in messages; blank if it has none
  /// @param key the key of the reason
  ProgramException(String program, String key, Object... parts) {
    super(named(program, Phrase.of(key, parts)));
  }

  private static Phrase named(String program, Phrase reason) {
    return program.isBlank() ? reason : Phrase.about(PlainText.brief(program), reason);
  }
}
