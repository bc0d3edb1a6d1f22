package collisionbench.app.export;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Writes two bodies as a test in Java that holds `geometry` to what it answers about them now.
///
/// The numbers of the shapes are exact. Yes and no, and the law that swapping two shapes swaps the
/// answer, are held exactly too; other answers within tolerances that the test states.
public final class PairTest {

  /// Of an answer, relative to the largest of the numbers.
  private static final double RELATIVE = 1e-9;

  private PairTest() {}

  /// {@return the text of a class that is called after a scene}
  ///
  /// @param a as it is at time 0
  /// @param b as it is at time 0
  /// @param time at which they are asked about; when they meet is told from time 0
  public static String of(String sceneName, Body a, Body b, double time) {
    PairAnswer pair = Evaluation.of(pair(a, b)).next(pair(a, b), time).pairs().getFirst();
    String when = time == 0 || pair.sweep().isEmpty() ? "" : ", at time " + JavaCode.of(time);
    JavaFile file = new JavaFile(a.space());
    file.add(tolerances(pair));
    file.add(constant(file, "A", pair.a(), when));
    file.add(constant(file, "B", pair.b(), when));
    if (!when.isEmpty()) {
      file.add(constant(file, "START_A", a, ", at time 0"));
      file.add(constant(file, "START_B", b, ", at time 0"));
    }
    if (pair.sweep().isPresent()) {
      file.add(motions(file, a, b));
    }
    new PairChecks(file, pair, when.isEmpty() ? "" : "START_").write();
    String comment = "Two bodies of the scene \"" + JavaCode.comment(sceneName) + "\"" + when + ".";
    return file.text(comment, JavaCode.className(sceneName) + "Test");
  }

  private static Scene pair(Body a, Body b) {
    return new Scene("", "", a.space(), List.of(a, b), Optional.empty(), Optional.empty());
  }

  private static String tolerances(PairAnswer pair) {
    return """
      /// How far a length may be off.
      private static final double LENGTH = %s;

      /// How far a direction, a parameter or a time may be off.
      private static final double RATIO = %s;
    """
        .formatted(JavaCode.of(lengthTolerance(pair)), JavaCode.of(RELATIVE));
  }

  /// A power of ten.
  static double lengthTolerance(PairAnswer pair) {
    Separation3 separation = pair.separation();
    Stream<Vec3> points =
        Stream.of(
                pair.a().points(),
                pair.b().points(),
                List.of(separation.pointA(), separation.pointB()))
            .flatMap(List::stream);
    double largest = points.mapToDouble(Vec3::largest).max().orElse(0);
    double size = Math.max(largest, Math.abs(separation.distance()));
    return Math.clamp(RELATIVE * Math.pow(10, Math.ceil(Math.log10(size))), 1e-300, 1e300);
  }

  private static String constant(JavaFile file, String name, Body body, String when) {
    JavaShape shape = JavaShape.of(body);
    file.use(shape);
    return "  /// \""
        + JavaCode.comment(body.id())
        + "\""
        + when
        + ".\n"
        + JavaCode.constant(shape.type(), name, "new " + shape.type(), shape.arguments());
  }

  private static String motions(JavaFile file, Body a, Body b) {
    return """
      /// How far they move from time 0 to time 1.
      private static final %s MOTION_A = %s;

      private static final %s MOTION_B = %s;
    """
        .formatted(
            file.vector(),
            file.vector(a.displacement()),
            file.vector(),
            file.vector(b.displacement()));
  }
}
