package collisionbench.app.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// The pages that are written for people.
public final class Docs {

  /// The folder of the whole project.
  static final Path ROOT = root(Path.of(System.getProperty("basedir", "")).toAbsolutePath());

  /// The guide, with its pictures beside its pages.
  public static final Path GUIDE = ROOT.resolve("app/docs/guide");

  private Docs() {}

  /// {@return the folder of the whole project, in which a module is at any depth}
  private static Path root(Path folder) {
    return Files.isDirectory(folder.resolve("geometry"))
        ? folder
        : root(Objects.requireNonNull(folder.getParent()));
  }

  /// {@return the text of a page of the guide}
  public static String guide(String page) {
    return read(GUIDE.resolve(page + ".md"));
  }

  /// {@return all pages}
  static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.walk(ROOT.resolve("app/docs"));
        Stream<Path> geometry = Files.walk(ROOT.resolve("geometry/docs"));
        Stream<Path> methods = Files.walk(ROOT.resolve("geometry/methods/docs"))) {
      return Stream.of(
              Stream.of(
                  ROOT.resolve("README.md"), ROOT.resolve("geometry/methods/adapters/README.md")),
              docs,
              geometry,
              methods)
          .flatMap(paths -> paths)
          .filter(path -> path.toString().endsWith(".md"))
          .sorted()
          .toList();
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
