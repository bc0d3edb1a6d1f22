package collisionbench.app.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/// A file that is written bit by bit, and takes the place of another once it is whole. Nothing is
/// left of one that is closed before; the other is untouched then.
public final class FreshFile implements AutoCloseable {

  private final Path target;
  private final TemporaryFile fresh;

  private FreshFile(Path target, TemporaryFile fresh) {
    this.target = target;
    this.fresh = fresh;
  }

  /// {@return an empty file beside the one that `file` names, or the one a symbolic link there
  /// leads to}
  ///
  /// @throws IOException also if that could not be replaced
  public static FreshFile inPlaceOf(Path file) throws IOException {
    Path target = AtomicFile.replaceable(file);
    return new FreshFile(target, TemporaryFile.beside(target));
  }

  /// {@return where to write}
  public FileChannel channel() {
    return fresh.channel();
  }

  /// Takes the place of the other file.
  ///
  /// @return what could not be kept of the old file
  public Set<LostAttribute> takePlace() throws IOException {
    fresh.channel().force(true);
    Set<LostAttribute> lost = Attributes.keep(target, fresh.file());
    AtomicFile.move(fresh.file(), target);
    syncFolder();
    return lost;
  }

  /// Makes the new name survive a power cut. Windows opens no folders.
  private void syncFolder() {
    try (FileChannel folder =
        FileChannel.open(target.resolveSibling(""), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException _) {
      // The file is in its place; the system will see to the folder later.
    }
  }

  @Override
  public void close() throws IOException {
    fresh.close();
  }
}
