package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.json.JsonReader;
import collisionbench.bench.storage.FileName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Files named after the methods of programs stay in the folder, and each method has its own.
@DisabledOnOs(OS.WINDOWS)
class NamesOfMethodsTest {

  @TempDir Path folder;

  /// {@return the command of a program whose methods say yes to everything}
  private String program(String... names) throws IOException {
    String methods =
        Stream.of(names)
            .map(name -> "{\"name\": \"%s\", \"pairs\": [\"sphere-sphere\"]}".formatted(name))
            .collect(Collectors.joining(", "));
    Path program = folder.resolve("yes.sh");
    Files.writeString(
        program,
        """
        cat <<'END'
        {"collisionBench": 1, "format": "words", "methods": [%s]}
        END
        while read -r id rest; do [ -z "$id" ] || echo "$id touch 1"; done
        """
            .formatted(methods));
    return "sh " + program;
  }

  private Path out() throws IOException {
    return Files.createDirectories(folder.resolve("deep/er/out"));
  }

  private static List<Path> files(Path where) throws IOException {
    try (Stream<Path> files = Files.walk(where)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void everyFindingOfFuzzIsKept() throws Exception {
    String[] names = {
      "bullet:gjk", "bullet-gjk", "..x", "a:b", "A", "a", "球体", "\ud83d\ude00".repeat(30)
    };
    Path out = out();
    Run run =
        Run.of(
            "fuzz",
            "--pair",
            "sphere-sphere",
            "--cases",
            "400",
            "--json",
            "-o",
            out.toString(),
            "--methods",
            program(names));
    assertEquals(1, run.status(), run.err());
    List<String> saved = run.out().lines().filter(line -> line.contains("\"finding\"")).toList();
    Set<String> methods = new HashSet<>();
    for (String line : saved) {
      methods.add(JsonReader.read(line).object().get("method").text());
    }
    assertEquals(Set.of(names), methods);
    List<Path> files = files(out);
    assertEquals(saved.size(), files.size(), "one for each finding");
    Set<String> folded =
        files.stream()
            .map(file -> FileName.folded(file.getFileName().toString()))
            .collect(Collectors.toSet());
    assertEquals(saved.size(), folded.size(), "also where case does not matter");
    assertEquals(files.size() + 1, files(folder).size(), "and nothing outside");
  }

  @Test
  void thePageOfAScoreStaysInItsFolder() throws IOException {
    Path out = out();
    Run run =
        Run.of(
            "score",
            "--pairs",
            "sphere-sphere",
            "--cases",
            "400",
            "-o",
            out.toString(),
            "--methods",
            program("bullet:gjk", "..x", "\ud83d\ude00".repeat(30)));
    assertEquals(0, run.status(), run.err());
    assertEquals(files(out).size() + 1, files(folder).size(), "nothing outside");
    assertTrue(
        files(out).stream().anyMatch(file -> file.toString().endsWith("-bullet~3a~gjk.json")),
        files(out)::toString);
    assertTrue(Files.readString(out.resolve("score.json")).contains("-bullet~3a~gjk.json"));
  }

  @Test
  void methodsWhoseNamesDifferOnlyInCaseAreNotScoredTogether() throws IOException {
    assertEquals(
        "collision-bench: A and a differ only in case; score them one at a time",
        Run.of("score", "-o", out().toString(), "--methods", program("A", "a"))
            .err()
            .lines()
            .toList()
            .getLast());
  }
}
