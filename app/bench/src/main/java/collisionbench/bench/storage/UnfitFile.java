package collisionbench.bench.storage;

import collisionbench.bench.text.Phrase;
import java.io.Serial;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/// A file that this package refuses to read or replace.
final class UnfitFile extends FileSystemException {

  @Serial private static final long serialVersionUID = 1;

  private final transient Phrase reason;

  UnfitFile(Path file, Phrase reason) {
    super(file.toString());
    this.reason = reason;
  }

  Phrase reason() {
    return reason;
  }
}
