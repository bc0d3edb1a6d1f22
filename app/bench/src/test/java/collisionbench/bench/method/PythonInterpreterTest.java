package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PythonInterpreterTest {

  @TempDir Path folder;
  private Path mine = Path.of("");

  @BeforeEach
  void write() throws IOException {
    mine = Files.writeString(folder.resolve("mine.py"), "def sphere_box(a, b): return True\n");
  }

  private Path program(String name) throws IOException {
    Path program = folder.resolve(name);
    Files.createDirectories(program.resolveSibling(""));
    Files.writeString(program, "#!/bin/sh\n");
    assertTrue(program.toFile().setExecutable(true));
    return program;
  }

  /// {@return the interpreter, with a search path of one folder}
  private Optional<Path> found(String environment, boolean isWindows) {
    SearchPath.Finder path = name -> SearchPath.find(name, folder.resolve("path").toString(), "");
    return new PythonInterpreter(environment, path, isWindows).find(mine);
  }

  /// Each is found as soon as those before it are gone.
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theActiveEnvironmentComesFirstThenTheOneBesideThenTheFirstLineThenThePath(boolean isWindows)
      throws IOException {
    String inside = isWindows ? "Scripts/python.exe" : "bin/python";
    Path active = program("active/" + inside);
    Path beside = program(".venv/" + inside);
    Path named = program("opt/python3.13");
    Path onPath = program(isWindows ? "path/py" : "path/python3");
    Path last = program("path/python");
    Files.writeString(mine, "#!" + named + "\n");
    String environment = folder.resolve("active").toString();
    for (Path expected : new Path[] {active, beside, named, onPath, last}) {
      assertEquals(Optional.of(expected), found(environment, isWindows));
      Files.delete(expected);
    }
    assertEquals(Optional.empty(), found(environment, isWindows));
  }

  @ParameterizedTest
  @CsvSource({
    "'#!/usr/bin/env python3.12', python3.12",
    "'#!/usr/bin/env -S pypy3 -u', pypy3",
    "'#! /usr/bin/env uv run', python3",
    "'#!/no/such/python3.12', python3",
    "'#!', python3",
    "'', python3"
  })
  void theFirstLineCountsIfItNamesAPythonThatIsThere(String line, String expected)
      throws IOException {
    for (String name : new String[] {"python3.12", "pypy3", "uv", "python3"}) {
      Path _ = program("path/" + name);
    }
    Files.writeString(mine, line + "\n");
    assertEquals(Optional.of(folder.resolve("path").resolve(expected)), found("", false));
  }

  /// As the words of the command say, with the runner between them.
  @Test
  void theInterpreterThatIsTypedRunsTheFunctions() throws Exception {
    Path python = program("venv/bin/python");
    LaunchCommand command = LaunchCommand.of(python + " -u " + mine);
    assertEquals(python.toString(), command.words().getFirst());
    assertTrue(command.words().get(2).endsWith("-runner.py"), command::line);
    assertEquals(mine.toString(), command.words().get(3));
    assertTrue(command.isScript() && !command.isWithoutRunner());
    assertEquals("mine.py", command.name());
    assertEquals(Optional.empty(), command.interpreterBeside());
  }

  /// A program that speaks the protocol itself, and a command that is none of Python.
  @Test
  void otherCommandsAreAsTheyAreTyped() throws Exception {
    Path python = program("venv/bin/python");
    Path other = program("tool");
    assertEquals(2, LaunchCommand.of(other + " " + mine).words().size());
    Files.writeString(mine, "print({'collisionBench': 1})  # sphere_box\n");
    assertEquals(2, LaunchCommand.of(python + " " + mine).words().size());
    Files.writeString(mine, "import other\n");
    assertEquals(2, LaunchCommand.of(python + " " + mine).words().size());
  }
}
