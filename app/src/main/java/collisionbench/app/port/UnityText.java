package collisionbench.app.port;

import collisionbench.app.text.Phrase;
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
          "(?:Bounds:\\h*)?Center:\\h*%1$s,\\h*Extents:\\h*%1$s".formatted(VECTOR)
              + "|UnityEditor\\.Transform(?:World|Local)PlacementJSON:\\h*(?<placement>"
              + "\\{(?:[^{}]++|\\{[^{}]*+}){0,20}})");

  private UnityText() {}

  /// Adds the boxes.
  ///
  /// @return the rest of the text, with spaces in place of the boxes
  static String read(String text, PointBodies bodies) {
    Matcher boxes = BOX.matcher(text);
    return boxes.replaceAll(box -> {
      bodies.read(box.start(), () -> add(box, bodies));
      return box.group().replaceAll("[^\\n]", " ");
    });
  }

  /// Adds a box of its center and half extents, or of its center, rotation and size.
  private static void add(MatchResult text, PointBodies bodies) {
    List<Double> n = ItemScanner.read(text.group()).values();
    boolean isPlacement = text.group("placement") != null;
    if (n.size() != (isPlacement ? 10 : 6)) {
      bodies.leaveOut(Phrase.of("paste.placement"), text.start());
      return;
    }
    Rotation turn =
        isPlacement ? new Rotation(n.get(3), n.get(4), n.get(5), n.get(6)) : Rotation.NONE;
    Vec3 size = isPlacement ? Pose.vector(n, 7).magnitudes() : Pose.vector(n, 3).times(2);
    Box box = new Box(Pose.vector(n, 0), size.times(0.5), turn);
    bodies.add(box, text.start(), "paste.box", size.x(), size.y(), size.z());
  }
}
