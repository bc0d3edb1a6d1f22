package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.storage.Contents;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.storage.NotUtf8Exception;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// Scene files, versions 1 to 3: UTF-8 JSON.
///
/// Laws:
/// - a written scene reads back as the same scene, with every number equal to the last bit;
/// - reading and writing a file again does not change its text after the first time;
/// - every saved scene can be read: scenes of any size are written and read as streams, so reading
///   takes about as much memory as the scene itself;
/// - a file is either saved completely or left unchanged.
public final class SceneFile {

  private SceneFile() {}

  /// {@return whether a name is that of a scene file, by its ending}
  public static boolean isNamed(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".json");
  }

  public static Scene read(Path file) throws SceneFileException {
    return read(file, Contents::reader);
  }

  /// {@return the scene in a file, or in the pipe that a command line names}
  public static Scene readNamed(Path file) throws SceneFileException {
    return read(file, Contents::namedReader);
  }

  private static Scene read(Path file, Opener opener) throws SceneFileException {
    SceneReader reader = new SceneReader("");
    try {
      return reader.scene(json(file, opener, reader).object());
    } catch (JsonException invalid) {
      throw new SceneFileException(file.toString(), invalid);
    }
  }

  /// Saves a scene in a file, replacing the file if it exists.
  public static void save(Scene scene, Path file) throws SceneFileException {
    save(file, out -> SceneText.write(scene, out));
  }

  static void save(Path file, AtomicFile.Text text) throws SceneFileException {
    try {
      AtomicFile.replace(file, text);
    } catch (IOException failure) {
      throw new SceneFileException(
          file.toString(), "scene-file.unsaved", failure, FileFailure.of(failure));
    }
  }

  public static String text(Scene scene) {
    return SceneText.of(scene);
  }

  /// {@return the scene in the text of a scene file}
  ///
  /// @param source the name of the file in messages
  public static Scene parse(String source, String text) throws SceneFileException {
    return SceneReader.read(source, Contents.withoutMark(text));
  }

  /// {@return the scene in pasted text: a scene file, a body, or a list of bodies}
  ///
  /// @param source the name of the text in messages
  /// @param preferred the space if the shapes exist in both
  public static Scene parsePasted(String source, String text, Space preferred)
      throws SceneFileException {
    try {
      return PastedBodies.read(Contents.withoutMark(text), preferred);
    } catch (JsonException invalid) {
      throw new SceneFileException(source, invalid);
    }
  }

  /// {@return whether a text has lines that the bench prints about two shapes}
  public static boolean hasPairLines(String text) {
    return PairLines.areIn(text);
  }

  private static void requireReadable(Path folder) throws SceneFileException {
    if (!Files.isReadable(folder)) {
      throw SceneFileException.unread(folder, new AccessDeniedException(folder.toString()));
    }
  }

  /// {@return the content of a JSON file}
  public static Json json(Path file, JsonReader.Elements elements)
      throws SceneFileException, JsonException {
    return json(file, Contents::reader, elements);
  }

  private interface Opener {
    Reader open(Path file) throws IOException;
  }

  private static Json json(Path file, Opener opener, JsonReader.Elements elements)
      throws SceneFileException, JsonException {
    if (Files.isDirectory(file)) {
      requireReadable(file);
      throw new SceneFileException(file.toString(), "scene-file.folder", null);
    }
    try (Reader text = opener.open(file)) {
      return JsonReader.read(text, elements);
    } catch (NotUtf8Exception notUtf8) {
      throw new SceneFileException(
          file.toString(), "scene-file.not-text", notUtf8, String.valueOf(notUtf8.position()));
    } catch (IOException failure) {
      throw SceneFileException.unread(file, failure);
    } catch (OutOfMemoryError tooLarge) {
      throw new SceneFileException(
          file.toString(), "scene-file.memory", tooLarge, Runtime.getRuntime().maxMemory() >> 20);
    }
  }
}
