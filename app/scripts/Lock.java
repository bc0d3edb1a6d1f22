import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;

/// Runs a command while it holds a lock, which the system lets go when this process ends, however
/// it ends: `java Lock.java FILE COMMAND...`. Ends with the status of the command.
final class Lock {

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path file = Path.of(arguments[0]);
    List<String> command = Arrays.asList(arguments).subList(1, arguments.length);
    int status;
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock _ = lock(channel)) {
      status = run(command);
    }
    System.exit(status);
  }

  private static FileLock lock(FileChannel channel) throws IOException {
    FileLock lock = channel.tryLock();
    if (lock != null) {
      return lock;
    }
    System.err.println("Waiting for another build of this folder to end");
    return channel.lock();
  }

  private static int run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).inheritIO().start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process)));
    return process.waitFor();
  }

  private static void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
  }
}
