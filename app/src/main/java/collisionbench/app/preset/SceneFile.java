package collisionbench.app.preset;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonReader;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.storage.AtomicFile;
import collisionbench.app.storage.Contents;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.storage.NotUtf8Exception;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;

/// Scene files, version 1: UTF-8 JSON.
///
/// Laws:
/// - what is written reads back as the same scene, every number to the last bit;
/// - what is read and written again gives the same text from then on;
/// - whatever is saved can be read: a scene may be of any size, and is written and read as it
///   comes, so that reading it takes about the memory that the scene itself does;
/// - a file is either saved whole or left as it was.
public final class SceneFile {

  private SceneFile() {}

  /// {@return the scene in a file}
  public static Scene read(Path file) throws SceneFileException {
    SceneReader reader = new SceneReader("");
    try {
      return reader.scene(json(file, reader).object());
    } catch (JsonException refused) {
      throw new SceneFileException(file.toString(), refused);
    }
  }

  /// Saves a scene in a file, in place of what was there.
  public static void save(Scene scene, Path file) throws SceneFileException {
    save(file, out -> SceneText.write(scene, out));
  }

  static void save(Path file, AtomicFile.Text text) throws SceneFileException {
    try {
      AtomicFile.replace(file, text);
    } catch (IOException failure) {
      throw new SceneFileException(
          file.toString(), SceneFileReason.UNSAVED, failure, FileFailure.of(failure));
    }
  }

  /// {@return the text that a file of the scene would have}
  public static String text(Scene scene) {
    return SceneText.of(scene);
  }

  /// {@return the scene in the text of a file}
  ///
  /// @param source what to call the file
  public static Scene parse(String source, String text) throws SceneFileException {
    return SceneReader.read(source, Contents.withoutMark(text));
  }

  /// {@return the scene of which a text is the file, or a body of the file, or a list of bodies}
  ///
  /// @param source what to call the text
  /// @param wanted the space in which the bodies are, where their shapes are those of both
  public static Scene parsePasted(String source, String text, Space wanted)
      throws SceneFileException {
    try {
      return PastedBodies.read(Contents.withoutMark(text), wanted);
    } catch (JsonException refused) {
      throw new SceneFileException(source, refused);
    }
  }

  /// {@return what is in a file of JSON}
  public static Json json(Path file, JsonReader.Elements elements)
      throws SceneFileException, JsonException {
    if (Files.isDirectory(file)) {
      throw new SceneFileException(file.toString(), SceneFileReason.FOLDER, null);
    }
    try (Reader text = Contents.reader(file)) {
      return JsonReader.read(text, elements);
    } catch (NotUtf8Exception notText) {
      throw new SceneFileException(
          file.toString(), SceneFileReason.NOT_TEXT, notText, String.valueOf(notText.position()));
    } catch (IOException failure) {
      throw SceneFileException.unread(file, failure);
    } catch (OutOfMemoryError tooLarge) {
      throw new SceneFileException(
          file.toString(),
          SceneFileReason.MEMORY,
          tooLarge,
          Runtime.getRuntime().maxMemory() >> 20);
    }
  }
}
