package collisionbench.app.settings;

import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonReason;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.ReasonKind;

/// Why settings could not be read.
public enum SettingsReason implements ReasonKind {
  NOT_TEXT,
  NO_OBJECT,
  /// Something stands behind the object.
  MORE,
  CUT_OFF,
  BEYOND_LIMITS,
  /// A field is of another kind.
  MISFIT,
  NO_BOUNDS,
  NO_WIDTH,
  NO_STEP;

  @Override
  public String prefix() {
    return "settings.";
  }

  /// {@return why a text was refused}
  static Phrase of(JsonException refused) {
    return switch (refused.kind()) {
      case SettingsReason _ -> refused.reason();
      case JsonReason.EMPTY -> NO_OBJECT.with();
      case JsonReason.MORE -> MORE.with();
      case JsonReason.BEYOND_LIMITS, JsonReason.TOO_MANY -> BEYOND_LIMITS.with();
      case JsonReason.CUT_OFF ->
          Phrase.about(refused.place().orElseThrow().phrase(), CUT_OFF.with());
      default -> refused.phrase();
    };
  }
}
