package collisionbench.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Docs show regions of tests as examples.
class SnippetsTest {

  private static final Path SOURCES = Path.of(System.getProperty("basedir", ""), "src");

  private static final Pattern SHOWN =
      Pattern.compile("\\{@snippet file=\"(\\w+)\\.java\" region=\"([\\w-]+)\"}");
  private static final Pattern REGION = Pattern.compile("@start region=\"([\\w-]+)\"");

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Set<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES.resolve("main/java"))) {
      return files.filter(file -> file.toString().endsWith(".java")).collect(Collectors.toSet());
    }
  }

  private static Stream<String> regions(String test) {
    Path file = SOURCES.resolve("test/java/collisionbench/geometry").resolve(test + ".java");
    return REGION.matcher(read(file)).results().map(region -> test + " " + region.group(1));
  }

  @Test
  void everyExampleIsATestAndEveryRegionIsShown() throws IOException {
    Set<String> shown =
        sources().stream()
            .flatMap(file -> SHOWN.matcher(read(file)).results())
            .map(snippet -> snippet.group(1) + " " + snippet.group(2))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> regions =
        Stream.of("SpaceEntriesTest", "PlaneEntriesTest")
            .flatMap(SnippetsTest::regions)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(regions, shown);
  }

  @Test
  void everyEntryPointHasAnExample() throws IOException {
    Pattern entry =
        Pattern.compile(
            "(?:(?:Overlap|Separation|Crossing|Lines|Sweep|Manifold)\\d|\\w*BoundsList)\\.java");
    Set<String> entries = new TreeSet<>();
    Set<String> withExample = new TreeSet<>();
    for (Path file : sources()) {
      String name = file.getFileName().toString();
      if (entry.matcher(name).matches()) {
        entries.add(name);
        if (SHOWN.matcher(read(file)).find()) {
          withExample.add(name);
        }
      }
    }
    assertEquals(14, entries.size());
    assertEquals(entries, withExample);
  }
}
