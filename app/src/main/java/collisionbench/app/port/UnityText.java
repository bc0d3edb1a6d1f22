package collisionbench.app.port;

import collisionbench.app.scene.RefusalWords;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Phrase;
import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads what Unity prints and copies as boxes: bounds, and the placement of a transform, which is
/// that of its cube.
final class UnityText {

  private static final String VECTOR =
      "\\(\\h*[-+\\d][-+.\\deE]*(?:,\\h*[-+\\d][-+.\\deE]*){2}\\h*\\)";

  private static final Pattern BOX =
      Pattern.compile(
          "(?:Bounds:\\h*)?Center:\\h*(?<center>"
              + VECTOR
              + "),\\h*Extents:\\h*(?<extents>"
              + VECTOR
              + ")|UnityEditor\\.Transform(?:World|Local)PlacementJSON:\\h*(?<placement>"
              + "\\{(?:[^{}]++|\\{[^{}]*+}){0,20}})");

  private static final int PLACEMENT = 10;

  private UnityText() {}

  /// Adds the boxes.
  ///
  /// @return the rest of the text, with spaces in place of the boxes
  static String read(String text, PointBodies bodies) {
    Matcher boxes = BOX.matcher(text);
    return boxes.replaceAll(box -> {
      add(box, bodies);
      return box.group().replaceAll("[^\\n]", " ");
    });
  }

  private static void add(MatchResult box, PointBodies bodies) {
    try {
      if (box.group("placement") == null) {
        List<Double> center = numbers(box.group("center"));
        List<Double> extents = numbers(box.group("extents"));
        add(new Box(vector(center, 0), vector(extents, 0), Rotation.NONE), box.start(), bodies);
        return;
      }
      List<Double> n = numbers(box.group("placement"));
      if (n.size() == PLACEMENT) {
        Vec3 half = vector(n, 7).times(0.5);
        Vec3 extents = new Vec3(Math.abs(half.x()), Math.abs(half.y()), Math.abs(half.z()));
        Rotation turn = new Rotation(n.get(3), n.get(4), n.get(5), n.get(6));
        add(new Box(vector(n, 0), extents, turn), box.start(), bodies);
      } else {
        bodies.leaveOut(Phrase.of("paste.placement"), box.start());
      }
    } catch (InvalidShapeException refused) {
      bodies.leaveOut(RefusalWords.inFile(refused), box.start());
    }
  }

  private static void add(Box box, int at, PointBodies bodies) {
    Vec3 size = box.halfExtents().times(2);
    bodies.add(
        box,
        Phrase.of(
            "paste.box",
            Phrase.of("shape.box"),
            Numbers.of(size.x()),
            Numbers.of(size.y()),
            Numbers.of(size.z())),
        at);
  }

  private static List<Double> numbers(String text) {
    return ItemScanner.read(text).allNumbers().map(Item.Coordinate::value).toList();
  }

  private static Vec3 vector(List<Double> n, int from) {
    return new Vec3(n.get(from), n.get(from + 1), n.get(from + 2));
  }
}
