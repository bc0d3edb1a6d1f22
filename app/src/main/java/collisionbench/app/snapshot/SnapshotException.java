package collisionbench.app.snapshot;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.ReasonException;
import java.io.Serial;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// An image could not be rendered, written or read.
public final class SnapshotException extends ReasonException {

  @Serial private static final long serialVersionUID = 1;

  SnapshotException(SnapshotReason reason, @Nullable Throwable cause, Object... parts) {
    super(reason, reason.with(parts), cause);
  }

  SnapshotException(Path file, SnapshotReason reason, @Nullable Throwable cause, Object... parts) {
    super(reason, Phrase.about(file, reason.with(parts)), cause);
  }
}
