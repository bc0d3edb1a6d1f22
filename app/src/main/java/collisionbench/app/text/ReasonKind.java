package collisionbench.app.text;

import java.util.Locale;

/// A kind of reasons why something is refused or fails: a constant of an enum, whose text is named
/// as it is.
public interface ReasonKind {

  /// {@return the name of the constant}
  String name();

  /// {@return what the keys of all texts of the enum begin with}
  String prefix();

  /// {@return the reason with what it is about}
  default Phrase with(Object... parts) {
    return Phrase.of(prefix() + name().toLowerCase(Locale.ROOT).replace('_', '-'), parts);
  }
}
