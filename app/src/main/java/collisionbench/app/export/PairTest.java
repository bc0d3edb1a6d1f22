package collisionbench.app.export;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Writes two bodies as a Java test that expects the current answers of `geometry` about them.
///
/// The numbers of the shapes are exact. The yes or no and the law that swapping the shapes swaps
/// the answer are tested exactly, other answers within tolerances stated in the test.
public final class PairTest {

  /// The tolerance of answers relative to the largest number.
  private static final double RELATIVE = 1e-9;

  private PairTest() {}

  /// {@return the text of a test class named after a scene}
  ///
  /// @param a body a at time 0
  /// @param b body b at time 0
  /// @param time the time of the answers; sweeps start at time 0
  public static String of(String sceneName, Body a, Body b, double time) {
    PairAnswer pair = Evaluation.of(pair(a, b)).next(pair(a, b), time).pairs().getFirst();
    boolean later = time != 0 && pair.sweep().isPresent();
    String when = later ? ", at time " + JavaCode.of(time) : "";
    PairChecks checks = new PairChecks(pair, later ? "START_" : "");
    String text =
        "\n/// Two bodies of the scene \"%s\"%s.\nclass %sTest {\n"
                .formatted(JavaCode.comment(sceneName), when, JavaCode.className(sceneName))
            + constant("How far a length may be off", "double LENGTH", lengthTolerance(pair))
            + constant(
                "How far a direction, a parameter or a time may be off", "double RATIO", RELATIVE)
            + constant("A", pair.a(), when)
            + constant("B", pair.b(), when)
            + (later
                ? constant("START_A", a, ", at time 0") + constant("START_B", b, ", at time 0")
                : "")
            + pair.sweep().map(_ -> motion(checks, "A", a) + motion(checks, "B", b)).orElse("")
            + checks.text()
            + "}\n";
    return head(a.space() == Space.TWO ? "plane" : "space", text.contains("List.of(")) + text;
  }

  private static String head(String space, boolean lists) {
    return """
    import static org.junit.jupiter.api.Assertions.*;

    import collisionbench.geometry.#.*;
    import collisionbench.geometry.#.crossing.*;
    import collisionbench.geometry.#.overlap.*;
    import collisionbench.geometry.#.separation.*;
    import collisionbench.geometry.#.sweep.*;
    %simport org.junit.jupiter.api.Test;
    """
        .formatted(lists ? "import java.util.List;\n" : "")
        .replace("#", space);
  }

  private static Scene pair(Body a, Body b) {
    return new Scene("", "", a.space(), List.of(a, b), Optional.empty(), Optional.empty());
  }

  private static String constant(String comment, String name, String value) {
    return "\n  /// %s.\n  private static final %s =%s;\n".formatted(comment, name, value);
  }

  private static String constant(String comment, String name, double value) {
    return constant(comment, name, " " + JavaCode.of(value));
  }

  private static String constant(String name, Body body, String when) {
    String shape = JavaShape.of(body);
    String declared = body.type().className() + " " + name;
    return constant(
        "\"" + JavaCode.comment(body.id()) + "\"" + when,
        declared,
        (JavaCode.fits("  private static final " + declared + " = " + shape) ? " " : "\n      ")
            + shape);
  }

  private static String motion(PairChecks checks, String name, Body body) {
    String vector = checks.vector(body.displacement());
    return constant(
        "How far " + name + " moves from time 0 to time 1",
        (body.space() == Space.TWO ? "Vec2" : "Vec3") + " MOTION_" + name,
        " " + vector);
  }

  /// {@return the tolerance of lengths, a power of ten}
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
}
