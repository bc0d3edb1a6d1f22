package collisionbench.bench.method;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// One run of a program: a process with a thread each for its input, its output and its log.
///
/// Callers never wait for the process: lines are queued, and the listener is called on the thread
/// that reads the output.
final class Child {

  /// Receives the output.
  interface Listener {

    /// Takes a line of output, without its line end.
    ///
    /// @throws IOException to end the process; the message describes what it did
    void line(String line) throws IOException;

    /// Called at the end of the output.
    ///
    /// @param exit how the process ended, in words
    void ended(String exit);
  }

  /// How long a process may take to end after its input is closed.
  private static final Duration TIME_TO_END = Duration.ofSeconds(1);

  /// How long it may take to end after its output ends.
  private static final Duration TIME_AFTER_OUTPUT = Duration.ofMillis(100);

  /// A queued line that closes the input.
  private static final String CLOSE = "";

  private final Process process;
  private final Listener listener;
  private final Log log = new Log();
  private final BlockingQueue<String> input = new LinkedBlockingQueue<>();
  private final CompletableFuture<String> end = new CompletableFuture<>();

  private Child(Process process, Listener listener) {
    this.process = process;
    this.listener = listener;
  }

  /// Starts a process.
  ///
  /// @return the process
  static Child start(ProcessBuilder command, Listener listener) throws IOException {
    Child child = new Child(Starter.start(command), listener);
    thread("log", child::readLog);
    thread("writer", child::write);
    thread("reader", child::read);
    return child;
  }

  private static void thread(String name, Runnable work) {
    Thread.ofPlatform().daemon().name("collision-bench-program-" + name).start(work);
  }

  ProcessHandle handle() {
    return process.toHandle();
  }

  /// Queues lines to be written and flushed together.
  ///
  /// @param lines the lines with their line ends; not empty
  void send(String lines) {
    input.add(lines);
  }

  /// Queues the end of the input.
  void closeInput() {
    input.add(CLOSE);
  }

  /// {@return the most informative line of the log; empty if there is none}
  String errorLine() {
    return log.errorLine();
  }

  /// Passes on what is and what will be logged.
  void forwardLog(Consumer<String> to) {
    log.forward(to);
  }

  /// Lets the process end and waits until its log is complete, at most as long as it may take.
  void finish() {
    end();
    try {
      log.await(TIME_TO_END.plus(TIME_AFTER_OUTPUT));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// {@return the end of the log, at most 64 KiB}
  String log() {
    return log.text();
  }

  /// Adds a line of output that is not an answer to the log.
  void note(String line) {
    log.add(line + '\n');
  }

  boolean isAlive() {
    return process.isAlive() && !end.isDone();
  }

  /// Lets the process end by itself, and kills it and its descendants after a second. Returns at
  /// once.
  void end() {
    List<ProcessHandle> descendants = process.descendants().toList();
    closeInput();
    CompletableFuture<Process> _ =
        process
            .onExit()
            .orTimeout(TIME_TO_END.toMillis(), TimeUnit.MILLISECONDS)
            .whenComplete((_, _) -> {
              kill();
              descendants.forEach(ProcessHandle::destroyForcibly);
            });
  }

  /// Kills the process and its descendants.
  void kill() {
    Starter.kill(process);
  }

  private void write() {
    try (OutputStream out = new BufferedOutputStream(process.getOutputStream(), 1 << 16)) {
      for (String next = input.take(); !next.equals(CLOSE); next = input.take()) {
        out.write(next.getBytes(StandardCharsets.UTF_8));
        if (input.isEmpty()) {
          out.flush();
        }
      }
    } catch (IOException _) {
      // The process no longer reads; waiting for its answer times out and reports that.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    String exit;
    try {
      LineInput lines = new LineInput(process.getInputStream());
      for (var line = lines.next(); line.isPresent(); line = lines.next()) {
        listener.line(line.get());
      }
      exit = exit();
    } catch (IOException broken) {
      exit = String.valueOf(broken.getMessage());
    }
    kill();
    input.add(CLOSE);
    end.complete(exit);
    listener.ended(exit);
  }

  /// {@return how the process ended; after closing its output it has a moment to end}
  private String exit() {
    try {
      if (process.waitFor(TIME_AFTER_OUTPUT.toMillis(), TimeUnit.MILLISECONDS)) {
        log.await(TIME_AFTER_OUTPUT);
        return ExitWords.of(process.exitValue());
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return ExitWords.CLOSED;
  }

  private void readLog() {
    log.readAll(process.getErrorStream());
  }
}
