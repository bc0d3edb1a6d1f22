package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The possible answers about two bodies, by the types of their shapes, and the form of their
/// points.
///
/// @param with what the infinite lines are about
record PairForm(Space space, With with) {

  /// What a segment is paired with.
  enum With {
    /// Neither of the two is a segment.
    NONE,
    SEGMENT,
    TRIANGLE,
    /// A shape that has no lines with the segment.
    OTHER
  }

  /// {@return the form of the answers about two bodies}
  static PairForm of(Body a, Body b) {
    Space space = a.space();
    if (a.type().isSegment()) {
      return new PairForm(space, with(b));
    }
    return new PairForm(space, b.type().isSegment() ? with(a) : With.NONE);
  }

  private static With with(Body body) {
    return switch (body.type()) {
      case SEGMENT, SEGMENT_2D -> With.SEGMENT;
      case TRIANGLE -> With.TRIANGLE;
      case SPHERE, CAPSULE, BOX, HULL, POINT, CIRCLE, CAPSULE_2D, SECTOR, POLYGON -> With.OTHER;
    };
  }

  /// {@return the members of an expected pair}
  String[] members() {
    Stream<String> answers = Stream.of("a", "b", "touch", "distance", "pointA", "pointB", "normal");
    Stream<String> ofSegments =
        switch (with) {
          case NONE -> Stream.of();
          case SEGMENT, TRIANGLE -> Stream.of("crossing", "lines");
          case OTHER -> Stream.of("crossing");
        };
    return Stream.of(answers, ofSegments, Stream.of("sweep", "tolerance"))
        .flatMap(names -> names)
        .toArray(String[]::new);
  }

  /// {@return the kinds of crossing}
  List<String> crossings() {
    return with == With.SEGMENT
        ? List.of("none", "point", "overlap")
        : List.of("none", "point", "span");
  }

  /// {@return the members of a crossing of a kind; of any kind if that is empty}
  String[] crossingMembers(String kind) {
    Stream<String> numbers =
        switch (kind) {
          case "none" -> Stream.of();
          case "span", "overlap" -> Stream.of("t");
          default ->
              switch (with) {
                case NONE, OTHER -> Stream.of("t");
                case SEGMENT -> Stream.of("t", "u");
                case TRIANGLE -> Stream.of("t", "u", "v");
              };
        };
    return Stream.concat(Stream.of("kind"), numbers).toArray(String[]::new);
  }

  /// {@return whether a crossing of that kind is an interval of the segment}
  static boolean isInterval(String kind) {
    return kind.equals("span") || kind.equals("overlap");
  }

  /// {@return the relations of the infinite lines}
  List<String> relations() {
    if (with == With.TRIANGLE) {
      return List.of("parallel", "coplanar", "piercing");
    }
    List<String> flat = List.of("parallel", "collinear", "crossing");
    return space == Space.TWO ? flat : Stream.concat(flat.stream(), Stream.of("skew")).toList();
  }

  /// {@return a point}
  AnswerValue.Tuple vector(Json value) throws JsonException {
    return switch (space) {
      case THREE -> tuple(value.numbers("[x, y, z]", 3));
      case TWO -> tuple(value.numbers("[x, y]", 2));
    };
  }

  /// {@return a direction, which is not zero}
  AnswerValue.Tuple direction(Json value) throws JsonException {
    AnswerValue.Tuple direction = vector(value);
    if (direction.numbers().stream().allMatch(number -> number == 0)) {
      throw value.unexpected(Phrase.of("expected.direction"), Phrase.of("found.zeros"));
    }
    return direction;
  }

  /// {@return an interval of the segment}
  static AnswerValue.Tuple interval(Json value) throws JsonException {
    double[] ends = value.numbers("[enter, exit]", 2);
    if (ends[0] > ends[1]) {
      throw value.unexpected(Phrase.of("expected.interval"));
    }
    return tuple(ends);
  }

  private static AnswerValue.Tuple tuple(double[] numbers) {
    return new AnswerValue.Tuple(Arrays.stream(numbers).boxed().toList());
  }
}
