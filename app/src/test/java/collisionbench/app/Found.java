package collisionbench.app;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// The scene files of all bugs found in our own answers. Each says in its note what was answered
/// wrongly and why, and expects the contacts of exact arithmetic.
public final class Found {

  private Found() {}

  /// {@return the files, by name}
  public static List<Path> files() {
    URL folder = Objects.requireNonNull(Found.class.getResource("found"), "no folder of scenes");
    try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
      return files.sorted().toList();
    } catch (IOException | URISyntaxException failure) {
      return fail(failure);
    }
  }

  /// {@return the file of that name}
  public static Path file(String name) {
    return files().stream()
        .filter(file -> name(file).equals(name))
        .findFirst()
        .orElseGet(() -> fail("no scene " + name));
  }

  /// {@return the name of a file without its extension}
  public static String name(Path file) {
    return file.getFileName().toString().replaceFirst("\\.json$", "");
  }
}
