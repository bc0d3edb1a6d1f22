package collisionbench.bench.method;

import collisionbench.bench.storage.FileName;
import collisionbench.bench.storage.FileWatch;
import collisionbench.bench.task.BackgroundThread;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// A program that runs until [#close] and restarts when its file changes. The old process answers
/// until the new one has introduced itself.
///
/// No method waits for the program.
public final class LiveProgram implements AutoCloseable {

  private static final BackgroundThread RESTARTS = new BackgroundThread(Runnable::run);

  /// Several writes within this time are one change.
  private static final Duration PIECES = Duration.ofMillis(200);

  private final String text;
  private final Path folder;
  private final Patience patience;
  private final Predicate<LaunchCommand> mayRun;
  private final Consumer<ProgramState> listener;
  private final FileWatch watch = new FileWatch(RESTARTS.deferred(PIECES, this::restart));
  private volatile ProgramState state = ProgramState.FIRST;
  private int attempts;
  private boolean closed;

  private LiveProgram(
      String text,
      Path folder,
      Patience patience,
      Predicate<LaunchCommand> mayRun,
      Consumer<ProgramState> listener) {
    this.text = text;
    this.folder = folder;
    this.patience = patience;
    this.mayRun = mayRun;
    this.listener = listener;
  }

  /// Begins to start a program.
  ///
  /// @return the program
  ///
  /// @param text the command
  /// @param folder its working directory
  /// @param mayRun whether the user has agreed to the command and its files as they are now; asked
  ///   before each start, on any thread
  /// @param listener receives each new state, on any thread
  public static LiveProgram start(
      String text,
      Path folder,
      Patience patience,
      Predicate<LaunchCommand> mayRun,
      Consumer<ProgramState> listener) {
    LiveProgram program = new LiveProgram(text, folder, patience, mayRun, listener);
    program.restart();
    return program;
  }

  /// {@return the command as the user typed it}
  public String text() {
    return text;
  }

  /// {@return its working directory}
  public Path folder() {
    return folder;
  }

  /// {@return the file that the command names; empty if it has several words or the file is
  /// missing}
  public Optional<Path> file() {
    return LaunchCommand.file(folder, text.strip());
  }

  /// {@return its display name: the name of its file, or the command}
  public String name() {
    return file().map(file -> String.valueOf(file.getFileName())).orElse(text.strip());
  }

  /// {@return its current state}
  public ProgramState state() {
    return state;
  }

  /// {@return the end of its log; empty if nothing runs}
  public String log() {
    return state().program().map(Program::log).orElse("");
  }

  /// Restarts the program. A start that is still in progress is abandoned.
  public synchronized void restart() {
    if (!closed) {
      attempts++;
      int attempt = attempts;
      become(state.starting());
      Thread.ofPlatform()
          .daemon()
          .name("collision-bench-program-start")
          .start(() -> attempt(attempt));
    }
  }

  private void attempt(int attempt) {
    try {
      // A missing file may appear later.
      boolean _ = watch.turnTo(FileName.path(text.strip()).map(folder::resolve).stream().toList());
      LaunchCommand command = LaunchCommand.of(text, folder);
      boolean _ = watch.turnTo(command.files());
      succeed(attempt, Program.start(command, patience, mayRun));
    } catch (ProgramException reason) {
      fail(attempt, reason);
    }
  }

  /// Ends a program because one of its names is taken. Its file is still watched.
  ///
  /// @param taken the name of its method that another method has as well
  public synchronized void refuse(String taken) {
    state.program().ifPresent(Program::close);
    become(ProgramState.FIRST.refused(new ProgramException(name(), "program.name-taken", taken)));
  }

  private synchronized void succeed(int attempt, Program started) {
    if (attempt == attempts) {
      state.program().ifPresent(Program::close);
      become(ProgramState.running(started));
    } else {
      started.close();
    }
  }

  private synchronized void fail(int attempt, ProgramException reason) {
    if (attempt == attempts) {
      become(state.refused(reason));
    }
  }

  private void become(ProgramState next) {
    state = next;
    listener.accept(next);
  }

  /// Ends the program; a process that is still starting ends once it has started.
  @Override
  public synchronized void close() {
    closed = true;
    attempts++;
    watch.close();
    state.program().ifPresent(Program::close);
  }
}
