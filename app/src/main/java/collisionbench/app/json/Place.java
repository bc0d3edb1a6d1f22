package collisionbench.app.json;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import collisionbench.app.text.ReasonKind;
import java.util.Optional;

/// Where a value stands in a text.
///
/// @param pointer the JSON pointer; empty for the whole text
/// @param line from 1
/// @param column from 1, in UTF-16 units
public record Place(String pointer, int line, int column) {

  /// How much of a name stands in a pointer: names in a file may be as long as they like.
  private static final int LONGEST_NAME = 60;

  /// {@return the place of a member or an element that begins at a line and column}
  Place child(String name, int childLine, int childColumn) {
    String escaped = PlainText.cut(name, LONGEST_NAME).replace("~", "~0").replace("/", "~1");
    return new Place(pointer + "/" + escaped, childLine, childColumn);
  }

  /// {@return the refusal of what stands here}
  public JsonException refuse(ReasonKind kind, Object... parts) {
    return new JsonException(Optional.of(this), kind, kind.with(parts));
  }

  /// {@return how to call the place in a sentence}
  public Phrase phrase() {
    Phrase position = Phrase.of("json.place", String.valueOf(line), String.valueOf(column));
    return pointer.isEmpty() ? position : Phrase.of("json.pointer", pointer, position);
  }
}
