package collisionbench.app.text;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/// A failure that can be told in any language. Its message is the sentence in English; a window
/// says it in its own. What the sentence quotes is plain.
public abstract class ReasonException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final transient ReasonKind kind;
  private final transient Phrase phrase;

  protected ReasonException(ReasonKind kind, Phrase phrase, @Nullable Throwable cause) {
    super(PlainText.escape(phrase.in(Language.ENGLISH)), cause);
    this.kind = kind;
    this.phrase = phrase;
  }

  /// {@return the sentence in English}
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  /// {@return what kind of reason it is}
  public ReasonKind kind() {
    return kind;
  }

  /// {@return the sentence, not yet in any language}
  public Phrase phrase() {
    return phrase;
  }

  /// {@return the sentence in the language in use}
  public String said() {
    return PlainText.escape(phrase.said());
  }
}
