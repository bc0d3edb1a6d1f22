package collisionbench.app.port;

import collisionbench.app.scene.Body;
import collisionbench.app.text.Phrase;
import java.util.List;

/// What was understood of a pasted text.
///
/// @param made what each body is
/// @param leftOut what was not understood, with its location
public record Pasted(List<Body> bodies, List<Phrase> made, List<Phrase> leftOut) {

  /// How many bodies or parts a report lists.
  private static final int MOST_LISTED = 3;

  public Pasted {
    bodies = List.copyOf(bodies);
    made = List.copyOf(made);
    leftOut = List.copyOf(leftOut);
  }

  /// {@return whether the text has neither points nor anything like them}
  boolean isNothing() {
    return bodies.isEmpty() && leftOut.isEmpty();
  }

  /// {@return what was understood and what was not}
  public Phrase report() {
    if (leftOut.isEmpty()) {
      return Phrase.of("paste.done", listed(made));
    }
    return bodies.isEmpty()
        ? Phrase.of("paste.refused", listed(leftOut))
        : Phrase.of("paste.partly", listed(made), listed(leftOut));
  }

  private static Phrase listed(List<Phrase> parts) {
    Phrase all = parts.getFirst();
    for (Phrase part : parts.subList(1, Math.min(MOST_LISTED, parts.size()))) {
      all = Phrase.of("paste.comma", all, part);
    }
    int more = parts.size() - MOST_LISTED;
    return more > 0 ? Phrase.of("paste.more", all, more) : all;
  }
}
