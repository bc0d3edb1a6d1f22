package collisionbench.app.port;

import java.util.List;
import java.util.Optional;

/// Items of a text, and what is beside each.
record Neighbors(List<Item> all) {

  /// {@return the item at an index, if there is one}
  Optional<Item> at(int i) {
    return i >= 0 && i < all.size() ? Optional.of(all.get(i)) : Optional.empty();
  }

  Optional<Item.Word> word(int i) {
    return at(i).filter(Item.Word.class::isInstance).map(Item.Word.class::cast);
  }

  boolean isWord(int i, String text) {
    return word(i).filter(word -> word.text().equals(text)).isPresent();
  }

  boolean isLineEnd(int i) {
    return at(i).orElse(null) instanceof Item.Break(Gap gap, int _) && gap == Gap.LINE;
  }

  /// {@return whether the word at an index belongs to what is directly behind it, as in
  /// `Vec3::new(1, 2, 3)`}
  boolean isCalled(int i) {
    return at(i + 1)
        .filter(next -> !(next instanceof Item.Break))
        .filter(next -> word(i).filter(word -> word.end() == next.at()).isPresent())
        .isPresent();
  }

  /// {@return the brackets, number or name at an index; empty if something else is there}
  Optional<Item> operand(int i) {
    return at(i)
        .filter(item ->
            switch (item) {
              case Item.Group _, Item.Coordinate _ -> true;
              case Item.Word word -> word.isName() || word.isNumeral();
              case Item.Break _, Item.Remark _ -> false;
            });
  }

  /// {@return whether the word at an index, a minus, is the sign of what is directly behind it}
  boolean isSign(int i) {
    Item.Word minus = word(i).orElseThrow();
    return operand(i + 1).filter(right -> right.at() == minus.end()).isPresent()
        && operand(i - 1)
            .filter(left -> !(left instanceof Item.Word name) || name.end() == minus.at())
            .isEmpty();
  }

  /// {@return whether the word at an index is the sign in `[0, 1] x [0, 2]`}
  boolean isProduct(int i) {
    return isWord(i, "x") && at(i - 1).filter(Item.Group.class::isInstance).isPresent();
  }
}
