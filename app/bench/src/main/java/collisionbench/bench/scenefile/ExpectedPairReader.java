package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonText;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.bench.text.Phrase;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/// Reads the answers that a scene expects about pairs of bodies, one pair by one.
final class ExpectedPairReader implements JsonReader.Taker {

  private static final Phrase PAIRS = Phrase.of("expected.expected-pairs");

  private final Map<String, Body> bodies;
  private final List<ExpectedPair> pairs = new ArrayList<>();
  private final Set<Expectation.Pair> seen = new HashSet<>();

  /// @param bodies the bodies of the scene by name
  ExpectedPairReader(Map<String, Body> bodies) {
    this.bodies = bodies;
  }

  /// {@return the pairs in an array, including those that were already taken}
  List<ExpectedPair> read(Json array) throws JsonException {
    for (Json value : array.items(PAIRS)) {
      take(value);
    }
    return pairs;
  }

  @Override
  public void take(Json value) throws JsonException {
    JsonObject entry = value.object();
    Expectation.Pair pair =
        ExpectationReader.pair(entry, entry.get("a"), entry.get("b"), bodies.keySet());
    ExpectationReader.requireNew(pair, seen, entry);
    pairs.add(new Entry(entry, pair, PairForm.of(body(pair.a()), body(pair.b()))).read());
  }

  private Body body(String id) {
    Body body = bodies.get(id);
    if (body == null) {
      throw new IllegalStateException("not a body: " + id);
    }
    return body;
  }

  /// {@return the tolerance that an object has, if any}
  static OptionalDouble tolerance(JsonObject members) throws JsonException {
    return members.number("tolerance", Json::positive);
  }

  /// One pair.
  private record Entry(JsonObject members, Expectation.Pair pair, PairForm form) {

    ExpectedPair read() throws JsonException {
      members.requireOnly(form.members());
      Map<AnswerField, AnswerValue> values = new EnumMap<>(AnswerField.class);
      readValues(members, AnswerField.in(""), values);
      if (members.has("crossing")) {
        readCrossing(members.get("crossing").object(), values);
      }
      if (members.has("sweep")) {
        readSweep(members.get("sweep"), values);
      }
      return new ExpectedPair(pair, values, tolerance(members));
    }

    private void readValues(
        JsonObject from, List<AnswerField> fields, Map<AnswerField, AnswerValue> values)
        throws JsonException {
      for (AnswerField field : fields) {
        from.find(field.key(), value -> value(field, value))
            .ifPresent(value -> values.put(field, value));
      }
    }

    private AnswerValue value(AnswerField field, Json value) throws JsonException {
      return switch (field) {
        case TOUCH -> new AnswerValue.YesNo(value.flag());
        case DISTANCE -> distance(value);
        case POINT_A, POINT_B, SWEEP_POINT_A, SWEEP_POINT_B -> form.vector(value);
        case NORMAL, SWEEP_NORMAL -> form.direction(value);
        case LINES -> word(value, form.relations());
        case CROSSING -> word(value, form.crossings());
        case CROSSING_T, CROSSING_U, CROSSING_V, SWEEP, SWEEP_ENTER, SWEEP_EXIT ->
            new AnswerValue.Tuple(value.number());
      };
    }

    private static AnswerValue distance(Json value) throws JsonException {
      if (!(value instanceof JsonObject limits)) {
        return new AnswerValue.Tuple(value.number());
      }
      limits.requireOnly("least", "most");
      OptionalDouble least = limits.number("least", Json::number);
      OptionalDouble most = limits.number("most", Json::number);
      if (least.isEmpty() && most.isEmpty()) {
        throw limits.unexpected(Phrase.of("expected.limits"), Phrase.of("found.nothing-in-it"));
      }
      if (least.isPresent() && most.isPresent() && least.getAsDouble() > most.getAsDouble()) {
        throw atLeast(limits.get("most"), "least");
      }
      return new AnswerValue.Limits(least, most);
    }

    private static JsonException atLeast(Json value, String lower) {
      return value.unexpected(Phrase.of("expected.at-least", JsonText.quoted(lower)));
    }

    private static AnswerValue word(Json value, List<String> words) throws JsonException {
      return new AnswerValue.Word(value.word(words));
    }

    /// An interval of the segment has two parameters, a point has one, and nothing has none.
    private void readCrossing(JsonObject crossing, Map<AnswerField, AnswerValue> values)
        throws JsonException {
      String kind = "";
      if (crossing.has("kind")) {
        AnswerValue word = word(crossing.get("kind"), form.crossings());
        values.put(AnswerField.CROSSING, word);
        kind = crossing.get("kind").text();
      }
      crossing.requireOnly(form.crossingMembers(kind));
      for (AnswerField field : AnswerField.in("crossing")) {
        if (field != AnswerField.CROSSING && crossing.has(field.key())) {
          Json value = crossing.get(field.key());
          boolean interval = PairForm.isInterval(kind) || value instanceof Json.Items;
          values.put(
              field,
              interval && !kind.equals("point")
                  ? PairForm.interval(value)
                  : new AnswerValue.Tuple(value.number()));
        }
      }
    }

    private void readSweep(Json sweep, Map<AnswerField, AnswerValue> values) throws JsonException {
      if (sweep.isNull()) {
        values.put(AnswerField.SWEEP, new AnswerValue.YesNo(false));
        return;
      }
      JsonObject times = sweep.object();
      times.requireOnly("enter", "exit", "pointA", "pointB", "normal");
      OptionalDouble enter = times.number("enter", Json::number);
      OptionalDouble exit = times.number("exit", Json::number);
      if (enter.isPresent() && exit.isPresent() && enter.getAsDouble() > exit.getAsDouble()) {
        throw atLeast(times.get("exit"), "enter");
      }
      values.put(AnswerField.SWEEP, new AnswerValue.YesNo(true));
      readValues(times, AnswerField.in("sweep"), values);
    }
  }
}
