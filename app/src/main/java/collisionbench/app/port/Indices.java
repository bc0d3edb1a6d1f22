package collisionbench.app.port;

import collisionbench.app.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/// Removes the indices before numbers, as in `{0: 1.5, 1: 2}` and `[0] = 1.5, [1] = 2`. They count
/// from 0, and each number has one.
final class Indices {

  private Indices() {}

  /// {@return the items without the indices}
  static List<Item> removed(List<Item> items) throws UnreadException {
    List<Item> values = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof Item.Coordinate(double index, int at)
          && i + 1 < items.size()
          && items.get(i + 1) instanceof Item.Word(String text, int _)
          && (text.equals(":") || text.equals("="))) {
        if (index != next++) {
          throw new UnreadException(Phrase.of("paste.number"), at);
        }
        i++;
      } else {
        values.add(items.get(i));
      }
    }
    if (next > 0 && next != values.stream().filter(Item.Coordinate.class::isInstance).count()) {
      throw new UnreadException(Phrase.of("paste.number"), items.getFirst().at());
    }
    return values;
  }
}
