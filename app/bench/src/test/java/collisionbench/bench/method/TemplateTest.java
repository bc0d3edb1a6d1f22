package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.bench.fuzz.FirstLook;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Steps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// If its language is installed, each template builds as its first lines state, and answers
/// ordinary inputs correctly.
class TemplateTest {

  private static final Pattern BUILD = Pattern.compile("Build: (.*?)  ");
  private static final Pattern TRY = Pattern.compile("methods --try (?:'([^']*)'|(\\S+))");

  /// For what hangs: a program may have to be compiled first, however busy the machine.
  private static final Patience PATIENCE =
      new Patience(Duration.ofMinutes(5), Duration.ofMinutes(5), Duration.ofMinutes(5), 3, 10);

  @TempDir Path folder;

  private Path write(Template template) throws IOException {
    Path file = folder.resolve(template.file().replace("ine", "yown"));
    return Files.writeString(file, template.text(file));
  }

  private static Optional<String> said(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find()
        ? Optional.of(matcher.group(1) == null ? matcher.group(2) : matcher.group(1))
        : Optional.empty();
  }

  private static void requireInstalled(String command) {
    String word = command.split(" ", 2)[0];
    assumeTrue(word.startsWith(".") || SearchPath.find(word).isPresent(), word + " is missing");
  }

  private void build(String command) throws IOException, InterruptedException {
    requireInstalled(command);
    Path log = folder.resolve("log");
    Process process =
        new ProcessBuilder(command.split(" ", -1))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    assertTrue(process.waitFor(5, TimeUnit.MINUTES), command);
    assertEquals(0, process.exitValue(), () -> command + "\n" + read(log));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      return failure.toString();
    }
  }

  @ParameterizedTest
  @EnumSource(Template.class)
  void templateBuildsAsItsFirstLinesState(Template template)
      throws IOException, InterruptedException, ProgramException {
    String text = Files.readString(write(template));
    Optional<String> build = said(BUILD, text);
    assertEquals(template.runsAsItIs(), build.isEmpty());
    if (build.isPresent()) {
      build(build.get());
    }
    String command = said(TRY, text).orElseThrow();
    if (template == Template.PYTHON || template == Template.JAVASCRIPT) {
      requireInstalled(template == Template.PYTHON ? "python3" : "node");
    } else {
      requireInstalled(template == Template.JAVA ? "./" : command);
    }
    try (Program program = Program.start(LaunchCommand.of(command, folder), PATIENCE, 1)) {
      List<String> wrong = new ArrayList<>();
      for (Method method : ProgramMethod.of(program)) {
        assertFalse(method.pairs().isEmpty());
        for (Pair pair : method.pairs()) {
          wrong.addAll(FirstLook.of(method, pair).wrong().stream().map(Object::toString).toList());
        }
      }
      assertEquals(List.of(), wrong);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"PYTHON", "JAVASCRIPT"})
  void templateOfFunctionsShowsSteps(Template template) throws IOException, ProgramException {
    requireInstalled(template == Template.PYTHON ? "python3" : "node");
    try (Program program =
        Program.start(LaunchCommand.of(write(template).toString()), PATIENCE, 1)) {
      Method method = ProgramMethod.of(program).getFirst();
      Steps steps = Steps.asked();
      Pair pair = method.pairs().iterator().next();
      Answer _ = method.answer(Program.example(pair), method.answers(pair), steps);
      assertEquals(2, steps.list().size());
    }
  }

  /// Messages quote the end of a log, which for a compiler is only a count.
  @Test
  void reportsTheFirstErrorOfAJavaFile() throws IOException {
    Path file = folder.resolve("Mine.java");
    Files.writeString(file, Template.JAVA.text().replace("Capsule b", "Capsul b"));
    ProgramException refused =
        assertThrows(
            ProgramException.class,
            () -> Program.start(LaunchCommand.of("Mine.java", folder), PATIENCE, 1).close());
    assertTrue(
        refused
            .getMessage()
            .contains("line 13: error: cannot find symbol, symbol: class Capsul, location:"),
        refused.getMessage());
  }
}
