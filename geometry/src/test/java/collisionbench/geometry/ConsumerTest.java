package collisionbench.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Sphere;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program of the README uses the library from outside.
class ConsumerTest {

  @TempDir Path folder;

  /// {@return what the README has between two strings}
  private static String stated(String before, String after) throws IOException {
    Path readme = Path.of(System.getProperty("basedir", "")).resolve("../README.md");
    return Files.readString(readme).split(before, 2)[1].split(after, 2)[0];
  }

  private static String library() throws Exception {
    return Path.of(Sphere.class.getProtectionDomain().getCodeSource().getLocation().toURI())
        .toString();
  }

  private Path write(String file, String text) throws IOException {
    return Files.writeString(
        Files.createDirectories(folder.resolve(file).getParent())
            .resolve(Path.of(file).getFileName()),
        text);
  }

  private void compile(String path, Path... sources) throws Exception {
    List<String> arguments = new ArrayList<>(List.of(path, library(), "-Xlint:all", "-Werror"));
    arguments.addAll(List.of("--release", "22", "-d", folder.resolve("classes").toString()));
    List.of(sources).forEach(source -> arguments.add(source.toString()));
    StringWriter messages = new StringWriter();
    PrintWriter printer = new PrintWriter(messages);
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    assertEquals(
        0, javac.run(printer, printer, arguments.toArray(String[]::new)), messages::toString);
  }

  private String run(String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    return printed.strip();
  }

  private Path program() throws IOException {
    return write("src/example/Example.java", stated("```java\n", "```"));
  }

  private String classes() throws Exception {
    return folder.resolve("classes") + System.getProperty("path.separator") + library();
  }

  @Test
  void theProgramOfTheReadmePrintsWhatItSaysOnTheClassPath() throws Exception {
    compile("--class-path", program());
    assertEquals(stated("It prints `", "`"), run("--class-path", classes(), "example.Example"));
  }

  @Test
  void aModuleSeesWhatIsExportedAndNoMore() throws Exception {
    String requires = stated("a `module-info.java` says `", "`");
    Path module = write("src/module-info.java", "module example { " + requires + " }");
    compile("--module-path", program(), module);
    assertEquals(
        stated("It prints `", "`"),
        run("--module-path", classes(), "--module", "example/example.Example"));
    Path inner =
        write(
            "src/example/Inner.java",
            "package example; class Inner { collisionbench.geometry.number.Dyadic exact; }");
    AssertionError refused =
        assertThrows(
            AssertionError.class, () -> compile("--module-path", program(), module, inner));
    String reason = "package collisionbench.geometry.number is not visible";
    assertTrue(String.valueOf(refused.getMessage()).contains(reason), refused::getMessage);
  }
}
