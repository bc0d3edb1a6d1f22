package collisionbench.app.viewport.map;

import collisionbench.bench.map.PlaceAnswer;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a method says at a place and what is right, in words.
public final class PlaceWords {

  /// How many branches are told.
  private static final int TOLD = 2;

  private PlaceWords() {}

  /// {@return two lines: the method's answer and the exact one}
  public static String of(MapPlace place) {
    return Texts.get("map.says", place.map().field().method().name(), said(place.answer()))
        + "\n"
        + Texts.get("map.exact", exact(place));
  }

  /// {@return the last branches that were taken, which tell regions apart}
  static String path(List<String> branches) {
    return branches.stream()
        .skip(Math.max(0, branches.size() - TOLD))
        .map(key -> Texts.named("branch.", key))
        .reduce((all, next) -> Texts.get("list.comma", all, next))
        .orElse("");
  }

  private static String said(PlaceAnswer answer) {
    List<String> parts = new ArrayList<>();
    parts.add(yesOrNo(answer.touches()));
    answer.distance().ifPresent(distance -> parts.add(Numbers.of(distance)));
    if (!answer.path().isEmpty()) {
      parts.add(path(answer.path()));
    }
    return parts.stream().reduce((all, next) -> Texts.get("list.comma", all, next)).orElseThrow();
  }

  private static String exact(MapPlace place) {
    return place
        .map()
        .field()
        .separation(place.displacement())
        .map(found ->
            Texts.get(
                found.distance() > 0 ? "map.exact-apart" : "map.exact-deep",
                yesOrNo(place.answer().exact()),
                Numbers.of(Math.abs(found.distance()))))
        .orElseGet(() -> yesOrNo(place.answer().exact()));
  }

  private static String yesOrNo(Optional<Boolean> touches) {
    return Texts.get(
        touches.map(yes -> yes ? "map.said-yes" : "map.said-no").orElse("map.no-answer"));
  }
}
