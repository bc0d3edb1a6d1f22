package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.Damage;
import collisionbench.bench.command.OutputStreams;
import collisionbench.bench.command.Run;
import collisionbench.bench.command.SceneFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// No option overwrites what its command reads, nor a file of another format.
@DisabledOnOs(OS.WINDOWS)
class OutputsTest {

  @TempDir Path folder;

  /// `@` stands for the folder.
  private Run run(String command) {
    return Drawing.run(command.replace("@", folder.toString()).split(" "));
  }

  @BeforeEach
  void makeFiles() throws IOException {
    for (String name : List.of("a.json", "b.json", "a.png", "a.gif", "index.html")) {
      SceneFiles.touching(folder.resolve(name));
    }
    Files.writeString(folder.resolve("text"), "text");
    Files.writeString(folder.resolve("README.md"), "# My project");
    Files.createDirectory(folder.resolve("out"));
    Files.createDirectories(folder.resolve("up/pictures"));
    Files.writeString(folder.resolve("up/pictures/1.png"), "no picture");
    link("link.json", "a.json");
    link("out/a.png", "a.json");
    link("out/a.diff.png", "a.json");
    link("out/a.golden.json", "a.json");
    link("out/index.html", "a.json");
    link("dangling", "gone");
    Files.createLink(folder.resolve("hard.json"), folder.resolve("a.json"));
    Files.createFile(folder.resolve("golden.png"));
  }

  private void link(String name, String target) throws IOException {
    Files.createSymbolicLink(folder.resolve(name), folder.resolve(target));
  }

  /// {@return what the files hold, by name}
  private Map<String, String> content() throws IOException {
    Map<String, String> content = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        content.put(file.toString(), Files.isRegularFile(file) ? Files.readString(file) : "");
      }
    }
    return content;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          check --junit @/a.json @/b.json                  | --junit: @/a.json: expected a JUnit report
          check --junit @/a.json @/a.json                  | --junit: @/a.json: this command reads
          check --junit @/link.json @/a.json               | --junit: @/link.json: this command reads
          check --junit @/hard.json @/a.json               | --junit: @/hard.json: this command reads
          check --junit @/out/../a.json @/a.json           | --junit: @/out/../a.json: this command reads
          check --junit @/a.json @/link.json               | --junit: @/a.json: this command reads
          check --json --junit @/a.json @                  | --junit: @/a.json: this command reads
          check --format github --junit @/a.json @/a.json  | --junit: @/a.json: this command reads
          check --junit @/text @/a.json                    | --junit: @/text: expected a JUnit report
          check --junit @/out @/a.json                     | --junit: @/out: expected a file to write, found a folder
          check --junit @/no/x.xml @/a.json                | --junit: @/no/x.xml: no such folder: @/no
          check --report @/text @/a.json                   | --report: @/text: expected a folder to write to, found a file
          check --report @/text/in @/a.json                | --report: @/text: expected a folder to write to, found a file
          check --report @/up @/a.json                     | --report: @/up/pictures/1.png: expected a PNG file
          check --report @ @/a.json                        | --report: @/index.html: expected a page
          check --report @ @/index.html                    | --report: @/index.html: this command reads
          check --report @/out @/a.json                    | --report: @/out/index.html: this command reads
          render @/b.json -o @/a.png                       | -o: @/a.png: expected a PNG file
          render @/a.png -o @/a.png                        | -o: @/a.png: this command reads
          render @/a.json -o @/out/a.png                   | -o: @/out/a.png: this command reads
          render @/b.json -o @/a.jpg                       | -o: @/a.jpg: expected a name that ends in .png
          render @/b.json -o @/no/a.png                    | -o: @/no/a.png: no such folder: @/no
          render @/b.json -o @/out                         | -o: @/out: expected a name that ends in .png
          render @/b.json -o @/x.png --compare @/golden.png --diff @/a.png | --diff: @/a.png: expected a PNG file
          render @/a.json -o @/x.png --compare @/golden.png --diff @/out/a.png | --diff: @/out/a.png: this command reads
          render @/b.json -o @/x.png --compare @/a.png --accept | --compare: @/a.png: expected a PNG file
          render @/a.json -o @/x.png --compare @/out/a.png --accept | --compare: @/out/a.png: this command reads
          render @/a.json @/b.json -o @/text               | -o: @/text: expected a folder to write to, found a file
          render @/a.json @/b.json -o @/out                | -o: @/out/a.png: this command reads
          render @/a.json @/b.json -o @/new --compare @/out --accept | --compare: @/out/a.png: this command reads
          gallery -o @/text                                | -o: @/text: expected a folder to write to, found a file
          gallery -o @/out @/a.json                        | -o: @/out/a.png: this command reads
          fuzz --cases 1 -o @/text/deep/er                 | -o: @/text: expected a folder to write to, found a file
          fuzz --cases 1 -o @/dangling                     | -o: @/dangling: expected a folder to write to, found a file
          fuzz --cases 1 -o @/text                         | -o: @/text: expected a folder to write to, found a file
          score --cases 1 -o @/text                        | -o: @/text: expected a folder to write to, found a file
          score --cases 1 -o @                             | -o: @/index.html: expected a page
          suite --cases 1 -o @/text                        | -o: @/text: expected a folder to write to, found a file
          suite --cases 1 -o @                             | -o: @/README.md: expected the file of a suite
          """)
  void isRefusedBeforeAnythingIsEvaluatedOrWritten(String command, String sentence)
      throws IOException {
    Map<String, String> before = content();
    Run run = run(command);
    String expected = "collision-bench: " + sentence.replace("@", folder.toString());
    assertTrue(run.err().startsWith(expected), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertEquals(new Run(2, "", run.err(), List.of()), run);
    assertEquals(before, content());
  }

  /// No device is written here: a fault would replace it.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "render @/a.json -o @/pipe",
        "render @/a.json -o @/new.png --compare @/golden.png --diff @/pipe"
      })
  void anImageMayBeAPipeWithAnyName(String command) throws Exception {
    Path pipe = Damage.pipe(folder.resolve("pipe"));
    assertEquals(0, run(command).status());
    assertTrue(Files.exists(pipe));
    assertTrue(OutputStreams.is(Path.of("/dev/stdout")) && OutputStreams.is(Path.of("/dev/zero")));
  }

  @Test
  void aReportReplacesAnEarlierOneOrAnEmptyFile() throws IOException {
    Path xml = Files.createFile(folder.resolve("check.xml"));
    assertEquals(0, run("check --junit @/check.xml @/a.json").status());
    assertEquals(0, run("check --junit @/check.xml @/a.json @/b.json").status());
    assertTrue(Files.readString(xml).contains("tests=\"2\""));
  }

  @Test
  void pipesAreWritten() throws Exception {
    Path pipe = Damage.pipe(folder.resolve("pipe"));
    Path received = folder.resolve("received.xml");
    Process reader =
        new ProcessBuilder("cat", pipe.toString()).redirectOutput(received.toFile()).start();
    assertEquals(0, run("check --junit @/pipe @/a.json").status());
    assertEquals(0, reader.waitFor());
    assertTrue(Files.readString(received).startsWith("<?xml"));
  }

  @Test
  void aDeviceCannotBeCompared() {
    assertEquals(
        "collision-bench: -o: /dev/zero cannot be compared; name a file\n",
        run("render @/a.json -o /dev/zero --compare @/golden.png").err());
  }
}
