package collisionbench.bench.command;

import collisionbench.bench.comparison.Judge;
import collisionbench.bench.json.JsonPage;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.score.Score;
import collisionbench.bench.score.ScoreJson;
import collisionbench.bench.score.ScoreTable;
import collisionbench.bench.score.Scoring;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
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

  private static final String NUMBERS = "score.json";
  private static final String TABLE = "score.md";

  private final ScenePainter painter;

  @Mixin private SharedOptions.Inputs inputs = new SharedOptions.Inputs();

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

  @Mixin private SharedOptions.Programs programs = new SharedOptions.Programs();

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
    requireReplaceable();
    try (NamedMethods named = programs.methods(err())) {
      List<Method> chosen = named.all(methods, Methods.EXACT);
      requireDistinctFiles(chosen);
      return write(
          new Score.Plan(
              inputs.pairs(chosen, Judge.JUDGE), chosen, cases, inputs.seed(), named.givenUp()));
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

  /// Refuses a folder in which the score would overwrite other files.
  private void requireReplaceable() throws CommandException {
    Outputs outputs = Outputs.besidePrograms(methods);
    Outputs.requireFolder("-o", folder);
    outputs.requireReplaceable("-o", folder.resolve(PageFolder.PAGE), Outputs.Format.PAGE);
    outputs.requireReplaceable("-o", folder.resolve(NUMBERS), Outputs.Format.SCORE);
    outputs.requireReplaceable("-o", folder.resolve(TABLE), Outputs.Format.SCORE_TABLE);
  }

  /// Writes the page, and again with its pictures when they are drawn: they may not fit on the
  /// disk.
  private int write(Score.Plan plan) throws CommandException {
    Progress progress = Progress.on(err());
    PageFolder files = PageFolder.at(folder);
    try (Interruption interruption = new Interruption()) {
      Score score =
          Scoring.run(plan, interruption::requested, progress::at)
              .orElseThrow(() -> new CommandException("stopped early; nothing was written"));
      progress.clear();
      writeScenes(score, files);
      Path page = publish(score, Set.of(), Map.of(), files);
      out().println(PlainText.escape(page.toString()));
      out().flush();
      Consumer<String> report =
          sentence -> {
            progress.clear();
            Failures.print(err(), sentence);
          };
      PagePictures onPage = new PagePictures(files, painter, report);
      ScorePictures pictures = new ScorePictures(score, onPage, progress, interruption);
      Path _ = publish(score, pictures.scenes(), pictures.maps(), files);
      return Status.DONE;
    } finally {
      progress.clear();
    }
  }

  /// Writes the scenes of the simplest mistakes.
  private static void writeScenes(Score score, PageFolder files) throws CommandException {
    Map<String, String> texts =
        score
            .examples()
            .parallel()
            .collect(
                Collectors.toMap(Score::sceneFile, example -> SceneFile.text(example.scene())));
    for (Map.Entry<String, String> scene : texts.entrySet()) {
      files.write(scene.getKey(), scene.getValue());
    }
  }

  /// {@return the page, after writing it and the numbers}
  private static Path publish(
      Score score, Set<String> pictures, Map<String, MapFigures> maps, PageFolder files)
      throws CommandException {
    String numbers = ScoreJson.of(score, pictures, maps);
    files.write(NUMBERS, numbers);
    files.write(TABLE, ScoreTable.of(score));
    return files.publish(JsonPage.of(ScoreJson.class, "index.html", numbers));
  }
}
