package collisionbench.bench.method;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// Detects that a watched file was written or replaced, after 200 ms without further changes.
///
/// Polls, because systems report changes late (macOS) or not at all (network drives). A file that
/// disappears for a while, as when an editor replaces it, counts as changed when it reappears, even
/// if it is the same file.
final class FileChanges implements AutoCloseable {

  static final Duration QUIET = Duration.ofMillis(200);

  private static final Duration INTERVAL = Duration.ofMillis(50);

  private static final ScheduledExecutorService POLLING =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("collision-bench-program-files").factory());

  private final Runnable onChange;
  private final LongSupplier clock;
  private Optional<Future<?>> polling = Optional.empty();
  private List<Path> files = List.of();
  private List<Optional<FileState>> reported = List.of();
  private List<Optional<FileState>> last = List.of();
  private long changed;

  /// The state of a file, without its content.
  ///
  /// @param key the identity of the file; empty if the system provides none
  private record FileState(FileTime modified, long size, String key) {

    static Optional<FileState> of(Path file) {
      try {
        var attributes = Files.readAttributes(file, BasicFileAttributes.class);
        return Optional.of(
            new FileState(
                attributes.lastModifiedTime(),
                attributes.size(),
                Objects.toString(attributes.fileKey(), "")));
      } catch (IOException _) {
        return Optional.empty();
      }
    }
  }

  /// @param onChange called on the polling thread
  FileChanges(Runnable onChange) {
    this(onChange, System::nanoTime);
  }

  /// A watcher with its own clock, for tests; it polls only on [#begin] or [#poll].
  ///
  /// @param clock returns nanoseconds
  FileChanges(Runnable onChange, LongSupplier clock) {
    this.onChange = onChange;
    this.clock = clock;
  }

  /// Starts polling; [#close] stops it.
  synchronized FileChanges begin() {
    polling =
        Optional.of(
            POLLING.scheduleWithFixedDelay(
                this::poll, INTERVAL.toMillis(), INTERVAL.toMillis(), TimeUnit.MILLISECONDS));
    return this;
  }

  /// Watches these files instead of the current ones. If they are the same, pending changes are
  /// still reported.
  synchronized void watch(List<Path> next) {
    if (!next.equals(files)) {
      files = List.copyOf(next);
      reported = states();
      last = reported;
    }
  }

  private List<Optional<FileState>> states() {
    return files.stream().map(FileState::of).toList();
  }

  /// Polls once.
  void poll() {
    if (hasChanged()) {
      onChange.run();
    }
  }

  private synchronized boolean hasChanged() {
    List<Optional<FileState>> now = states();
    if (!now.equals(last)) {
      last = now;
      changed = clock.getAsLong();
    }
    boolean isThere = now.stream().allMatch(Optional::isPresent);
    if (!isThere) {
      reported = now;
    }
    boolean isOver =
        isThere && !now.equals(reported) && clock.getAsLong() - changed >= QUIET.toNanos();
    reported = isOver ? now : reported;
    return isOver;
  }

  @Override
  public synchronized void close() {
    polling.ifPresent(task -> task.cancel(false));
  }
}
