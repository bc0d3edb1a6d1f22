package collisionbench.app.port;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.text.Phrase;
import java.util.List;
import java.util.Set;

/// What was understood of a pasted text.
///
/// @param made what each body is
/// @param leftOut what was not understood, with its location
/// @param open the conventions that may apply to it
/// @param flat whether points or shapes of the plane were left out of a scene in space
public record Pasted(
    List<Body> bodies,
    List<Phrase> made,
    List<Phrase> leftOut,
    Set<ShapeConvention> open,
    boolean flat) {

  /// How many bodies or parts a report lists.
  private static final int MOST_LISTED = 3;

  public Pasted {
    bodies = List.copyOf(bodies);
    made = List.copyOf(made);
    leftOut = List.copyOf(leftOut);
    open = Set.copyOf(open);
  }

  /// {@return that nothing was understood, for a reason}
  static Pasted refused(Phrase reason) {
    return new Pasted(List.of(), List.of(), List.of(reason), Set.of(), false);
  }

  /// {@return whether the text has neither points nor anything like them}
  boolean isNothing() {
    return bodies.isEmpty() && leftOut.isEmpty();
  }

  /// {@return what was understood and what was not}
  ///
  /// @param key how the texts begin: `paste` or `import`
  public Phrase report(String key) {
    if (leftOut.isEmpty()) {
      return Phrase.of(key + ".done", listed(made));
    }
    return bodies.isEmpty()
        ? Phrase.of(key + ".refused", reasons())
        : Phrase.of(key + ".partly", listed(made), reasons());
  }

  /// {@return what was not understood}
  public Phrase reasons() {
    return listed(leftOut);
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
