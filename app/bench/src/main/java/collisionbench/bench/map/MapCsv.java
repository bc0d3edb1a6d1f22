package collisionbench.bench.map;

import collisionbench.bench.scene.Axis;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// A map as text: a line for each place, row by row from below, with commas between its values.
public final class MapCsv {

  private MapCsv() {}

  /// {@return the text, with a line of names first and every number to its last bit}
  public static String of(AnswerMap map) {
    List<Axis> axes = Axis.of(map.field().moved().space());
    StringBuilder text = new StringBuilder("column,row,");
    axes.forEach(axis -> text.append(KebabCase.of(axis)).append(','));
    text.append("touch,exact,agreement,distance,branch\n");
    for (int n = 0; n < map.answers().size(); n++) {
      int i = n % map.places().columns();
      int j = n / map.places().columns();
      Vec3 center = map.field().moved().center().plus(map.places().at(i, j));
      text.append(i).append(',').append(j).append(',');
      axes.forEach(axis -> text.append(axis.of(center)).append(','));
      append(text, map.answers().get(n));
    }
    return text.toString();
  }

  private static void append(StringBuilder text, PlaceAnswer answer) {
    text.append(yesOrNo(answer.touches())).append(',');
    text.append(yesOrNo(answer.exact())).append(',');
    text.append(KebabCase.of(answer.agreement())).append(',');
    answer.distance().ifPresent(text::append);
    text.append(',').append(quoted(String.join(" > ", answer.path()))).append('\n');
  }

  /// Programs may name their branches as they like.
  private static String quoted(String path) {
    boolean isPlain = path.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
    return isPlain ? path : '"' + path.replace("\"", "\"\"") + '"';
  }

  private static String yesOrNo(Optional<Boolean> touches) {
    return touches.map(yes -> yes ? "yes" : "no").orElse("");
  }
}
