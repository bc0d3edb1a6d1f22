package collisionbench.app.preset;

import collisionbench.app.json.JsonException;
import collisionbench.app.json.Location;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.ReasonException;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A scene, or a lesson of scenes, could not be read or saved.
public final class SceneFileException extends ReasonException {

  @Serial private static final long serialVersionUID = 1;

  private final String source;
  private final transient Optional<Location> place;

  SceneFileException(
      String source, SceneFileReason reason, @Nullable Throwable cause, Object... parts) {
    super(reason, Phrase.about(source, reason.with(parts)), cause);
    this.source = source;
    this.place = Optional.empty();
  }

  /// {@return the refusal of a file that cannot be read}
  public static SceneFileException unread(Path file, IOException failure) {
    return new SceneFileException(
        file.toString(), SceneFileReason.UNREAD, failure, FileFailure.of(failure));
  }

  /// Something in the text of a file is refused.
  public SceneFileException(String source, JsonException refused) {
    super(refused.kind(), Phrase.about(source, refused.phrase()), refused);
    this.source = source;
    this.place = refused.location();
  }

  /// {@return the file, as the user named it, or whatever the scene comes from}
  public String source() {
    return source;
  }

  /// {@return where in the file, if it is about a place in it}
  public Optional<Location> place() {
    return place;
  }
}
