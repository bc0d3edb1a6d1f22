package collisionbench.bench.scenefile;

import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.ExpectedPair;
import java.util.List;
import java.util.Optional;

/// Writes the answers that a scene expects about two bodies.
record ExpectedPairText(ExpectedPair expected, JsonWriter json) {

  static void write(ExpectedPair expected, JsonWriter json) {
    new ExpectedPairText(expected, json).write();
  }

  private void write() {
    json.object().members(expected.pair());
    members("");
    if (isAnyOf("crossing")) {
      json.name("crossing").object();
      members("crossing");
      json.end();
    }
    if (isAnyOf("sweep")) {
      sweep(json.name("sweep"));
    }
    json.member("tolerance", expected.tolerance()).end();
  }

  private boolean isAnyOf(String group) {
    return AnswerField.in(group).stream().anyMatch(expected.values()::containsKey);
  }

  private void sweep(JsonWriter sweep) {
    if (expected.value(AnswerField.SWEEP).equals(Optional.of(new AnswerValue.YesNo(false)))) {
      sweep.literal("null");
      return;
    }
    sweep.object();
    members("sweep");
    sweep.end();
  }

  private void members(String group) {
    for (AnswerField field : AnswerField.in(group)) {
      if (field != AnswerField.SWEEP) {
        expected.value(field).ifPresent(value -> write(value, json.name(field.key())));
      }
    }
  }

  private void write(AnswerValue value, JsonWriter to) {
    switch (value) {
      case AnswerValue.YesNo(boolean yes) -> to.literal(yes);
      case AnswerValue.Word(String word) -> to.value(word);
      case AnswerValue.Tuple(List<Double> numbers) when numbers.size() == 1 ->
          to.value(numbers.getFirst().doubleValue());
      case AnswerValue.Tuple(List<Double> numbers) ->
          to.value(numbers.stream().mapToDouble(Double::doubleValue).toArray());
      case AnswerValue.Limits limits -> to.value(limits);
    }
  }
}
