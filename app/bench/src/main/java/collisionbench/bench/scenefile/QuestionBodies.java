package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the bodies of a question in JSON, as programs are asked, also within a line of text.
final class QuestionBodies {

  private static final Pattern QUESTION =
      Pattern.compile("\\{\"id\": ?\\d++, ?\"method\".*?\"pair\": ?\"([^\"]++)\".*}");

  private QuestionBodies() {}

  /// {@return the name of the pair, if there is a question in a line}
  static Optional<String> pair(String line) {
    Matcher question = QUESTION.matcher(line);
    return question.find() ? Optional.of(question.group(1)) : Optional.empty();
  }

  /// {@return the bodies of the question in a line, as in files; none without a question}
  ///
  /// @param number the number of the line
  /// @param ending the end of their names
  static List<Json> in(String line, int number, String ending) throws JsonException {
    Matcher question = QUESTION.matcher(line);
    if (!question.find()) {
      return List.of();
    }
    // Blank up to its location, which messages name.
    String before = "\n".repeat(number - 1) + " ".repeat(question.start());
    return of(JsonReader.read(before + question.group()).object(), ending);
  }

  /// {@return the bodies of a question, as in files}
  ///
  /// @param ending the end of their names
  static List<Json> of(JsonObject question, String ending) throws JsonException {
    List<Json> bodies = new ArrayList<>();
    for (String id : List.of("a", "b")) {
      String velocity = "velocity" + id.toUpperCase(Locale.ROOT);
      bodies.add(body(id + ending, question.get(id), question.find(velocity, json -> json)));
    }
    return bodies;
  }

  /// {@return a body, as in files}
  static Json body(String id, Json shape, Optional<Json> velocity) {
    SequencedMap<String, Json> members = new LinkedHashMap<>();
    members.put("id", new Json.Text(shape.location(), id));
    members.put("shape", shape);
    velocity.ifPresent(value -> members.put("velocity", value));
    return new JsonObject(shape.location(), members);
  }
}
