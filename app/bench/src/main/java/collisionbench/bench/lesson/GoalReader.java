package collisionbench.bench.lesson;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.ExpectationReader;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.Optional;

/// Reads the goal of a lesson step.
///
/// @param demonstrations knows the steps of methods
/// @param shown the step's demonstration
record GoalReader(
    Scene scene, DemonstrationReader demonstrations, Optional<Lesson.Demonstration> shown) {

  Goal goal(JsonObject done) throws JsonException {
    if (done.has("branch")) {
      done.requireOnly("branch", "step");
      return branch(done);
    }
    if (done.has("distance")) {
      done.requireOnly("distance");
      return distance(done.get("distance"));
    }
    done.requireOnly("contacts", "branch", "distance");
    return new Goal.Contacts(new ExpectationReader(scene.ids()).read(done));
  }

  private Goal branch(JsonObject done) throws JsonException {
    Json branch = done.get("branch");
    demonstrations.requireMethod(branch);
    Method method = shown.orElseThrow().method();
    Expectation.Pair pair = shown.orElseThrow().pair();
    MethodSteps steps = demonstrations.steps(method, pair);
    String step = done.has("step") ? done.get("step").word(steps.choices()) : only(branch, steps);
    String key =
        steps
            .branch(step, branch.text())
            .orElseThrow(() -> branch.unexpected(DemonstrationReader.oneOf(steps.of(step))));
    return new Goal.Branch(method, pair, step, key);
  }

  /// {@return the only step that has a branch}
  private static String only(Json branch, MethodSteps steps) throws JsonException {
    List<String> having = steps.having(branch.text());
    if (having.isEmpty()) {
      throw branch.unexpected(
          DemonstrationReader.oneOf(
              steps.choices().stream().flatMap(key -> steps.of(key).stream()).distinct().toList()));
    }
    if (having.size() > 1) {
      throw JsonException.at(
          branch.location(),
          "lesson.refused.branch-of-several",
          branch.found(),
          DemonstrationReader.oneOf(having));
    }
    return having.getFirst();
  }

  private Goal distance(Json distance) throws JsonException {
    JsonObject members = distance.object();
    members.requireOnly("a", "b", "below");
    Expectation.Pair pair =
        ExpectationReader.pair(distance, members.get("a"), members.get("b"), scene.ids());
    return new Goal.Distance(pair, members.get("below").nonNegative());
  }
}
