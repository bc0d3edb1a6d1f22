package collisionbench.bench.method;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// Starts processes that do not outlive the bench, and whose descendants do not either.
///
/// A normal exit of the bench kills the remaining processes. On Linux each process leads its own
/// session, and a guard kills that session's process group when the process or the bench ends, even
/// if it was killed: the guard is a shell that waits for the end of its input. Processes that move
/// to another session escape. On other systems, a process learns of a killed bench only from the
/// end of its input.
final class Starter {

  private static final Path SETSID = Path.of("/usr/bin/setsid");
  private static final Path SHELL = Path.of("/bin/sh");
  private static final boolean GUARDS = Stream.of(SETSID, SHELL).allMatch(Files::isExecutable);

  private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Starter::kill)));
  }

  private Starter() {}

  static Process start(ProcessBuilder command) throws IOException {
    Process process = (GUARDS ? inSession(command) : command).start();
    RUNNING.add(process);
    CompletableFuture<Process> end = process.onExit();
    CompletableFuture<Void> _ = end.thenAccept(RUNNING::remove);
    if (GUARDS) {
      Process guard = guard(process);
      CompletableFuture<Void> _ = end.thenAccept(_ -> release(guard));
    }
    return process;
  }

  private static ProcessBuilder inSession(ProcessBuilder command) {
    List<String> words = new ArrayList<>(command.command());
    words.addFirst(SETSID.toString());
    return command.command(words);
  }

  private static Process guard(Process leader) throws IOException {
    String waitAndKill = "read -r _; kill -KILL -" + leader.pid();
    try {
      return inSession(new ProcessBuilder(SHELL.toString(), "-c", waitAndKill))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException failure) {
      kill(leader);
      throw failure;
    }
  }

  private static void release(Process guard) {
    try {
      guard.getOutputStream().close();
    } catch (IOException _) {
      // The guard has already ended.
    }
  }

  /// Kills a process and its descendants.
  static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
