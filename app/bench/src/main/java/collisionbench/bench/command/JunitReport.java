package collisionbench.bench.command;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ProgramName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Writes the outcomes of checked scenes as JUnit XML for build servers: one test case per scene.
///
/// It is written without `java.xml`, which would be a sixteenth of the headless image.
///
/// @param options those of the command that say who answers
record JunitReport(List<String> options) {

  static void write(
      Path file, List<SceneOutcome> outcomes, Optional<String> silence, List<String> options)
      throws CommandException {
    OutputStreams.write(
        file,
        ".xml",
        whole -> {
          try {
            AtomicFile.replace(whole, of(outcomes, silence, options));
          } catch (IOException failure) {
            throw CommandException.unwritable(file, failure);
          }
        });
  }

  /// {@return the text of a report}
  ///
  /// @param silence the sentence that nothing was answered, if that is so: a failure too
  /// @param options those of the command that say who answers
  static String of(List<SceneOutcome> outcomes, Optional<String> silence, List<String> options) {
    JunitReport report = new JunitReport(options);
    String unanswered =
        silence
            .map(told -> testCase("check", "answers", 0, problem("failure", told, List.of(told))))
            .orElse("");
    String suite =
        element(
            "testsuite",
            outcomes.stream().map(report::testCase).collect(Collectors.joining())
                + unanswered
                + "\n",
            "name",
            "collision-bench check",
            "tests",
            outcomes.size() + silence.stream().count(),
            "failures",
            count(outcomes, Status.DOES_NOT_HOLD) + silence.stream().count(),
            "errors",
            count(outcomes, Status.FAILED),
            "skipped",
            outcomes.stream().filter(JunitReport::isSkipped).count(),
            "time",
            time(outcomes.stream().mapToDouble(SceneOutcome::seconds).sum()));
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + suite + "\n";
  }

  private static long count(List<SceneOutcome> outcomes, int status) {
    return outcomes.stream().filter(outcome -> Status.of(outcome.state()) == status).count();
  }

  private static boolean isSkipped(SceneOutcome outcome) {
    return switch (outcome.state()) {
      case KNOWN_FAILURE, NOTHING_EXPECTED -> true;
      case AS_EXPECTED, NOT_AS_EXPECTED, PASSES_NOW, UNREADABLE -> false;
    };
  }

  private String testCase(SceneOutcome outcome) {
    String content =
        switch (outcome.state()) {
          case AS_EXPECTED -> "";
          case KNOWN_FAILURE, NOTHING_EXPECTED ->
              element("skipped", "", "message", Status.words(outcome.state()));
          case NOT_AS_EXPECTED, PASSES_NOW -> problem("failure", outcome);
          case UNREADABLE -> problem("error", outcome);
        };
    String group = outcome.checked().by().map(by -> "check " + by).orElse("check");
    return testCase(group, outcome.listed().name(), outcome.seconds(), content);
  }

  private static String testCase(String group, String name, double seconds, String content) {
    return "\n  "
        + element("testcase", content, "classname", group, "name", name, "time", time(seconds));
  }

  private String problem(String element, SceneOutcome outcome) {
    List<String> sentences = outcome.sentences(Language.ENGLISH);
    List<String> lines = new ArrayList<>();
    for (AnswerCheck found : outcome.violations()) {
      lines.add(found.phrase().in(Language.ENGLISH));
      String answer = " " + found.name().in(Language.ENGLISH) + ": ";
      lines.add("  expected" + answer + found.expected().phrase().in(Language.ENGLISH));
      lines.add("  actual" + answer + found.actual().in(Language.ENGLISH));
    }
    lines.addAll(sentences.subList(outcome.violations().size(), sentences.size()));
    if (!outcome.listed().name().equals(NamedScene.INPUT)) {
      lines.addAll(again(outcome.listed().name()));
    }
    return problem(
        element, sentences.isEmpty() ? Status.words(outcome.state()) : sentences.getFirst(), lines);
  }

  private static String problem(String element, String message, List<String> lines) {
    String text = lines.stream().map(JunitReport::escape).collect(Collectors.joining("\n"));
    return element(element, "\n" + text + "\n", "message", message);
  }

  /// {@return the commands, for a shell, that open a scene in the window, and check it alone if it
  /// is not the bench that answers}
  private List<String> again(String scene) {
    String open = "open it: " + command(List.of(scene));
    List<String> check = new ArrayList<>(List.of("check"));
    check.addAll(options);
    check.add(scene);
    return options.isEmpty() ? List.of(open) : List.of("check it: " + command(check), open);
  }

  private static String command(List<String> words) {
    return words.stream()
        .map(JunitReport::quoted)
        .collect(Collectors.joining(" ", ProgramName.COMMAND + " ", ""));
  }

  private static String quoted(String word) {
    return word.matches("[\\w./:@%+=,-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  private static String time(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }

  /// {@return an element}
  ///
  /// @param content its text, escaped, and elements
  /// @param attributes names and values in turn
  private static String element(String name, String content, Object... attributes) {
    StringBuilder tag = new StringBuilder("<" + name);
    for (int i = 0; i < attributes.length; i += 2) {
      String value = escape(attributes[i + 1].toString());
      tag.append(" ").append(attributes[i]).append("=\"").append(value).append("\"");
    }
    return tag + ">" + content + "</" + name + ">";
  }

  private static String escape(String text) {
    return PlainText.escape(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
