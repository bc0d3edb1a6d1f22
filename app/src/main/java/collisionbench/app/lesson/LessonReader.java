package collisionbench.app.lesson;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonReader;
import collisionbench.app.json.Members;
import collisionbench.app.preset.ExpectationReader;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.preset.SceneReader;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Phrase;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.builtin.Methods;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Reads `lesson.json` and the scenes beside it.
final class LessonReader {

  static final String FORMAT = "collision-bench-lesson";
  static final int VERSION = 1;

  /// Where the files of a lesson are.
  interface Files {

    /// {@return what to call a file in a refusal}
    String path(String file);

    /// {@return the text of a file}
    String text(String file) throws SceneFileException;
  }

  private final Files files;

  private LessonReader(Files files) {
    this.files = files;
  }

  /// {@return the lesson of some files}
  ///
  /// @param name what it is known by
  static Lesson read(String name, Files files) throws SceneFileException {
    String text = files.text(LessonFolder.INDEX);
    try {
      return new LessonReader(files)
          .read(name, JsonReader.read(text, JsonReader.Twice.REFUSED).members());
    } catch (JsonException refused) {
      throw new SceneFileException(files.path(LessonFolder.INDEX), refused);
    }
  }

  private Lesson read(String name, Members top) throws JsonException, SceneFileException {
    top.requireFormat(FORMAT, VERSION);
    top.refuseAllBut("format", "version", "title", "article", "steps");
    List<LessonStep> steps = new ArrayList<>();
    for (Json step : steps(top.get("steps"))) {
      steps.add(step(step.members()));
    }
    return new Lesson(
        name,
        wording(top.get("title")),
        top.has("article") ? Optional.of(SceneReader.article(top)) : Optional.empty(),
        steps);
  }

  private static List<Json> steps(Json steps) throws JsonException {
    Phrase expected = Phrase.of("expected.steps");
    List<Json> items = steps.items(expected);
    if (items.isEmpty()) {
      throw steps.misfit(expected, Phrase.of("found.nothing-in-it"));
    }
    return items;
  }

  private static Wording wording(Json json) throws JsonException {
    Map<String, Json> texts = json.members().values();
    if (texts.isEmpty()) {
      throw json.misfit(Phrase.of("expected.texts"), Phrase.of("found.nothing-in-it"));
    }
    LinkedHashMap<String, String> byTag = new LinkedHashMap<>();
    for (Map.Entry<String, Json> text : texts.entrySet()) {
      byTag.put(text.getKey(), text.getValue().text());
    }
    return new Wording(byTag);
  }

  private LessonStep step(Members step) throws JsonException, SceneFileException {
    step.refuseAllBut("scene", "text", "formula", "method", "done");
    Wording text = wording(step.get("text"));
    String formula = step.has("formula") ? step.get("formula").text() : "";
    Scene scene = scene(step.get("scene"));
    Optional<Method> method =
        step.has("method") ? Optional.of(method(step.get("method"), scene)) : Optional.empty();
    Goal goal =
        step.has("done") ? goal(step.get("done").members(), scene, method) : new Goal.None();
    return new LessonStep(scene, text, formula, method, goal);
  }

  /// A scene lies in the folder itself.
  private Scene scene(Json name) throws JsonException, SceneFileException {
    String file = name.text();
    if (file.isBlank() || file.contains("/") || file.contains("\\") || file.startsWith(".")) {
      throw name.misfit(Phrase.of("expected.file-beside"));
    }
    return SceneFile.parse(files.path(file), files.text(file));
  }

  private static Method method(Json name, Scene scene) throws JsonException {
    Method method =
        Methods.named(name.text())
            .orElseThrow(() ->
                name.misfit(
                    Phrase.oneOf(
                        Methods.all().stream().map(one -> Json.quoted(one.name())).toList())));
    if (!Goal.answersAny(method, scene)) {
      throw name.place().refuse(LessonReason.NO_PAIR, name.found());
    }
    return method;
  }

  private static Goal goal(Members done, Scene scene, Optional<Method> method)
      throws JsonException {
    Set<String> ids = scene.bodies().stream().map(Body::id).collect(Collectors.toSet());
    if (done.has("branch")) {
      done.refuseAllBut("branch");
      Json branch = done.get("branch");
      return new Goal.Branch(
          method.orElseThrow(() -> branch.place().refuse(LessonReason.BRANCH_OF_NOTHING)),
          branch.text());
    }
    if (done.has("distance")) {
      done.refuseAllBut("distance");
      return distance(done.get("distance").members(), ids);
    }
    done.refuseAllBut("contacts", "branch", "distance");
    return new Goal.Contacts(ExpectationReader.read(done, ids));
  }

  private static Goal distance(Members distance, Set<String> ids) throws JsonException {
    distance.refuseAllBut("a", "b", "below");
    return new Goal.Distance(
        ExpectationReader.id(distance.get("a"), ids),
        ExpectationReader.id(distance.get("b"), ids),
        distance.get("below").number());
  }
}
