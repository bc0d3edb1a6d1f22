package collisionbench.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The code on the pages of `space` and `plane` compiles and returns the stated answers.
final class TutorialTest {

  private static final Path SOURCES = Path.of("src/main/java/collisionbench/geometry");

  @TempDir private Path folder;

  @Test
  void inSpace() throws Exception {
    assertEquals(
        List.of(
            "false",
            "0.5",
            "Span[enter=0.25, exit=0.75, first=[0.0, 1.0, 0.0], last=[0.0, -1.0, 0.0]]",
            "0.5"),
        answers("space", 3));
  }

  @Test
  void inThePlane() throws Exception {
    assertEquals(
        List.of(
            "false", "0.5", "Span[enter=0.25, exit=0.5, first=[0.0, 0.0], last=[1.0, 0.0]]", "0.5"),
        answers("plane", 2));
  }

  /// {@return the answers of the page's code: overlap, distance, crossing and the time of contact,
  /// as a float because it is slightly early}
  private List<String> answers(String dimension, int number) throws Exception {
    Path source = folder.resolve("Tutorial.java");
    Files.writeString(source, program(dimension, number));
    StringWriter errors = new StringWriter();
    PrintWriter messages = new PrintWriter(errors);
    String library =
        Path.of(Vec3.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    int status =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(messages, messages, "-cp", library, "-d", folder.toString(), source.toString());
    assertEquals(0, status, errors::toString);
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {folder.toUri().toURL()}, TutorialTest.class.getClassLoader())) {
      Object answers = loader.loadClass("Tutorial").getMethod("answers").invoke(null);
      return ((List<?>) answers).stream().map(Object::toString).toList();
    }
  }

  private static String program(String dimension, int number) throws IOException {
    String root = "collisionbench.geometry." + dimension;
    return """
    import %1$s.*;
    import %1$s.overlap.*;
    import %1$s.separation.*;
    import %1$s.crossing.*;
    import %1$s.sweep.*;

    public class Tutorial {
      public static java.util.List<Object> answers() {
        %2$s
        float enter = (float) ((Sweep%3$d.Contact) contact).enter();
        return java.util.List.of(touching, gap.distance(), inside, enter);
      }
    }
    """
        .formatted(root, code(dimension), number);
  }

  private static String code(String dimension) throws IOException {
    String page = Files.readString(SOURCES.resolve(dimension).resolve("package-info.java"));
    String code = page.substring(page.indexOf("```java") + "```java".length());
    return code.substring(0, code.indexOf("```"))
        .lines()
        .map(line -> line.replaceFirst("^/// ?", ""))
        .collect(Collectors.joining("\n"));
  }
}
