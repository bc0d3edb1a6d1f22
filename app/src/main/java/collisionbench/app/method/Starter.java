package collisionbench.app.method;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Starts processes that do not outlive the bench.
///
/// An orderly end kills all that are left. Where Linux has `setpriv`, the kernel kills a process as
/// soon as the thread that started it is gone, so they end with a killed bench too; for that they
/// are all started from one thread that lasts as long as the bench. Elsewhere the end of the input
/// is all that tells a process of it.
final class Starter {

  private static final Optional<Path> SETPRIV =
      Optional.of(Path.of("/usr/bin/setpriv")).filter(Files::isExecutable);

  private static final ExecutorService THREAD =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("collision-bench-starter").factory());

  private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Starter::kill)));
  }

  private Starter() {}

  static Process start(ProcessBuilder command) throws IOException {
    try {
      Process process = THREAD.submit(() -> guarded(command).start()).get();
      RUNNING.add(process);
      CompletableFuture<Void> _ = process.onExit().thenAccept(RUNNING::remove);
      return process;
    } catch (ExecutionException failure) {
      throw failure.getCause() instanceof IOException cause ? cause : new IOException(failure);
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new IOException(interrupt);
    }
  }

  private static ProcessBuilder guarded(ProcessBuilder command) {
    List<String> words = new ArrayList<>(command.command());
    SETPRIV.ifPresent(
        setpriv -> words.addAll(0, List.of(setpriv.toString(), "--pdeathsig", "KILL", "--")));
    return command.command(words);
  }

  /// Kills a process and whatever it has started.
  static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
