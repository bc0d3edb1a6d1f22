package collisionbench.app.text;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/// A failure whose reason can be shown in any language. The message is the English sentence; the
/// window translates it. Quotations in it are escaped.
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

  /// {@return the kind of reason}
  public ReasonKind kind() {
    return kind;
  }

  /// {@return the sentence as a phrase}
  public Phrase phrase() {
    return phrase;
  }

  /// {@return the sentence in the current language}
  public String said() {
    return PlainText.escape(phrase.said());
  }
}
