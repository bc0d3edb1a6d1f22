package collisionbench.app.text;

import java.util.Locale;

/// A kind of reason for a failure: an enum constant that has a text of the same name.
public interface ReasonKind {

  /// {@return the name of the constant}
  String name();

  /// {@return the prefix of the enum's text keys}
  String prefix();

  /// {@return the reason as a phrase with arguments}
  default Phrase with(Object... parts) {
    return Phrase.of(prefix() + name().toLowerCase(Locale.ROOT).replace('_', '-'), parts);
  }
}
