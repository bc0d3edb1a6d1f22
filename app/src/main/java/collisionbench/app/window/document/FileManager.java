package collisionbench.app.window.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// The desktop's file manager.
public final class FileManager {

  private FileManager() {}

  public static void show(Path file) throws IOException {
    new ProcessBuilder(command(System.getProperty("os.name"), file))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  static List<String> command(String system, Path file) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      // By its name alone, Windows would look into the current folder first.
      String windows = System.getenv().getOrDefault("SystemRoot", "C:\\Windows");
      return List.of(windows + "\\explorer.exe", "/select," + file);
    }
    if (name.startsWith("mac")) {
      return List.of("open", "-R", file.toString());
    }
    Path folder = file.getParent() == null || Files.isDirectory(file) ? file : file.getParent();
    return List.of("xdg-open", folder.toString());
  }
}
