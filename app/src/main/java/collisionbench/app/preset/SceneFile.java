package collisionbench.app.preset;

import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonReader;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.storage.AtomicFile;
import collisionbench.app.storage.Contents;
import collisionbench.app.storage.Failure;
import collisionbench.app.storage.LostAttribute;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/// Scene files, version 1: UTF-8 JSON.
///
/// Laws:
/// - what is written reads back as the same scene, every number to the last bit;
/// - what is read and written again gives the same text from then on;
/// - a file is either saved whole or left as it was.
public final class SceneFile {

  static final int LARGEST = 16 << 20;

  private SceneFile() {}

  /// {@return the scene in a file}
  public static Scene read(Path file) throws SceneFileException {
    return SceneReader.read(file.toString(), text(file));
  }

  /// Saves a scene in a file, in place of what was there.
  ///
  /// @return what could not be kept of the old file
  public static Set<LostAttribute> save(Scene scene, Path file) throws SceneFileException {
    return save(scene, file, AtomicFile::write);
  }

  static Set<LostAttribute> save(Scene scene, Path file, AtomicFile.Step step)
      throws SceneFileException {
    try {
      return AtomicFile.replace(file, SceneText.of(scene), step);
    } catch (IOException failure) {
      throw new SceneFileException(
          file.toString(), SceneFileReason.UNSAVED, failure, Failure.of(failure));
    }
  }

  static byte[] bytes(Path file) throws SceneFileException {
    if (Files.isDirectory(file)) {
      throw new SceneFileException(file.toString(), SceneFileReason.FOLDER, null);
    }
    try {
      return Contents.first(file, LARGEST + 1);
    } catch (IOException failure) {
      throw new SceneFileException(
          file.toString(), SceneFileReason.UNREAD, failure, Failure.of(failure));
    }
  }

  /// {@return the text that a file of the scene would have}
  public static String text(Scene scene) {
    return SceneText.of(scene);
  }

  /// {@return the text of a file}
  public static String text(Path file) throws SceneFileException {
    return text(file.toString(), bytes(file));
  }

  /// {@return the scene in the text of a file}
  ///
  /// @param source what to call the file
  public static Scene parse(String source, String text) throws SceneFileException {
    if (text.length() > LARGEST) {
      throw tooLarge(source);
    }
    return SceneReader.read(source, Contents.withoutMark(text));
  }

  /// {@return the scene of which a text is the file, or a body of the file, or a list of bodies}
  ///
  /// @param source what to call the text
  /// @param wanted the space in which the bodies are, where their shapes are those of both
  public static Scene parsePasted(String source, String text, Space wanted)
      throws SceneFileException {
    if (text.length() > LARGEST) {
      throw tooLarge(source);
    }
    try {
      return PastedBodies.read(
          JsonReader.read(Contents.withoutMark(text), JsonReader.Twice.REFUSED), wanted);
    } catch (JsonException refused) {
      throw new SceneFileException(source, refused);
    }
  }

  /// {@return the scene in the bytes of a file}
  ///
  /// @param source what to call the file
  static Scene parse(String source, byte[] bytes) throws SceneFileException {
    return SceneReader.read(source, text(source, bytes));
  }

  /// {@return the text in the bytes of a file}
  static String text(String source, byte[] bytes) throws SceneFileException {
    if (bytes.length > LARGEST) {
      throw tooLarge(source);
    }
    return Contents.withoutMark(decoded(source, bytes));
  }

  private static SceneFileException tooLarge(String source) {
    return new SceneFileException(source, SceneFileReason.TOO_LARGE, null, LARGEST >> 20);
  }

  private static String decoded(String source, byte[] bytes) throws SceneFileException {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(in).toString();
    } catch (CharacterCodingException notText) {
      throw new SceneFileException(
          source, SceneFileReason.NOT_TEXT, notText, String.valueOf(in.position() + 1));
    }
  }
}
