package collisionbench.app.port;

import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.text.Phrase;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Reads the failure dumps of fcl and Drake: shapes in frames of their own, and as many poses, each
/// a matrix in rows or angles and a position.
final class Dump {

  private static final Pattern PREFIX =
      Pattern.compile("(?m)^(?:[> \\t]*+\\[[^\\]\\n]{0,100}](?=[^\\n]))++");

  private static final Pattern SHAPE =
      Pattern.compile("(?i)\\bshape\\h*\\d\\h*:\\s*+([a-z]+)|\\b(box)\\w*\\.(?:side|size)\\h*[:=]");

  private static final Pattern POSE =
      Pattern.compile("\\bX_[A-Z]\\w*(?:(?=\\s*[-+]?[.\\d\\[(])|\\h*[:=])|\\brpy\\h*=");

  private static final Pattern ANGLES = Pattern.compile("rpy\\h*=([^a-z]*)xyz\\h*=([^\\n]*)");

  private static final int IN_MATRIX = 16;

  private final String text;

  private final List<MatchResult> shapes;
  private final List<MatchResult> poses;

  /// Where shapes and poses begin, and the end of the text.
  private final NavigableSet<Integer> marks = new TreeSet<>();

  private final PointBodies bodies;

  private Dump(String text, PointBodies bodies) {
    this.text = text;
    this.bodies = bodies;
    shapes = SHAPE.matcher(text).results().toList();
    poses = POSE.matcher(text).results().toList();
    shapes.forEach(shape -> marks.add(shape.start()));
    poses.forEach(pose -> marks.add(pose.start()));
    marks.add(text.length());
  }

  static boolean is(String text) {
    return POSE.matcher(text).find() && SHAPE.matcher(text).find();
  }

  static void read(String text, PointBodies bodies) {
    String bare = PREFIX.matcher(text).replaceAll(prefix -> " ".repeat(prefix.group().length()));
    new Dump(bare, bodies).read();
  }

  private void read() {
    for (int i = 0; i < Math.max(shapes.size(), poses.size()); i++) {
      if (i >= shapes.size()) {
        bodies.leaveOut(Phrase.of("paste.no-shape"), poses.get(i).start());
      } else if (i >= poses.size()) {
        bodies.leaveOut(Phrase.of("paste.no-pose"), shapes.get(i).start());
      } else {
        add(shapes.get(i), poses.get(i));
      }
    }
  }

  private void add(MatchResult shape, MatchResult pose) {
    String type = shape.group(1) == null ? shape.group(2) : shape.group(1);
    int start = shape.group(1) == null ? shape.end() : shape.end(1);
    Optional<Pose> read = pose(pose);
    if (read.isPresent()) {
      Item.Group numbers = ItemScanner.read(text.substring(start, end(shape)));
      new PosedShape(type, numbers, read.get(), shape.start(), bodies).add();
    } else {
      bodies.leaveOut(Phrase.of("paste.pose"), pose.start());
    }
  }

  /// {@return where what belongs to a shape or a pose ends: at the next shape or pose}
  private int end(MatchResult mark) {
    return Objects.requireNonNull(marks.higher(mark.start()));
  }

  private Optional<Pose> pose(MatchResult pose) {
    String found = text.substring(pose.start(), end(pose));
    var angles = ANGLES.matcher(found);
    int line = found.indexOf('\n');
    if (angles.find() && (line < 0 || angles.start() < line)) {
      List<Double> rpy = numbers(angles.group(1));
      List<Double> xyz = numbers(angles.group(2));
      double unit = bodies.applies(ShapeConvention.DEGREES) ? Math.PI / 180 : 1;
      return rpy.size() == 3 && xyz.size() >= 3
          ? Optional.of(Pose.ofAngles(Pose.vector(rpy, 0).times(unit), Pose.vector(xyz, 0)))
          : Optional.empty();
    }
    List<Double> matrix = numbers(text.substring(pose.end(), Math.max(pose.end(), end(pose))));
    return matrix.size() < IN_MATRIX
        ? Optional.empty()
        : Pose.ofMatrix(matrix.subList(0, IN_MATRIX));
  }

  /// {@return the numbers before the next word that is not a number}
  private static List<Double> numbers(String text) {
    return ItemScanner.read(text.split("[\\p{L}_]{2}", 2)[0]).values();
  }
}
