package collisionbench.app.cli;

import collisionbench.app.score.Score;
import collisionbench.app.score.ScorePlan;
import collisionbench.app.score.Scoring;
import collisionbench.app.storage.FileName;
import collisionbench.app.text.PlainText;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Scores all methods and writes the page.
@Command(
    name = "score",
    description = {
      "Runs all methods on the same inputs, those of the fuzz command, and writes how often each is"
          + " wrong, by the weight of the mistakes, and how long it takes: a table of pairs, methods"
          + " and kinds of input in index.html, the same numbers in score.json, and a table of the"
          + " methods in score.md. Numbers link to the simplest such mistake: a scene that opens in"
          + " the window and, if there is a display, an image.",
      "The reference is exact arithmetic. Methods that compute in float get the shapes rounded to"
          + " float, and are compared on those. The same seed gives the same page, except for"
          + " times. The exit status is 0 whatever the score."
    })
final class ScoreCommand extends BenchCommand {

  private final ScenePainter painter;

  @Mixin private InputOptions inputs = new InputOptions();

  @Option(
      names = "--methods",
      arity = "1..*",
      split = ",",
      defaultValue = PairNames.ALL,
      paramLabel = "METHOD",
      description =
          "The methods (see the list command); articles: those of the articles; a program: its"
              + " methods (default: all built-in ones except the judge).")
  private List<String> methods = List.of();

  @Mixin private ProgramOptions programs = new ProgramOptions();

  @Option(
      names = "--cases",
      defaultValue = "20000",
      paramLabel = "N",
      description = "Number of inputs, spread evenly over the pairs (default: ${DEFAULT-VALUE}).")
  private long cases = 1;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "Folder for the page, its scenes and its images.")
  private Path folder = Path.of("");

  ScoreCommand(ScenePainter painter) {
    this.painter = painter;
  }

  @Override
  public Integer call() throws CommandException {
    requireCases(cases);
    ScoreFolder.requireReplaceable(Outputs.besidePrograms(methods), folder);
    try (NamedMethods named = programs.methods(err())) {
      List<Method> chosen = named.all(methods, Methods.EXACT);
      requireDistinctFiles(chosen);
      return write(
          new ScorePlan(inputs.pairs(chosen), chosen, cases, inputs.seed(), named.givenUp()));
    }
  }

  /// Rejects methods whose files would be the same where case does not matter.
  private static void requireDistinctFiles(List<Method> methods) throws CommandException {
    Map<String, String> names = new HashMap<>();
    for (Method method : methods) {
      String before = names.put(FileName.folded(FileName.of(method.name(), "")), method.name());
      if (before != null) {
        throw new CommandException(
            before + " and " + method.name() + " differ only in case; score them one at a time");
      }
    }
  }

  /// Writes the page, and again with its pictures when they are drawn: they may not fit on the
  /// disk.
  private int write(ScorePlan plan) throws CommandException {
    Progress progress = Progress.on(err());
    try (Interruption interruption = new Interruption();
        ScoreFolder page = ScoreFolder.at(folder)) {
      Score score =
          Scoring.run(plan, interruption::requested, progress::at)
              .orElseThrow(() -> new CommandException("stopped early; nothing was written"));
      progress.clear();
      page.writeScenes(score);
      out().println(PlainText.escape(page.publish(score).toString()));
      out().flush();
      page.draw(score, painter, err(), progress, interruption);
      page.publish(score);
      return Status.DONE;
    } finally {
      progress.clear();
    }
  }
}
