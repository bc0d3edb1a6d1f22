package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The output of `check` is streamed, and ends properly after every failure.
class CheckStreamTest {

  /// Uses far less memory than the answers about all pairs would take.
  private static final String LITTLE_MEMORY = "-Xmx24m";

  @TempDir Path folder;

  @Test
  void checksManyPairsInLittleMemory() throws Exception {
    Path heap = SceneFiles.heap(folder.resolve("heap.json"), 500, "[]");
    Path out = folder.resolve("out");
    List<String> command = java(LITTLE_MEMORY, "check", "--json", heap.toString());
    Process process = new ProcessBuilder(command).redirectOutput(out.toFile()).start();
    String err = text(process.getErrorStream());
    assertEquals(1, process.waitFor(), err);
    assertTrue(Files.size(out) > 124_750 * 100L);
  }

  @Test
  void reportsTooLittleMemory() throws Exception {
    Path large = SceneFiles.heap(folder.resolve("large.json"), 60_000);
    Process process =
        new ProcessBuilder(java("-Xmx24m", "check", "--touching", large.toString())).start();
    process.getInputStream().readAllBytes();
    String err = text(process.getErrorStream());
    assertEquals(2, process.waitFor(), err);
    assertEquals(
        "collision-bench: " + large + ": not enough memory: Java may use 24 MiB here\n", err);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void reportsAFullDisk() throws Exception {
    Path heap = SceneFiles.heap(folder.resolve("heap.json"), 200);
    Process process =
        new ProcessBuilder(java(LITTLE_MEMORY, "check", heap.toString()))
            .redirectOutput(new File("/dev/full"))
            .start();
    String err = text(process.getErrorStream());
    assertEquals(
        "collision-bench: standard output could not be written: No space left on device\n", err);
    assertEquals(2, process.waitFor());
  }

  @Test
  void stopsQuietlyWhenTheReaderClosesAndStillChecksTheExpectation() throws Exception {
    Path heap = SceneFiles.heap(folder.resolve("heap.json"), 4_000);
    Path wrong = SceneFiles.touching(folder.resolve("wrong.json"), "[\"c\", \"b\"]");
    Process process =
        new ProcessBuilder(
                java(LITTLE_MEMORY, "check", "--json", heap.toString(), wrong.toString()))
            .start();
    assertEquals('{', process.getInputStream().read());
    process.getInputStream().close();
    String err = text(process.getErrorStream());
    assertEquals(
        List.of(
            "a and b should be apart but overlap by 0.25",
            "b and c should touch but are 1.47311 apart"),
        err.lines().map(line -> line.substring(line.lastIndexOf(": ") + 2)).toList());
    assertEquals(1, process.waitFor());
  }

  @Test
  void completesTheJsonObjectAfterAFailureAndContinues() throws IOException {
    Path heap = SceneFiles.heap(folder.resolve("heap.json"), 4);
    StringWriter lines = new StringWriter();
    PrintWriter out = new Fragile(lines, "\"ball 2\"");
    StringWriter err = new StringWriter();
    int status =
        Commands.WITHOUT_PICTURES.run(
            new String[] {"check", "--json", heap.toString(), "sphere-box"},
            out,
            new PrintWriter(err));
    assertEquals(2, status);
    List<String> written = lines.toString().lines().toList();
    assertTrue(written.get(0).startsWith("{\"scene\": "), written.get(0));
    assertTrue(
        written
            .get(0)
            .endsWith(
                "}], \"error\": \"internal error: java.lang.IllegalStateException: torn (--verbose shows where)\"}"),
        written.get(0));
    assertTrue(written.get(1).startsWith("{\"scene\": \"sphere-box\""), written.get(1));
    assertEquals(2, written.size());
    assertTrue(err.toString().contains(heap + ": internal error: "), err.toString());
  }

  /// A writer that fails once, before it writes the first text that contains a word.
  private static final class Fragile extends PrintWriter {

    private final String word;
    private boolean failed;

    Fragile(StringWriter out, String word) {
      super(out);
      this.word = word;
    }

    @Override
    public void write(String text) {
      if (!failed && text.contains(word)) {
        failed = true;
        throw new IllegalStateException("torn");
      }
      super.write(text);
    }
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
  }

  private static List<String> java(String memory, String... args) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(memory, "-cp", System.getProperty("java.class.path")));
    command.add(Main.class.getName());
    command.addAll(List.of(args));
    return command;
  }
}
