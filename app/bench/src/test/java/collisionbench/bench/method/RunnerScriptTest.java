package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunnerScriptTest {

  @TempDir Path home;

  @Test
  void storesAScriptOnceAndRestoresItIfChanged() throws IOException {
    Path folder = home.resolve("runners");
    Path file = RunnerScript.file(folder, "runner.py");
    String script = Files.readString(file);
    assertTrue(script.contains("def main(path)"));
    Files.writeString(file, "");
    assertEquals(file, RunnerScript.file(folder, "runner.py"));
    assertEquals(script, Files.readString(file));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(file), files.toList());
    }
  }

  @Test
  void usesATemporaryFileIfTheFolderIsNotWritable() throws IOException {
    Path noFolder = Files.writeString(home.resolve("runners"), "");
    Path file = RunnerScript.file(noFolder, "runner.mjs");
    assertNotEquals(noFolder, file.getParent());
    assertTrue(Files.readString(file).contains("createInterface"));
  }
}
