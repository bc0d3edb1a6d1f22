package collisionbench.app.method;

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

/// One run of a program: a process with a thread each for its input, its output and its log.
///
/// Nobody who calls it waits for the process: lines are queued, and the listener gets what comes
/// back on the thread that reads.
final class Child {

  /// Who is told of the output.
  interface Listener {

    /// A line of output without its end.
    ///
    /// @throws IOException if the process is to be ended; the message says what it did
    void line(String line) throws IOException;

    /// There is no more output.
    ///
    /// @param exit how the process ended
    void ended(String exit);
  }

  /// How long a process may take to end after its input was closed.
  private static final Duration FAREWELL = Duration.ofSeconds(1);

  /// How long it may take to end after its output has.
  private static final Duration LAST_BREATH = Duration.ofMillis(100);

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

  /// {@return a process that has just been started}
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
  /// @param lines with their ends; not empty
  void send(String lines) {
    input.add(lines);
  }

  /// Queues the end of the input.
  void closeInput() {
    input.add(CLOSE);
  }

  /// {@return the line of the log that tells most; empty if there is none}
  String tellingLine() {
    return log.tellingLine();
  }

  /// {@return the end of the log, at most 64 KiB}
  String log() {
    return log.text();
  }

  /// Adds a line of output that is no answer to the log.
  void note(String line) {
    log.add(line + '\n');
  }

  boolean isAlive() {
    return process.isAlive() && !end.isDone();
  }

  /// Lets the process end by itself, and kills it if it takes longer than a second. Whatever it has
  /// started ends with it. Returns at once.
  void end() {
    List<ProcessHandle> descendants = process.descendants().toList();
    closeInput();
    CompletableFuture<Process> _ =
        process
            .onExit()
            .orTimeout(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
            .whenComplete((_, _) -> {
              kill();
              descendants.forEach(ProcessHandle::destroyForcibly);
            });
  }

  /// Kills the process and whatever it has started.
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
      // It does not read any more; whoever waits for an answer waits in vain, and says so.
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

  /// {@return how the process ended; one that has only closed its output is given a moment}
  private String exit() {
    try {
      if (process.waitFor(LAST_BREATH.toMillis(), TimeUnit.MILLISECONDS)) {
        log.await(LAST_BREATH);
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
