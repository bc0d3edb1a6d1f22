package collisionbench.app.port;

import java.util.ArrayList;
import java.util.List;

/// Multiplies vectors by the numbers beside them, as in `Vector3.up * 2f`, `2 * Vector3.up` and
/// `Vector3.one / 2`.
final class Scaled {

  private Scaled() {}

  /// {@return a group with the products in place of their factors}
  static Item.Group in(Item.Group group) {
    List<Item> items = new ArrayList<>();
    for (Item item : group.items()) {
      items.add(item instanceof Item.Group inner ? in(inner) : item);
      multiplyLast(items);
    }
    return new Item.Group(items, group.at(), group.end());
  }

  private static void multiplyLast(List<Item> items) {
    int size = items.size();
    if (size >= 3 && items.get(size - 2) instanceof Item.Word(String sign, int _)) {
      Item left = items.get(size - 3);
      Item right = items.getLast();
      if (left instanceof Item.Group vector
          && right instanceof Item.Coordinate(double by, int _)
          && Rows.isPoint(vector)) {
        if (sign.equals("*")) {
          replaceThree(items, vector.with(value -> value * by));
        } else if (sign.equals("/") && by != 0) {
          replaceThree(items, vector.with(value -> value / by));
        }
      } else if (left instanceof Item.Coordinate(double by, int _)
          && right instanceof Item.Group vector
          && Rows.isPoint(vector)
          && sign.equals("*")) {
        replaceThree(items, vector.with(value -> by * value));
      }
    }
  }

  private static void replaceThree(List<Item> items, Item.Group product) {
    items.subList(items.size() - 3, items.size()).clear();
    items.add(product);
  }
}
