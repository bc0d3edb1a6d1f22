package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.fuzz.input.ExactTouch;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Touching;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// How a method answers about shapes that touch exactly, if it says no to all of them without
/// declaring that it takes shapes as open.
///
/// @param shapes the shapes, as a plural; empty if it is all that touch
/// @param asked the number of inputs that it answered
public record TouchLook(String shapes, int asked) {

  private static final int INPUTS = 20;

  /// Asks a method about shapes that touch, then about those that lie in one plane or on one line.
  ///
  /// @return the first of these to which it always says no
  public static Optional<TouchLook> of(Method method, List<Pair> pairs) {
    Stream<ShapePair> touching =
        pairs.stream().flatMap(pair -> inputs(n -> ExactTouch.of(pair, n)));
    return method.convention().touching() == Touching.CLOSED
        ? Stream.concat(Stream.of(of(method, "", touching)), level(method, pairs))
            .flatMap(Optional::stream)
            .findFirst()
        : Optional.empty();
  }

  private static Stream<Optional<TouchLook>> level(Method method, List<Pair> pairs) {
    return pairs.stream()
        .filter(pair -> !level(pair).isEmpty())
        .map(pair -> of(method, level(pair), inputs(n -> ExactTouch.level(pair, n))));
  }

  private static String level(Pair pair) {
    return switch (pair.name()) {
      case "segment-segment", "segment-segment-2d" -> "segments on one line";
      case "segment-triangle" -> "segments in the plane of a triangle";
      case "triangle-triangle" -> "triangles in one plane";
      default -> "";
    };
  }

  private static Stream<ShapePair> inputs(LongFunction<ShapePair> input) {
    return LongStream.range(0, INPUTS).mapToObj(input);
  }

  private static Optional<TouchLook> of(Method method, String shapes, Stream<ShapePair> inputs) {
    List<Boolean> answers =
        inputs
            .map(input -> MethodCalls.of(method, method.given(input.question())))
            .flatMap(answer -> MethodVerdict.touches(answer.decided()).stream())
            .toList();
    return answers.isEmpty() || answers.contains(true)
        ? Optional.empty()
        : Optional.of(new TouchLook(shapes, answers.size()));
  }

  /// {@return what the method does, to follow "it"}
  String phrase() {
    return shapes.isEmpty()
        ? "counts touching as no (%1$d of %1$d)".formatted(asked)
        : "says no to all %d %s".formatted(asked, shapes);
  }
}
