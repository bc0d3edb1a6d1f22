package collisionbench.app.score;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/// The cells of the page.
///
/// @param pictures the names of the pictures that there are
record ScoreCells(Set<String> pictures) {

  private static final Template CELL = Template.of("cell.html");
  private static final Template NONE = Template.of("none.html");
  private static final Template EXAMPLE = Template.of("example.html");
  private static final Template PICTURED = Template.of("pictured.html");
  private static final Template NUMBER = Template.of("number.html");
  private static final Template MORE = Template.of("more.html");

  /// {@return whether anything in a row is wrong, as a class of the page}
  static String state(List<Shown> row) {
    return row.stream().map(ScoreCells::state).anyMatch("wrong"::equals) ? "wrong" : "right";
  }

  /// Not to decide is not wrong.
  private static String state(Shown cell) {
    if (cell.count() == 0 || !cell.answered()) {
      return "right";
    }
    return cell.measure() == Measure.UNDECIDED ? "undecided" : "wrong";
  }

  /// {@return the cells of a row}
  String of(List<Shown> row) {
    return row.stream().map(this::of).collect(Collectors.joining());
  }

  private String of(Shown cell) {
    return cell.answered()
        ? CELL.fill(
            Map.of(
                "state", state(cell),
                "number", linked(cell, number(cell)),
                "more", more(cell)))
        : NONE.text();
  }

  private static String number(Shown cell) {
    return cell.measure().isError()
        ? NUMBER.fill(Map.of("value", Double.toString(cell.worst()), "text", error(cell.worst())))
        : NUMBER.fill(Map.of("value", Long.toString(cell.count()), "text", text(cell.count())));
  }

  private static String error(double error) {
    if (error == 0) {
      return "0";
    }
    return Double.isInfinite(error) ? "&infin;" : text(error);
  }

  /// Of a fault that only a law shows, how often; of failures, of which kinds.
  private static String more(Shown cell) {
    if (cell.count() == 0) {
      return "";
    }
    String text =
        switch (cell.measure()) {
          case OVERLAP, UNDECIDED -> "";
          case DISTANCE, CROSSING, SWEEP ->
              NUMBER.fill(Map.of("value", Long.toString(cell.count()), "text", text(cell.count())))
                  + " wrong";
          case FAILURE -> cell.failures();
        };
    return text.isEmpty() ? "" : MORE.fill(Map.of("text", text));
  }

  private String linked(Shown cell, String number) {
    Optional<Example> example = cell.example();
    if (example.isEmpty()) {
      return number;
    }
    Map<String, String> texts =
        Map.of(
            "scene", example.get().sceneFile(),
            "name", example.get().title(),
            "sentence", example.get().sentence(),
            "picture", example.get().pictureFile());
    Template link = cell.picture(pictures).isPresent() ? PICTURED : EXAMPLE;
    return link.fill(Map.of("number", number), texts);
  }

  /// {@return a time in nanoseconds}
  static String time(OptionalDouble nanoseconds) {
    return nanoseconds.isPresent() ? text(Math.round(nanoseconds.getAsDouble())) : "";
  }

  static String text(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  static String text(double error) {
    return String.format(Locale.ROOT, "%.2g", error);
  }
}
