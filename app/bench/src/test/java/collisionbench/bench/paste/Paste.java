package collisionbench.bench.paste;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.Space;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// A text as people paste it, and the bodies that they mean.
///
/// @param form what it is, and where it is from
/// @param expected a line for each body; none if nothing in it is one for a scene of this space
record Paste(String form, Space space, String text, List<String> expected) {

  @Override
  public String toString() {
    return form;
  }

  /// {@return the blocks of a file: `== 2d form`, the text, `--`, the bodies}
  static List<Paste> in(String file) throws IOException {
    List<Paste> pastes = new ArrayList<>();
    try (InputStream in = Paste.class.getResourceAsStream(file)) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      for (String block : all.substring(3).split("\n== ", -1)) {
        String[] parts = block.concat("\n").split("\n--\n", 2);
        String[] head = parts[0].split("\n", 2);
        Space space = head[0].startsWith("2d") ? Space.TWO : Space.THREE;
        List<String> lines = parts[1].strip().lines().map(Paste::canonical).toList();
        pastes.add(new Paste(head[0], space, head[1], lines));
      }
    }
    return pastes;
  }

  Optional<Reading> read() {
    return PastedText.read(text, Options.in(space), () -> false);
  }

  /// {@return whether a reading has the bodies that are meant}
  boolean isMeant(Optional<Reading> reading) {
    return bodies(reading.filter(read -> read.space() == space)).equals(expected);
  }

  private static List<String> bodies(Optional<Reading> reading) {
    return reading.stream().flatMap(read -> read.bodies().stream()).map(Paste::canonical).toList();
  }

  /// {@return whether one change of one row, or of all that are like it, gives what is meant: it is
  /// switched off or on, or has one of the two other forms that are next}
  boolean isOneKeyAway() {
    Optional<Reading> first = read().filter(read -> read.space() == space);
    return first.isPresent()
        && IntStream.range(0, first.get().rows().size()).anyMatch(row -> isMeant(first.get(), row));
  }

  private boolean isMeant(Reading first, int index) {
    Row row = first.rows().get(index);
    List<Form> others =
        row.forms().stream()
            .filter(form -> row.form().filter(form::equals).isEmpty())
            .limit(2)
            .toList();
    return isMeant(Optional.of(first.with(index, row.on(!row.isOn()))))
        || others.stream()
            .anyMatch(form ->
                isMeant(Optional.of(first.withAlike(index, form)))
                    || isMeant(row.as(form).map(other -> first.with(index, other))));
  }

  private static String canonical(Body body) {
    return canonical(body.type().word(), body.values().stream().map(FieldValue::numbers).toList());
  }

  private static String canonical(String line) {
    String[] parts = line.split(": ", 2);
    return canonical(
        parts[0],
        Arrays.stream(parts[1].split(", ", -1))
            .map(field -> Arrays.stream(field.split(" ", -1)).mapToDouble(Double::parseDouble))
            .map(DoubleStream::toArray)
            .toList());
  }

  /// The order of the corners of a convex shape and the length of a quaternion do not matter.
  private static String canonical(String type, List<double[]> fields) {
    List<String> parts =
        switch (type) {
          case "hull" -> corners(fields.getFirst(), 3);
          case "polygon" -> corners(fields.getFirst(), 2);
          case "box" ->
              List.of(rounded(fields.get(0)), rounded(fields.get(1)), unit(fields.get(2)));
          default -> fields.stream().map(Paste::rounded).toList();
        };
    return type + " " + parts;
  }

  private static List<String> corners(double[] all, int dimension) {
    return IntStream.range(0, all.length / dimension)
        .mapToObj(i -> rounded(Arrays.copyOfRange(all, i * dimension, (i + 1) * dimension)))
        .sorted()
        .toList();
  }

  private static String unit(double[] turn) {
    double length = Math.sqrt(DoubleStream.of(turn).map(value -> value * value).sum());
    return rounded(DoubleStream.of(turn).map(value -> value / length).toArray());
  }

  private static String rounded(double[] values) {
    return DoubleStream.of(values)
        .mapToObj(value -> String.format(Locale.ROOT, "%.9g", value + 0.0))
        .collect(Collectors.joining(" "));
  }
}
