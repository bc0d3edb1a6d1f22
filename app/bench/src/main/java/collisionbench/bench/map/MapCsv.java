package collisionbench.bench.map;

import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// A map as text: a line for each place, row by row from below, with commas between its values.
public final class MapCsv {

  private MapCsv() {}

  /// {@return the text, with a line of names first and every number to its last bit}
  ///
  /// The names are `x,y[,z],touch,method`: where the center of the moved body would be, the exact
  /// `yes` or `no`, and that of the method, or `none`. Maps of distances and of branches have one
  /// more, `distance` or `branch`, which is empty where the method gives none.
  public static String of(AnswerMap map) {
    List<Axis> axes = Axis.of(map.field().moved().space());
    StringBuilder text = new StringBuilder();
    axes.forEach(axis -> text.append(KebabCase.of(axis)).append(','));
    text.append("touch,method").append(more(map.color())).append('\n');
    for (int n = 0; n < map.answers().size(); n++) {
      Vec3 place = map.places().at(map.places().columnOf(n), map.places().rowOf(n));
      Vec3 center =
          map.field()
              .body(place)
              .map(Body::center)
              .orElseGet(() -> map.field().moved().center().plus(place));
      axes.forEach(axis -> text.append(axis.of(center)).append(','));
      append(text, map.answers().get(n), map.color());
    }
    return text.toString();
  }

  private static String more(MapColor color) {
    return color == MapColor.AGREEMENT ? "" : "," + KebabCase.of(color);
  }

  private static void append(StringBuilder text, PlaceAnswer answer, MapColor color) {
    text.append(yesOrNo(answer.exact())).append(',').append(yesOrNo(answer.touches()));
    switch (color) {
      case AGREEMENT -> {}
      case DISTANCE -> {
        text.append(',');
        answer.distance().ifPresent(text::append);
      }
      case BRANCH -> text.append(',').append(quoted(String.join(" > ", answer.path())));
    }
    text.append('\n');
  }

  /// Programs may name their branches as they like.
  private static String quoted(String path) {
    boolean isPlain = path.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
    return isPlain ? path : '"' + path.replace("\"", "\"\"") + '"';
  }

  private static String yesOrNo(Optional<Boolean> touches) {
    return touches.map(yes -> yes ? "yes" : "no").orElse("none");
  }
}
