package collisionbench.app.json;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.ReasonException;
import collisionbench.app.text.ReasonKind;
import java.io.Serial;
import java.util.Optional;

/// A text is not JSON, or a value in it is not what it should be.
public final class JsonException extends ReasonException {

  @Serial private static final long serialVersionUID = 1;

  private final transient Optional<Place> place;
  private final transient Phrase reason;

  /// @param place where in the text; empty for all of it
  JsonException(Optional<Place> place, ReasonKind kind, Phrase reason) {
    super(kind, place.map(at -> Phrase.about(at.phrase(), reason)).orElse(reason), null);
    this.place = place;
    this.reason = reason;
  }

  /// {@return where in the text; empty for all of it}
  public Optional<Place> place() {
    return place;
  }

  /// {@return why, whatever the place}
  public Phrase reason() {
    return reason;
  }
}
