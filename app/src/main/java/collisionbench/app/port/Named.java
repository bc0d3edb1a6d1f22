package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Brackets and the word before them; empty for none.
///
/// @param isFirst whether they are the first behind a name, as in `A: (0, 0, 0), (1, 0, 0)`
/// @param column the name of the field if it may be a column of coordinates
record Named(Item.Group group, String name, boolean isFirst, Optional<Item.Word> column) {

  /// {@return the groups without columns: those named x, y or z, if at least two of them are there}
  static List<Named> withoutColumns(List<Named> groups, PointBodies bodies) {
    List<Item.Word> columns = groups.stream().flatMap(part -> part.column().stream()).toList();
    if (columns.stream().map(Named::letter).distinct().count() < 2) {
      return groups;
    }
    columns.forEach(word ->
        bodies.leaveOut(Phrase.of("paste.no-point", PlainText.brief(word.text())), word.at()));
    return groups.stream().filter(part -> part.column().isEmpty()).toList();
  }

  private static String letter(Item.Word column) {
    return column.text().substring(0, 1).toLowerCase(Locale.ROOT);
  }
}
