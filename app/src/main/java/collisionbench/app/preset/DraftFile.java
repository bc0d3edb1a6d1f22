package collisionbench.app.preset;

import collisionbench.app.scene.Scene;
import collisionbench.app.storage.AtomicFile;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Files of drafts, version 1: UTF-8 JSON, with the scene in it as a scene file has it.
public final class DraftFile {

  private static final String FORMAT = "collision-bench-draft";
  private static final int VERSION = 1;

  private DraftFile() {}

  /// {@return the draft in a file}
  public static Draft read(Path file) throws SceneFileException {
    String source = file.toString();
    Members top =
        Members.of(JsonReader.read(source, SceneFile.text(source, SceneFile.bytes(file))));
    if (!top.text("format").equals(FORMAT) || top.number("version") != VERSION) {
      throw Values.misfit(top.get("format"), JsonText.of(FORMAT) + " of version " + VERSION);
    }
    Scene scene = SceneReader.read(Members.of(top.get("scene")));
    return new Draft(
        top.has("file") ? Optional.of(path(top)) : Optional.empty(),
        optional(top, "builtIn"),
        optional(top, "content"),
        scene,
        CameraReader.read(Members.of(top.get("camera")), scene.space()));
  }

  private static Optional<String> optional(Members top, String name) throws SceneFileException {
    return top.has(name) ? Optional.of(top.text(name)) : Optional.empty();
  }

  private static Path path(Members top) throws SceneFileException {
    try {
      return Path.of(top.text("file"));
    } catch (InvalidPathException _) {
      throw Values.misfit(top.get("file"), "the name of a file");
    }
  }

  /// Saves a draft, in place of what was there.
  public static void save(Draft draft, Path file) throws IOException {
    AtomicFile.replace(file, text(draft));
  }

  private static String text(Draft draft) {
    List<String> members = new ArrayList<>();
    members.add("\"format\": " + JsonText.of(FORMAT) + ", \"version\": " + VERSION);
    draft.file().ifPresent(path -> members.add("\"file\": " + JsonText.of(path.toString())));
    draft.builtIn().ifPresent(key -> members.add("\"builtIn\": " + JsonText.of(key)));
    draft.content().ifPresent(content -> members.add("\"content\": " + JsonText.of(content)));
    members.add("\"camera\": " + SceneText.of(draft.camera(), draft.scene().space()));
    members.add("\"scene\": " + SceneText.of(draft.scene()));
    return "{\n" + String.join(",\n", members) + "}\n";
  }
}
