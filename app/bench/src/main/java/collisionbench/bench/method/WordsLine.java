package collisionbench.bench.method;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.Location;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Queue;
import java.util.SequencedMap;

/// An answer in words, read as the equivalent JSON object: `17 touch 1 distance -0.2` as `{"id":
/// 17, "touch": true, "distance": -0.2}`.
final class WordsLine {

  private static final Location START = new Location("", 1, 1);

  private final Queue<String> words;
  private final SequencedMap<String, Json> members = new LinkedHashMap<>();

  private WordsLine(String line) {
    words = new ArrayDeque<>(List.of(line.strip().split("\\s+")));
  }

  /// {@return the object; a misplaced word becomes a member that no answer may have}
  static JsonObject read(String line) {
    return new WordsLine(line).read();
  }

  private JsonObject read() {
    members.put("id", numeral(next()));
    while (!words.isEmpty()) {
      String name = next();
      switch (name) {
        case "touch", "meets" -> members.put(name, flag(next()));
        case "pointA", "pointB", "normal", "enterPointA", "enterPointB", "enterNormal" ->
            members.put(name, new Json.Items(START, numerals(3)));
        case "t" -> members.put("crossing", crossing());
        case "undecided", "error" -> members.put(name, new Json.Text(START, rest()));
        case "branch" -> members.put(name, new Json.Text(START, next()));
        default -> members.put(name, numeral(next()));
      }
    }
    return new JsonObject(START, members);
  }

  /// {@return the next word; empty at the end}
  private String next() {
    String word = words.poll();
    return word == null ? "" : word;
  }

  private String rest() {
    String rest = String.join(" ", words);
    words.clear();
    return rest;
  }

  private static Json numeral(String word) {
    return Numerals.isDecimal(word) ? new Json.Numeral(START, word) : new Json.Text(START, word);
  }

  private static Json flag(String word) {
    return switch (word) {
      case "1", "true" -> new Json.Literal(START, "true");
      case "0", "false" -> new Json.Literal(START, "false");
      default -> new Json.Text(START, word);
    };
  }

  /// Takes the following numbers, at most this many.
  private List<Json> numerals(int most) {
    List<Json> numerals = new ArrayList<>();
    while (numerals.size() < most && !words.isEmpty() && Numerals.isNumeral(words.element())) {
      numerals.add(numeral(next()));
    }
    return numerals;
  }

  /// Reads what follows `t`: `none`, or one or two numbers and optionally `u` and `v`.
  private Json crossing() {
    if ("none".equals(words.peek())) {
      next();
      return new Json.Literal(START, "null");
    }
    SequencedMap<String, Json> crossing = new LinkedHashMap<>();
    List<Json> t = numerals(2);
    crossing.put("t", t.size() == 1 ? t.getFirst() : new Json.Items(START, t));
    while ("u".equals(words.peek()) || "v".equals(words.peek())) {
      crossing.put(next(), numeral(next()));
    }
    return new JsonObject(START, crossing);
  }
}
