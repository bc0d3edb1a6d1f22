package collisionbench.app.preset;

import collisionbench.app.text.Plain;

/// Where a value stands.
///
/// @param source the file, as the user named it
/// @param pointer the JSON pointer; empty for the whole text
/// @param line from 1
/// @param column from 1, in UTF-16 units
record Place(String source, String pointer, int line, int column) {

  /// How much of a name stands in a pointer: names in a file may be as long as they like.
  private static final int LONGEST_NAME = 60;

  /// {@return the place of a member or an element that begins at a line and column}
  Place child(String name, int childLine, int childColumn) {
    String escaped = Plain.cut(name, LONGEST_NAME).replace("~", "~0").replace("/", "~1");
    return new Place(source, pointer + "/" + escaped, childLine, childColumn);
  }

  /// {@return the refusal of what stands here}
  SceneFileException refuse(String why) {
    return new SceneFileException(this + ": " + why);
  }

  @Override
  public String toString() {
    String position = "line " + line + ", column " + column;
    return source + ": " + (pointer.isEmpty() ? position : pointer + " (" + position + ")");
  }
}
