package collisionbench.app.text;

/// Why something failed or was refused. Each kind of reason is a type with what it is about; only
/// where it is shown does it become a sentence.
public interface Reason {

  /// {@return what to say}
  Phrase phrase();
}
