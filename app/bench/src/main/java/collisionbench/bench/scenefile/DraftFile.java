package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Draft files, version 1: UTF-8 JSON that contains the scene in the format of scene files.
public final class DraftFile {

  private static final String FORMAT = "collision-bench-draft";
  private static final int VERSION = 1;

  private DraftFile() {}

  /// {@return the draft in a file}
  public static Draft read(Path file) throws SceneFileException {
    SceneReader scene = new SceneReader("/scene");
    try {
      return read(SceneFile.json(file, scene).object(), scene);
    } catch (JsonException invalid) {
      throw new SceneFileException(file.toString(), invalid);
    }
  }

  private static Draft read(JsonObject top, SceneReader reader) throws JsonException {
    top.requireFormat(FORMAT, VERSION);
    Scene scene = reader.scene(top.get("scene").object());
    return new Draft(
        top.has("file") ? Optional.of(path(top)) : Optional.empty(),
        optional(top, "builtIn"),
        optional(top, "content"),
        scene,
        CameraReader.read(top.get("camera").object(), scene.space()));
  }

  private static Optional<String> optional(JsonObject top, String name) throws JsonException {
    return top.has(name) ? Optional.of(top.get(name).text()) : Optional.empty();
  }

  private static Path path(JsonObject top) throws JsonException {
    Json file = top.get("file");
    return FileName.path(file.text())
        .orElseThrow(() -> file.unexpected(Phrase.of("expected.file")));
  }

  /// Saves a draft, replacing the file if it exists.
  public static void save(Draft draft, Path file) throws IOException {
    AtomicFile.replace(file, out -> write(draft, JsonWriter.to(out)));
  }

  private static void write(Draft draft, JsonWriter json) {
    json.object();
    json.line(0).name("format").value(FORMAT).name("version").value(VERSION);
    draft.file().ifPresent(path -> json.line(0).name("file").value(path.toString()));
    draft.builtIn().ifPresent(key -> json.line(0).name("builtIn").value(key));
    draft.content().ifPresent(content -> json.line(0).name("content").value(content));
    SceneText.write(draft.camera(), draft.scene().space(), json.line(0).name("camera"));
    SceneText.write(draft.scene(), json.line(0).name("scene"));
    json.line(0).end().endLine();
  }
}
