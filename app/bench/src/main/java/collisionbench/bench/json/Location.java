package collisionbench.bench.json;

import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;

/// The location of a value in a text.
///
/// @param pointer the JSON pointer; empty for the whole text
/// @param line from 1
/// @param column from 1, in UTF-16 units
public record Location(String pointer, int line, int column) {

  /// The longest name in a pointer; longer ones are cut.
  private static final int LONGEST_NAME = 60;

  /// {@return the location of a member or an element that begins at a line and column}
  Location child(String name, int childLine, int childColumn) {
    String escaped = PlainText.cut(name, LONGEST_NAME).replace("~", "~0").replace("/", "~1");
    return new Location(pointer + "/" + escaped, childLine, childColumn);
  }

  /// {@return the location in words}
  public Phrase phrase() {
    Phrase position = Phrase.of("json.place", String.valueOf(line), String.valueOf(column));
    return pointer.isEmpty() ? position : Phrase.of("json.pointer", pointer, position);
  }
}
