package collisionbench.app.snapshot;

import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.ReasonException;
import java.io.Serial;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// An image could not be rendered, written or read.
public final class SnapshotException extends ReasonException {

  @Serial private static final long serialVersionUID = 1;

  SnapshotException(String key, @Nullable Throwable cause, Object... parts) {
    super(Phrase.of(key, parts), cause);
  }

  SnapshotException(Path file, String key, @Nullable Throwable cause, Object... parts) {
    super(Phrase.about(file, Phrase.of(key, parts)), cause);
  }
}
