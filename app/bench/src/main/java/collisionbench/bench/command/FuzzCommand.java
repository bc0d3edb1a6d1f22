package collisionbench.bench.command;

import collisionbench.bench.fuzz.Campaign;
import collisionbench.bench.fuzz.Campaign.Summary;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.Trial;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Searches for inputs on which two methods disagree.
@Command(
    name = "fuzz",
    subcommands = FuzzMergeCommand.class,
    description = {
      "Searches for inputs on which a method is wrong. All mistakes are counted; for each pair, the"
          + " heaviest are simplified and saved as scenes that open in the window. The last line"
          + " says what matters.",
      "Compares what both methods answer. The yes or no and the kind of crossing must be equal."
          + " Errors of distances, points and times are relative to the largest number in the two"
          + " shapes; above 1e-12 they are a disagreement. If a method computes in float, both get"
          + " the shapes rounded to float, and the limit is 5e-4. The same seed gives the same"
          + " cases, and the counts of all shards add up to the whole campaign.",
      "The column laws counts what is wrong whatever the reference says: swap (another answer with"
          + " the shapes swapped), sign (of the distance, against the yes or no), witness and"
          + " normal (points off the shapes, a direction that is not that of the distance), broken"
          + " (it threw, died, or returned NaN, infinity or nothing), judge (the reference failed),"
          + " timed-out."
    })
final class FuzzCommand extends BenchCommand {

  @Mixin private SharedOptions.Inputs inputs = new SharedOptions.Inputs();

  @Option(
      names = {"--method", "--methods"},
      arity = "1..*",
      split = ",",
      defaultValue = "analytic",
      paramLabel = "METHOD",
      description =
          "The methods under test (see the list command); articles: those of the articles, all:"
              + " all except exact; a program: its methods (default: ${DEFAULT-VALUE}).")
  private List<String> methods = List.of();

  @Mixin private SharedOptions.Programs programs = new SharedOptions.Programs();

  @Option(
      names = "--against",
      defaultValue = "exact",
      paramLabel = "METHOD",
      description = "The reference method (default: ${DEFAULT-VALUE}).")
  private String against = "";

  @Option(
      names = "--cases",
      defaultValue = "10000",
      paramLabel = "N",
      description =
          "Number of inputs for each method in all shards together, spread evenly over its pairs"
              + " (default: ${DEFAULT-VALUE}).")
  private long cases = 1;

  @Mixin private SharedOptions.Least least = new SharedOptions.Least();

  @Option(
      names = "--shard",
      defaultValue = "1/1",
      paramLabel = "I/N",
      description = "Run only part I of N, from 1 to N (default: ${DEFAULT-VALUE}).")
  private Shard shard = Shard.WHOLE;

  @Option(
      names = {"-o", "--out", "--output"},
      defaultValue = "${sys:collisionbench.findings:-fuzz}",
      paramLabel = "DIR",
      description =
          "Folder for the scenes, created when there is something to save (default:"
              + " ${DEFAULT-VALUE}).")
  private Path folder = Path.of("");

  @Option(
      names = "--json",
      description = "Print one JSON object per line: each pair, the total, the findings.")
  private boolean json;

  @Override
  public Integer call() throws CommandException {
    requireCases(cases);
    requireFolder();
    try (NamedMethods named = programs.methods(err())) {
      return run(plans(named));
    }
  }

  private List<CampaignPlan> plans(NamedMethods named) throws CommandException {
    Method judge = named.one(against);
    List<Method> tested = named.all(methods, judge);
    List<Pair> pairs = inputs.pairs(tested, judge);
    List<CampaignPlan> plans = new ArrayList<>();
    for (Method method : tested) {
      Trial trial = new Trial(method, judge);
      List<Pair> possible = pairs.stream().filter(trial::isPossible).toList();
      if (!possible.isEmpty()) {
        plans.add(new CampaignPlan(possible, trial, cases, inputs.seed(), shard));
      }
    }
    return plans;
  }

  /// Fails early if the folder could not be created or written; creates nothing.
  private void requireFolder() throws CommandException {
    Path there = Outputs.requireFolder("-o", folder);
    if (!Files.isWritable(there)) {
      throw new CommandException(there + ": cannot be written: permission denied");
    }
  }

  private int run(List<CampaignPlan> plans) {
    PrintWriter out = out();
    Progress progress = Progress.on(err());
    try (Interruption interruption = new Interruption()) {
      FuzzWatcher watcher = new FuzzWatcher(folder, interruption, progress);
      SequencedMap<CampaignPlan, Summary> results = new LinkedHashMap<>();
      plans.forEach(plan -> results.put(plan, Campaign.run(plan, watcher)));
      progress.clear();
      if (json) {
        FuzzJson.write(out, results, watcher.saved(), !interruption.requested());
      } else {
        out.print(FuzzTable.of(results, watcher.saved()));
      }
      if (interruption.requested()) {
        Failures.print(err(), "stopped early; these are the results so far");
      }
      out.flush();
      watcher.unsaved().forEach(sentence -> Failures.print(err(), sentence));
      if (!watcher.unsaved().isEmpty()) {
        return Status.FAILED;
      }
      boolean allAsked =
          interruption.requested()
              || results.entrySet().stream().allMatch(e -> e.getValue().unasked(e.getKey()) == 0);
      return allAsked && results.values().stream().map(Summary::total).allMatch(least::allows)
          ? Status.DONE
          : Status.DOES_NOT_HOLD;
    }
  }
}
