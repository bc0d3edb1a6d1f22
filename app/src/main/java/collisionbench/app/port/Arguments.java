package collisionbench.app.port;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds brackets that may hold points, and considers what is before them: those behind the name of
/// a shape, as in `Box(1, 2, 3)`, are left out, and those behind a sign, as in `-Vec3::new(1, 2,
/// 3)`, are negated.
final class Arguments {

  private final PointBodies bodies;
  private final List<Item.Group> found = new ArrayList<>();
  private Optional<Item.Word> shape = Optional.empty();
  private Optional<Item.Word> sign = Optional.empty();

  private Arguments(PointBodies bodies) {
    this.bodies = bodies;
  }

  /// {@return the groups in a group that may hold points}
  static List<Item.Group> in(Item.Group group, PointBodies bodies) {
    Arguments arguments = new Arguments(bodies);
    Optional<Item> before = Optional.empty();
    for (Item item : group.items()) {
      arguments.next(item, before);
      before = Optional.of(item);
    }
    return arguments.found;
  }

  private void next(Item item, Optional<Item> before) {
    sign =
        sign.filter(
            minus -> before.orElseThrow().at() != minus.at() || item.at() == minus.at() + 1);
    switch (item) {
      case Item.Word word -> {
        boolean begins = word.text().equals("=") || word.text().equals(":");
        shape = word.isShape() ? Optional.of(word) : shape.filter(_ -> !begins);
        if (word.text().matches("[-\\x{2212}]")) {
          sign = Optional.of(word).filter(_ -> before.stream().noneMatch(b -> isOperand(b, word)));
        } else if (word.text().equals(">")) {
          // Of an arrow.
          sign = Optional.empty();
        }
      }
      case Item.Group group -> {
        shape.ifPresentOrElse(bodies::leaveOut, () -> found.add(signed(group)));
        reset();
      }
      case Item.Coordinate _, Item.Break _ -> reset();
    }
  }

  private void reset() {
    shape = Optional.empty();
    sign = Optional.empty();
  }

  /// {@return whether something before a minus makes it a difference, or a hyphen}
  private static boolean isOperand(Item before, Item.Word minus) {
    return switch (before) {
      case Item.Group _, Item.Coordinate _ -> true;
      case Item.Word(String text, int at) ->
          at + text.length() == minus.at() && Character.isLetterOrDigit(text.charAt(0));
      case Item.Break _ -> false;
    };
  }

  private Item.Group signed(Item.Group group) {
    return sign.isEmpty() ? group : negated(group);
  }

  private static Item.Group negated(Item.Group group) {
    return new Item.Group(
        group.items().stream()
            .map(item ->
                switch (item) {
                  case Item.Coordinate(double value, int at) -> new Item.Coordinate(-value, at);
                  case Item.Group inner -> negated(inner);
                  case Item.Word _, Item.Break _ -> item;
                })
            .toList(),
        group.at());
  }
}
