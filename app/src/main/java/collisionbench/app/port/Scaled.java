package collisionbench.app.port;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

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
    if (size < 3 || !(items.get(size - 2) instanceof Item.Word(String sign, int _))) {
      return;
    }
    boolean isProduct = sign.equals("*");
    Item left = items.get(size - 3);
    if (left instanceof Item.Group vector
        && items.getLast() instanceof Item.Coordinate(double by, int _)
        && (isProduct || (sign.equals("/") && by != 0))) {
      replaceThree(items, vector, value -> isProduct ? value * by : value / by);
    } else if (left instanceof Item.Coordinate(double by, int _)
        && items.getLast() instanceof Item.Group vector
        && isProduct) {
      replaceThree(items, vector, value -> by * value);
    }
  }

  private static void replaceThree(
      List<Item> items, Item.Group vector, DoubleUnaryOperator change) {
    if (vector.groups().isEmpty() && Rows.isPoint(vector)) {
      items.subList(items.size() - 3, items.size()).clear();
      items.add(vector.with(change));
    }
  }
}
