package collisionbench.bench.scenefile;

import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.Location;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.ReasonException;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A scene, or a lesson of scenes, could not be read or saved.
public final class SceneFileException extends ReasonException {

  @Serial private static final long serialVersionUID = 1;

  private final String source;
  private final transient Optional<Location> location;

  SceneFileException(String source, String key, @Nullable Throwable cause, Object... parts) {
    super(Phrase.about(source, Phrase.of(key, parts)), cause);
    this.source = source;
    this.location = Optional.empty();
  }

  /// {@return the exception for a file that cannot be read}
  public static SceneFileException unread(Path file, IOException failure) {
    return new SceneFileException(
        file.toString(), "scene-file.unread", failure, FileFailure.of(failure));
  }

  /// {@return the exception for a file in another format}
  public static SceneFileException notUnderstood(Path file, Phrase why) {
    return new SceneFileException(file.toString(), "scene-file.not-understood", null, why);
  }

  /// {@return the exception for a file whose numbers may mean several things}
  public static SceneFileException uncertain(Path file, Phrase why) {
    return new SceneFileException(file.toString(), "scene-file.uncertain", null, why);
  }

  /// The text of a file is invalid.
  public SceneFileException(String source, JsonException refused) {
    super(Phrase.about(source, refused.phrase()), refused);
    this.source = source;
    this.location = refused.location();
  }

  /// {@return the file as the user named it, or another source of the scene}
  public String source() {
    return source;
  }

  /// {@return the location in the file, if the failure has one}
  public Optional<Location> location() {
    return location;
  }
}
