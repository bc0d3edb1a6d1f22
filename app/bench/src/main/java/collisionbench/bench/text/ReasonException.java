package collisionbench.bench.text;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/// A failure whose reason can be shown in any language. The message is the English sentence; the
/// window translates it. Quotations in it are escaped.
public class ReasonException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final transient Phrase phrase;

  /// @param key the key of the reason
  public ReasonException(String key, Object... parts) {
    this(Phrase.of(key, parts));
  }

  /// @param phrase the sentence
  public ReasonException(Phrase phrase) {
    this(phrase, null);
  }

  protected ReasonException(Phrase phrase, @Nullable Throwable cause) {
    super(PlainText.escape(phrase.in(Language.ENGLISH)), cause);
    this.phrase = phrase;
  }

  /// {@return the sentence in English}
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  /// {@return the sentence as a phrase}
  public Phrase phrase() {
    return phrase;
  }

  /// {@return whether a phrase with this key is the reason, whatever it is about}
  public boolean is(String key) {
    return phrase.withoutName().key().equals(key);
  }

  /// {@return the sentence in the current language}
  public String text() {
    return PlainText.escape(phrase.text());
  }
}
