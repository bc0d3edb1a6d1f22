package collisionbench.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Files of killed programs are tidied away, those of living ones are not.
class TemporaryFileTest {

  @TempDir Path folder;

  /// A program that is in the middle of saving until it is killed.
  static final class Saving {

    private Saving() {}

    public static void main(String[] args) throws IOException {
      AtomicFile.replace(
          Path.of(args[0]),
          "new",
          (channel, bytes) -> {
            AtomicFile.write(channel, bytes);
            System.out.println("half way");
            int _ = System.in.read();
          });
      System.out.println("saved");
    }
  }

  private List<Path> temporary() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().endsWith(".tmp")).toList();
    }
  }

  private Process saving(Path file) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Saving.class.getName(),
            file.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  @Test
  void whatAKilledProgramLeftIsTidiedAwayAndWhatALivingOneHoldsIsNot() throws Exception {
    Path file = Files.writeString(folder.resolve("a.json"), "old");
    Process process = saving(file);
    try (BufferedReader said = process.inputReader()) {
      assertEquals("half way", said.readLine());
      assertEquals(1, temporary().size());
      TemporaryFile.tidy(folder);
      assertEquals(1, temporary().size(), "somebody writes it");
      process.destroyForcibly().waitFor();
    }
    assertEquals(1, temporary().size(), "killed programs leave it");
    AtomicFile.replace(folder.resolve("b.json"), "another");
    assertEquals(List.of(), temporary());
    assertEquals("old", Files.readString(file));
  }

  @Test
  void aLivingProgramSavesThoughOthersTidyUp() throws Exception {
    Path file = Files.writeString(folder.resolve("a.json"), "old");
    Process process = saving(file);
    try (BufferedReader said = process.inputReader()) {
      assertEquals("half way", said.readLine());
      TemporaryFile.tidy(folder);
      process.outputWriter().append('\n').close();
      assertEquals("saved", said.readLine());
    }
    assertEquals(0, process.waitFor());
    assertEquals("new", Files.readString(file));
    assertEquals(List.of(), temporary());
  }

  @Test
  void oursAreLeftAloneWhileTheyAreWritten() throws IOException {
    Path file = folder.resolve("a.json");
    AtomicFile.replace(
        file,
        "new",
        (channel, bytes) -> {
          TemporaryFile.tidy(folder);
          AtomicFile.write(channel, bytes);
        });
    assertEquals("new", Files.readString(file));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void onlyOrdinaryFilesOfThatNameAreDeleted() throws IOException {
    Path target = Files.writeString(folder.resolve("precious"), "old");
    Path link = Files.createSymbolicLink(folder.resolve(".collision-bench-x.tmp"), target);
    Path left = Files.createDirectory(folder.resolve(".collision-bench-y.tmp"));
    Path other = Files.createFile(folder.resolve("collision-bench-z.tmp"));
    Path dead = Files.createFile(folder.resolve(".collision-bench-z.tmp"));
    TemporaryFile.tidy(folder);
    assertTrue(Files.exists(target) && Files.isSymbolicLink(link) && Files.isDirectory(left));
    assertTrue(Files.exists(other));
    assertFalse(Files.exists(dead));
  }
}
