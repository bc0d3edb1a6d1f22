package collisionbench.bench.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Devices and pipes that are named as the file to write, such as `/dev/stdout`.
public final class OutputStreams {

  private static final Map<Path, FileDescriptor> STANDARD =
      Map.of(
          Path.of("/dev/stdout"), FileDescriptor.out,
          Path.of("/dev/fd/1"), FileDescriptor.out,
          Path.of("/proc/self/fd/1"), FileDescriptor.out,
          Path.of("/dev/stderr"), FileDescriptor.err,
          Path.of("/dev/fd/2"), FileDescriptor.err,
          Path.of("/proc/self/fd/2"), FileDescriptor.err);

  private OutputStreams() {}

  /// Writes a file.
  public interface Writer<E extends Exception> {
    void write(Path file) throws E;
  }

  /// {@return whether a file is written as a stream, since nothing can take its place}
  public static boolean is(Path file) {
    return STANDARD.containsKey(file)
        || (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file));
  }

  /// Writes a file. What is a stream receives the bytes of a temporary file.
  ///
  /// @param ending how the name of the temporary file ends
  public static <E extends Exception> void write(Path file, String ending, Writer<E> writer)
      throws E, CommandException {
    if (!is(file)) {
      writer.write(file);
      return;
    }
    try {
      Path whole = Files.createTempFile("collision-bench", ending);
      try {
        writer.write(whole);
        copy(whole, file);
      } finally {
        Files.deleteIfExists(whole);
      }
    } catch (IOException failure) {
      throw CommandException.unwritable(file, failure);
    }
  }

  private static void copy(Path whole, Path stream) throws IOException {
    FileDescriptor standard = STANDARD.get(stream);
    if (standard != null) {
      Files.copy(whole, new FileOutputStream(standard));
      return;
    }
    try (OutputStream out = Files.newOutputStream(stream, StandardOpenOption.WRITE)) {
      Files.copy(whole, out);
    }
  }

  /// Standard output that remembers why it could not be written. A closed pipe is not a failure:
  /// its reader has seen enough.
  static final class Standard extends OutputStream {

    private final OutputStream sink;
    private @Nullable IOException failure;

    Standard(OutputStream sink) {
      this.sink = sink;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      if (failure != null) {
        throw failure;
      }
      try {
        sink.write(bytes, offset, length);
      } catch (IOException unwritten) {
        failure = unwritten;
        throw unwritten;
      }
    }

    /// {@return the first failure to write; empty if there was none or the reader closed the pipe}
    Optional<IOException> failure() {
      return Optional.ofNullable(failure).filter(unwritten -> !isClosedPipe(unwritten));
    }

    private static boolean isClosedPipe(IOException failure) {
      String message = String.valueOf(failure.getMessage());
      return message.toLowerCase(Locale.ROOT).contains("pipe");
    }
  }
}
