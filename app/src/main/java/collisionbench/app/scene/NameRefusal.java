package collisionbench.app.scene;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.Reason;

/// Why a body cannot have a name.
public sealed interface NameRefusal extends Reason {

  /// {@return the reason as the message of an exception}
  String message();

  /// There is none, or nothing but blanks.
  record Blank() implements NameRefusal {
    @Override
    public String message() {
      return "id must not be empty";
    }

    @Override
    public Phrase phrase() {
      return Phrase.of("refused.name-empty");
    }
  }

  /// Another body of the scene has it.
  record Taken(String name) implements NameRefusal {
    @Override
    public String message() {
      return "id is given twice: " + name;
    }

    @Override
    public Phrase phrase() {
      return Phrase.of("refused.name-taken", name);
    }
  }
}
