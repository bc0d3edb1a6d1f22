package collisionbench.bench.export;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.text.Resource;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// How a language writes tests and their values: a text with slots in braces, and at its head
/// properties, each with slots of its own.
///
/// `vector` is a few numbers, `turn` a quaternion if it is not written as a vector, `list` a list
/// of vectors, `shape` a shape with its `field`s, `pair` the arguments of a call. Languages that
/// declare types have `struct`, its `member`s, and the types of their values.
///
/// A line of the test with names in square brackets begins a part that is only in tests with a
/// value for one of them, up to the next such line. A line with a slot without a value is left out.
///
/// @param template the test
record Notation(Properties words, String template) {

  private static final Pattern SLOT = Pattern.compile("\\{([a-z-]+)}");
  private static final Pattern PART = Pattern.compile("\\[([a-z -]*)]");

  /// {@return the notation and the template of a language}
  static Notation of(String language) {
    String text =
        Resource.text(Notation.class, "/collisionbench/bench/export/" + language + ".txt");
    int blank = text.indexOf("\n\n");
    Properties words = new Properties();
    try {
      words.load(new StringReader(text.substring(0, blank)));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return new Notation(words, text.substring(blank + 2));
  }

  /// {@return the test with its slots filled}
  String text(Map<String, String> slots) {
    StringBuilder text = new StringBuilder();
    boolean included = true;
    for (String line : template.lines().toList()) {
      Matcher part = PART.matcher(line);
      if (part.matches()) {
        List<String> names = List.of(part.group(1).split(" "));
        included = part.group(1).isEmpty() || names.stream().anyMatch(slots::containsKey);
      } else if (included
          && SLOT.matcher(line).results().allMatch(slot -> slots.containsKey(slot.group(1)))) {
        text.append(fill(line, slots)).append('\n');
      }
    }
    return text.toString();
  }

  /// {@return a property}
  String word(String key) {
    return Objects.requireNonNull(words.getProperty(key), key);
  }

  private static String fill(String text, Map<String, String> slots) {
    return SLOT.matcher(text)
        .replaceAll(
            slot -> Matcher.quoteReplacement(slots.getOrDefault(slot.group(1), slot.group())));
  }

  String comment() {
    return word("comment");
  }

  /// {@return what is between declarations}
  String between() {
    return words.getProperty("between", "\n");
  }

  String truth(boolean truth) {
    return word(truth ? "yes" : "no");
  }

  String number(double number) {
    if (Double.isInfinite(number)) {
      return (number < 0 ? "-" : "") + word("infinity");
    }
    return JavaCode.of(number);
  }

  String pair(String first, String second) {
    return fill(word("pair"), Map.of("first", first, "second", second));
  }

  String shape(Body body) {
    String fields =
        IntStream.range(0, body.values().size())
            .mapToObj(i -> field(body, i))
            .collect(Collectors.joining(", "));
    return fill(
        word("shape"),
        Map.of("type", body.type().className(), "word", body.type().word(), "fields", fields));
  }

  private String field(Body body, int index) {
    return fill(
        word("field"),
        Map.of(
            "field", body.type().fields().get(index).name(),
            "value", value(body.values().get(index))));
  }

  String value(FieldValue value) {
    return switch (value) {
      case FieldValue.Turn _ when words.containsKey("turn") ->
          vector(word("turn"), value.numbers());
      case FieldValue.Length(double length) -> number(length);
      case FieldValue.Opening(double angle) -> number(angle);
      case FieldValue.Corners(List<Vec2> corners) ->
          list(corners.stream().map(corner -> vector(corner.x(), corner.y())));
      case FieldValue.Points(List<Vec3> places) ->
          list(places.stream().map(place -> vector(place.x(), place.y(), place.z())));
      case FieldValue.Point _,
          FieldValue.FlatPoint _,
          FieldValue.HalfExtents _,
          FieldValue.Turn _,
          FieldValue.Direction _ ->
          vector(value.numbers());
    };
  }

  String vector(double... numbers) {
    return vector(word("vector"), numbers);
  }

  private String vector(String form, double... numbers) {
    String listed =
        DoubleStream.of(numbers).mapToObj(this::number).collect(Collectors.joining(", "));
    return fill(form, Map.of("count", Integer.toString(numbers.length), "numbers", listed));
  }

  private String list(Stream<String> vectors) {
    String between = words.getProperty("between-items", ",\n    ");
    return fill(word("list"), Map.of("items", vectors.collect(Collectors.joining(between))));
  }

  /// {@return the declaration of the type of a body's shape; empty where types are not declared}
  String declaration(Body body) {
    if (!words.containsKey("struct")) {
      return "";
    }
    String members =
        IntStream.range(0, body.values().size())
            .mapToObj(i -> member(body, i))
            .collect(Collectors.joining(" "));
    return fill(word("struct"), Map.of("type", body.type().className(), "members", members));
  }

  private String member(Body body, int index) {
    FieldValue value = body.values().get(index);
    String kind =
        switch (value) {
          case FieldValue.Length _, FieldValue.Opening _ -> "number-type";
          case FieldValue.Corners _, FieldValue.Points _ -> "list-type";
          case FieldValue.Point _,
              FieldValue.FlatPoint _,
              FieldValue.HalfExtents _,
              FieldValue.Turn _,
              FieldValue.Direction _ ->
              "vector-type";
        };
    int count = value.count().isPresent() ? body.space().dimension() : value.numbers().length;
    return fill(
        word("member"),
        Map.of(
            "field", body.type().fields().get(index).name(),
            "kind", fill(word(kind), Map.of("count", Integer.toString(count)))));
  }
}
