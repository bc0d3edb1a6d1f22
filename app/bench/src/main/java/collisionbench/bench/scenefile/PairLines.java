package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.Location;
import collisionbench.bench.scene.Field;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import collisionbench.methods.method.Pair;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads the lines that the bench prints about two shapes, also within a sentence: a question in
/// JSON, or the name of a pair and its numbers, as in `sphere-sphere 0.0 0.0 0.0 1.0 1.5 0.0 0.0
/// 1.0`. The numbers come in the order of files, those of a hull or polygon after the number of its
/// points, and velocities last.
record PairLines(Json.Text pair, Deque<Json> numbers) {

  private static final Pattern NAME =
      Pattern.compile("(?<![\\w-])[a-z]++-[a-z]++(?:-2d)?+(?=[ \t][^ \t])");

  private static final Pattern NUMBER =
      Pattern.compile("[ \t]++([-+]?+(?:\\d++\\.?+\\d*+|\\.\\d++)(?:[eE][-+]?+\\d++)?+)(?![\\w.])");

  /// Fewer numbers are no two shapes, but words in a text.
  private static final int LEAST = 4;

  /// {@return whether a text has such a line, and is not JSON, whose notes may quote one}
  static boolean areIn(String text) {
    String begin = text.stripLeading();
    return !begin.startsWith("{")
        && !begin.startsWith("[")
        && text.lines().flatMap(PairLines::names).findAny().isPresent();
  }

  /// {@return the space of the first line}
  static Space space(String text) {
    return text.lines()
        .flatMap(PairLines::names)
        .findFirst()
        .map(PairLines::spaceOf)
        .orElse(Space.THREE);
  }

  /// {@return the names of the pairs in a line}
  private static Stream<String> names(String line) {
    Optional<String> asked = QuestionBodies.pair(line);
    return asked.isPresent()
        ? asked.stream()
        : in(line, 1).stream().map(found -> found.pair.value());
  }

  /// {@return the bodies of all lines, as in files}
  static List<Json> bodies(String text) throws JsonException {
    List<Json> bodies = new ArrayList<>();
    int number = 0;
    for (String line : (Iterable<String>) text.lines()::iterator) {
      number++;
      if (QuestionBodies.pair(line).isPresent()) {
        bodies.addAll(QuestionBodies.in(line, number, numbered(bodies)));
      } else {
        for (PairLines found : in(line, number)) {
          bodies.addAll(found.two(numbered(bodies)));
        }
      }
    }
    return bodies;
  }

  /// {@return the end of the names of the next two bodies}
  private static String numbered(List<Json> bodies) {
    return bodies.isEmpty() ? "" : " " + (bodies.size() / 2 + 1);
  }

  /// {@return the pairs in a line}
  private static List<PairLines> in(String line, int number) {
    List<PairLines> found = new ArrayList<>();
    Matcher name = NAME.matcher(line);
    Matcher next = NUMBER.matcher(line);
    while (name.find()) {
      if (Pair.named(name.group()).isPresent()) {
        Deque<Json> numbers = new ArrayDeque<>();
        // Not find, which would look through the rest of the line for each name.
        next.region(name.end(), line.length());
        for (; next.lookingAt(); next.region(next.end(), line.length())) {
          numbers.add(
              new Json.Numeral(
                  new Location("", number, next.start(1) + 1), next.group(1).replace("+", "")));
        }
        if (numbers.size() >= LEAST) {
          Location at = new Location("", number, name.start() + 1);
          found.add(new PairLines(new Json.Text(at, name.group()), numbers));
        }
      }
    }
    return found;
  }

  private static Space spaceOf(String pair) {
    return pair.endsWith("-2d") ? Space.TWO : Space.THREE;
  }

  private List<Json> two(String number) throws JsonException {
    String[] words = pair.value().split("-", -1);
    Space space = spaceOf(pair.value());
    JsonObject a = shape(words[0], space);
    JsonObject b = shape(words[1], space);
    int moves = 2 * space.dimension();
    if (!numbers.isEmpty() && numbers.size() != moves) {
      throw pair.unexpected(
          Phrase.of("expected.pair-numbers"),
          Phrase.of("found.too-many", String.valueOf(numbers.size())));
    }
    return List.of(
        QuestionBodies.body("a" + number, a, velocity(space)),
        QuestionBodies.body("b" + number, b, velocity(space)));
  }

  private Optional<Json> velocity(Space space) throws JsonException {
    return numbers.isEmpty() ? Optional.empty() : Optional.of(list(space.dimension()));
  }

  private JsonObject shape(String word, Space space) throws JsonException {
    ShapeType type =
        ShapeType.in(space).stream()
            .filter(known -> known.word().equals(word))
            .findFirst()
            .orElseThrow();
    SequencedMap<String, Json> members = new LinkedHashMap<>();
    members.put("type", new Json.Text(pair.location(), word));
    for (Field field : type.fields()) {
      members.put(field.name(), value(field.kind()));
    }
    return new JsonObject(pair.location(), members);
  }

  private Json value(Field.Kind kind) throws JsonException {
    return switch (kind) {
      case LENGTH, OPENING -> next();
      case FLAT_POINT, DIRECTION -> list(2);
      case POINT, HALF_EXTENTS -> list(3);
      case TURN -> list(4);
      case CORNERS -> lists(2);
      case POINTS -> lists(3);
    };
  }

  private Json next() throws JsonException {
    Json number = numbers.poll();
    if (number == null) {
      throw pair.unexpected(Phrase.of("expected.pair-numbers"), Phrase.of("found.too-few"));
    }
    return number;
  }

  private Json list(int length) throws JsonException {
    List<Json> items = new ArrayList<>();
    while (items.size() < length) {
      items.add(next());
    }
    return new Json.Items(items.getFirst().location(), items);
  }

  private Json lists(int length) throws JsonException {
    Json count = next();
    List<Json> items = new ArrayList<>();
    while (items.size() < count.number()) {
      items.add(list(length));
    }
    return new Json.Items(count.location(), items);
  }
}
