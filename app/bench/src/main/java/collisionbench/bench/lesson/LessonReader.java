package collisionbench.bench.lesson;

import collisionbench.bench.formula.FormulaParser;
import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.scenefile.SceneReader;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.ReasonException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads `lesson.json` and the scenes next to it.
final class LessonReader {

  static final String FORMAT = "collision-bench-lesson";
  static final int VERSION = 1;
  static final int MOST_STEPS = 1000;

  /// Access to the files of a lesson.
  interface Files {

    /// {@return the name of a file for error messages}
    String path(String file);

    /// {@return the content of the index file}
    Json index() throws SceneFileException, JsonException;

    /// {@return the scene in a file}
    Scene scene(String file) throws SceneFileException;
  }

  private final Files files;
  private final Map<String, Scene> scenes = new HashMap<>();

  private LessonReader(Files files) {
    this.files = files;
  }

  /// {@return the lesson}
  ///
  /// @param folder its absolute path; empty for a built-in lesson
  static Lesson read(Optional<Path> folder, Files files) throws SceneFileException {
    try {
      return new LessonReader(files).read(folder, files.index().object());
    } catch (JsonException refused) {
      throw new SceneFileException(files.path(LessonFolder.INDEX), refused);
    }
  }

  private Lesson read(Optional<Path> folder, JsonObject top)
      throws JsonException, SceneFileException {
    top.requireFormat(FORMAT, VERSION);
    top.requireOnly("format", "version", "title", "article", "steps");
    List<Lesson.Step> steps = new ArrayList<>();
    for (Json step : steps(top.get("steps"))) {
      steps.add(step(step.object()));
    }
    return new Lesson(folder, wording(top.get("title")), SceneReader.article(top), steps);
  }

  private static List<Json> steps(Json steps) throws JsonException {
    Phrase expected = Phrase.of("expected.steps");
    List<Json> items = steps.items(expected);
    if (items.isEmpty()) {
      throw steps.unexpected(expected, Phrase.of("found.nothing-in-it"));
    }
    if (items.size() > MOST_STEPS) {
      throw steps.unexpected(
          Phrase.of("expected.at-most-steps", String.valueOf(MOST_STEPS)),
          Phrase.verbatim(String.valueOf(items.size())));
    }
    return items;
  }

  private static Wording wording(Json json) throws JsonException {
    Map<String, Json> texts = json.object().values();
    if (texts.isEmpty()) {
      throw json.unexpected(Phrase.of("expected.texts"), Phrase.of("found.nothing-in-it"));
    }
    LinkedHashMap<String, String> byTag = new LinkedHashMap<>();
    for (Map.Entry<String, Json> text : texts.entrySet()) {
      byTag.put(text.getKey(), text.getValue().text());
    }
    return new Wording(byTag);
  }

  private Lesson.Step step(JsonObject step) throws JsonException, SceneFileException {
    step.requireOnly("scene", "text", "formula", "method", "pair", "show", "map", "done");
    Wording text = wording(step.get("text"));
    String formula = step.find("formula", LessonReader::formula).orElse("");
    Scene scene = scene(step.get("scene"));
    DemonstrationReader demonstrations = new DemonstrationReader(step, scene);
    Optional<Lesson.Demonstration> demonstration = demonstrations.demonstration();
    Goal goal =
        step.find(
                "done",
                done -> new GoalReader(scene, demonstrations, demonstration).goal(done.object()))
            .orElse(new Goal.None());
    return new Lesson.Step(scene, text, formula, demonstration, goal);
  }

  private static String formula(Json json) throws JsonException {
    String latex = json.text();
    try {
      FormulaParser.parse(latex);
      return latex;
    } catch (ReasonException bad) {
      throw json.unexpected(bad.phrase());
    }
  }

  /// {@return the scene in a file of the folder, read once per lesson}
  private Scene scene(Json name) throws JsonException, SceneFileException {
    String file = name.text();
    Scene known = scenes.get(file);
    if (known != null) {
      return known;
    }
    if (file.isBlank() || file.contains("/") || file.contains("\\") || file.startsWith(".")) {
      throw name.unexpected(Phrase.of("expected.file-beside"));
    }
    try {
      Scene scene = files.scene(file);
      scenes.put(file, scene);
      return scene;
    } catch (InvalidPathException _) {
      throw name.unexpected(Phrase.of("expected.file-beside"));
    }
  }
}
