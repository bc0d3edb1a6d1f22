package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a typed command starts.
class LaunchCommandTest {

  @TempDir Path folder;

  private Path program(String name) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n");
    assertTrue(file.toFile().setExecutable(true));
    return file;
  }

  private List<String> words(String command) throws ProgramException {
    return LaunchCommand.of(command, folder).words();
  }

  private String refusal(String command) {
    return assertThrows(ProgramException.class, () -> LaunchCommand.of(command, folder))
        .getMessage();
  }

  @Test
  void programThatAppearsInTheFolderDoesNotReplaceThatOfThePath()
      throws IOException, ProgramException {
    Files.writeString(folder.resolve("a.txt"), "");
    List<String> before = words("python3 a.txt");
    assertTrue(Path.of(before.getFirst()).isAbsolute(), before.toString());
    program("python3");
    program("python3.exe");
    assertEquals(before, words("python3 a.txt"));
    program("python3 a.txt");
    assertEquals(before, words("python3 a.txt"), "nor does a file named like the command");
  }

  @Test
  void programInTheFolderIsNamedByAPath() throws IOException, ProgramException {
    Path mine = program("collision mine");
    Files.createDirectory(folder.resolve("collision-folder"));
    assertEquals(
        "collision mine: no such command on the PATH; the file in its folder is named"
            + " ./collision mine",
        refusal("'collision mine'"));
    assertEquals(List.of(folder + "/./collision mine"), words("'./collision mine'"));
    assertEquals(List.of(folder + "/./collision mine"), words("./collision mine"));
    assertEquals(List.of(mine.toString(), "x"), words("\"" + mine + "\" x"));
    assertEquals(List.of(mine.toString()), words(mine.toString()));
    assertTrue(refusal("collision-folder").endsWith("name the program in it"));
  }

  @Test
  void fileOfFunctionsNeedsNoPath() throws IOException, ProgramException {
    Path mine = Files.writeString(folder.resolve("my own.py"), "");
    assertEquals(mine.toString(), words("my own.py").getLast());
    assertEquals(mine.toString(), words("'my own.py'").getLast());
    assertTrue(Path.of(words("my own.py").getFirst()).isAbsolute());
  }

  @Test
  void relativeEntriesOfThePathAreSkipped() throws IOException {
    Path tool = program("tool");
    String separator = File.pathSeparator;
    Path here = Path.of("").toAbsolutePath().relativize(folder.toAbsolutePath());
    String relative = String.join(separator, "", ".", here.toString());
    assertEquals(Optional.empty(), SearchPath.find("tool", relative, ""));
    assertEquals(Optional.of(tool), SearchPath.find("tool", relative + separator + folder, ""));
  }

  @Test
  void endingsOfProgramsAreTriedInTheirOrder() throws IOException {
    program("tool");
    Path exe = program("tool.exe");
    program("tool.cmd");
    String path = folder.toString();
    assertEquals(Optional.of(exe), SearchPath.find("tool", path, ".COM;.EXE;.CMD"));
    assertEquals(Optional.of(exe), SearchPath.find("tool.exe", path, ".COM;.EXE;.CMD"));
    assertEquals(Optional.empty(), SearchPath.find("tool.py", path, ".COM;.EXE;.CMD"));
  }

  @Test
  void lineSplitsIntoTheWords() {
    Random random = new Random(20261128);
    List<String> pieces = List.of("a", " ", "\"", "'", "\\", "\t", "\u3000", "$(x)");
    for (int i = 0; i < 2000; i++) {
      List<String> words =
          Stream.generate(() -> word(random, pieces)).limit(1 + random.nextInt(4)).toList();
      assertEquals(words, CommandWords.split(CommandWords.join(words)));
    }
    assertNotEquals(CommandWords.join(List.of("a b")), CommandWords.join(List.of("a", "b")));
  }

  private static String word(Random random, List<String> pieces) {
    StringBuilder word = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      word.append(pieces.get(random.nextInt(pieces.size())));
    }
    return word.toString();
  }
}
