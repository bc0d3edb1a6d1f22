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

/// Draft files, version 1: UTF-8 JSON that contains the scene in the format of scene files.
public final class DraftFile {

  private static final String FORMAT = "collision-bench-draft";
  private static final int VERSION = 1;

  private DraftFile() {}

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
        top.find("file", DraftFile::path),
        top.find("builtIn", Json::text),
        top.find("content", Json::text),
        scene,
        CameraReader.read(top.get("camera").object(), scene.space()));
  }

  private static Path path(Json file) throws JsonException {
    return FileName.path(file.text())
        .orElseThrow(() -> file.unexpected(Phrase.of("expected.file")));
  }

  /// Saves a draft, replacing the file if it exists.
  public static void save(Draft draft, Path file) throws IOException {
    AtomicFile.replace(file, out -> write(draft, JsonWriter.to(out)));
  }

  private static void write(Draft draft, JsonWriter json) {
    json.object();
    json.line(0).member("format", FORMAT).member("version", VERSION);
    json.line(0).member("file", draft.file());
    json.line(0).member("builtIn", draft.builtIn());
    json.line(0).member("content", draft.content());
    SceneText.write(draft.camera(), draft.scene().space(), json.line(0).name("camera"));
    SceneText.write(draft.scene(), json.line(0).name("scene"));
    json.line(0).end().endLine();
  }
}
