package collisionbench.geometry.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/// `geometry/bench [--quick] [--pair NAME] [--question NAME] [--by NAME] [--accuracy] [JMH's own
/// options]`.
///
/// Runs the contest and writes the tables to a folder, as `report.md` and `report.json`, with JMH's
/// own results in `jmh.json`.
public final class Benchmarks {

  private static final String HELP =
      """
      geometry/bench [--quick] [--pair NAME] [--question NAME] [--by NAME] [--accuracy] [JMH options]
      geometry/bench --cpu [--pair NAME] [--question NAME] [--by NAME]
      geometry/bench --methods [--quick] [--by NAME] [JMH options]
      geometry/bench --seam [--quick] [JMH options]
      geometry/bench --crowds [--quick] [--by NAME]

        --quick          a smoke test: the numbers mean nothing
        --pair NAME      only this pair, as sphere-box or circle-capsule-2d; may be repeated
        --question NAME  only overlap, gap, depth, separation, crossing, sweep or contact; may
                         be repeated
        --by NAME        only this competitor: ours, JOML, "dyn4j GJK"; may be repeated
        --accuracy       only the table of accuracy
        --cpu            without JMH, for a machine that does other work, too: CPU time, the least of
                         several rounds
        --methods        instead: the named methods, telling their steps and not (to methods.json);
                         --by is then a method's name
        --seam           instead: overlap by the kernel itself and by the method analytic, over the
                         same inputs (to seam.json)
        --crowds         instead: all touching pairs of 1,000 to 100,000 shapes, by us and by
                         engines (to crowds.md); --by is then one of these

      All of it takes about 35 minutes on two idle cores.
      Writes report.md, report.json and jmh.json to geometry/target/bench/.
      """;

  private Benchmarks() {}

  /// Runs the contest; the first argument is the output folder.
  public static void main(String[] arguments)
      throws IOException, RunnerException, CommandLineOptionException {
    Path folder = Path.of(arguments[0]);
    Wishes wishes = Wishes.of(List.of(arguments).subList(1, arguments.length));
    if (wishes.help()) {
      System.out.print(HELP);
      return;
    }
    if (wishes.methods()) {
      explain(wishes, folder);
      return;
    }
    if (wishes.crowds()) {
      Crowds.run(folder, wishes.quick(), wishes.by());
      return;
    }
    if (wishes.seam()) {
      run(options(wishes, Seam.class), "seam.json", wishes, folder);
      return;
    }
    List<Entry> entries = Entry.all().stream().filter(wishes::include).toList();
    if (entries.isEmpty()) {
      System.err.println(
          "Nobody answers that: " + wishes.pairs() + wishes.questions() + wishes.by());
      System.exit(2);
    }
    Files.createDirectories(folder);
    List<Speed.Time> times =
        wishes.accuracyOnly()
            ? List.of()
            : wishes.cpu() ? CpuTimes.of(entries) : Speed.times(run(entries, wishes, folder));
    List<Accuracy.Score> scores = Accuracy.scores(entries, wishes.quick() ? 20 : 100);
    Results results = Results.of(wishes.accuracyOnly() ? List.of() : entries, times, scores);
    String report = Report.of(results);
    Files.writeString(folder.resolve("report.md"), report);
    Files.writeString(folder.resolve("report.json"), Json.of(results));
    System.out.print("\n" + report);
  }

  /// JMH's own output is sufficient.
  private static void explain(Wishes wishes, Path folder)
      throws IOException, RunnerException, CommandLineOptionException {
    String[] entries =
        Explaining.entries().stream()
            .filter(entry -> wishes.by().isEmpty() || wishes.by().contains(entry.split("/", 2)[0]))
            .toArray(String[]::new);
    run(options(wishes, Explaining.class).param("entry", entries), "methods.json", wishes, folder);
  }

  private static Collection<RunResult> run(List<Entry> entries, Wishes wishes, Path folder)
      throws IOException, RunnerException, CommandLineOptionException {
    String[] names = entries.stream().map(Entry::toString).toArray(String[]::new);
    return run(options(wishes, Contest.class).param("entry", names), "jmh.json", wishes, folder);
  }

  private static Collection<RunResult> run(
      ChainedOptionsBuilder options, String results, Wishes wishes, Path folder)
      throws IOException, RunnerException {
    Files.createDirectories(folder);
    options.result(folder.resolve(results).toString());
    return new Runner(paced(options, wishes).build()).run();
  }

  private static ChainedOptionsBuilder options(Wishes wishes, Class<?> benchmark)
      throws CommandLineOptionException {
    return new OptionsBuilder()
        .parent(new CommandLineOptions(wishes.others().toArray(String[]::new)))
        .include(benchmark.getName())
        .addProfiler(GCProfiler.class)
        .jvmArgsAppend("-Xms1g", "-Xmx1g", "-XX:+UseParallelGC")
        // The report lists the competitors that failed; the others have their tables.
        .shouldFailOnError(false)
        .resultFormat(ResultFormatType.JSON);
  }

  /// Defaults that JMH's options do not override. After four warm-up rounds the larger kernels are
  /// still being compiled and allocate objects that they do not allocate later.
  private static ChainedOptionsBuilder paced(ChainedOptionsBuilder options, Wishes wishes) {
    if (wishes.quick()) {
      return options
          .forks(1)
          .warmupIterations(2)
          .warmupTime(TimeValue.milliseconds(100))
          .measurementIterations(2)
          .measurementTime(TimeValue.milliseconds(100));
    }
    List<String> others = wishes.others();
    if (!others.contains("-f")) {
      options.forks(1);
    }
    if (!others.contains("-wi")) {
      options.warmupIterations(6);
    }
    if (!others.contains("-w")) {
      options.warmupTime(TimeValue.milliseconds(400));
    }
    if (!others.contains("-i")) {
      options.measurementIterations(5);
    }
    if (!others.contains("-r")) {
      options.measurementTime(TimeValue.milliseconds(200));
    }
    return options;
  }

  /// The options of the command line.
  private record Wishes(
      boolean help,
      boolean quick,
      boolean accuracyOnly,
      boolean cpu,
      boolean methods,
      boolean seam,
      boolean crowds,
      List<String> pairs,
      List<String> questions,
      List<String> by,
      List<String> others) {

    static Wishes of(List<String> arguments) {
      List<String> rest = new ArrayList<>(arguments);
      boolean help = rest.remove("--help") || rest.remove("-h");
      boolean quick = rest.remove("--quick");
      boolean accuracyOnly = rest.remove("--accuracy");
      boolean cpu = rest.remove("--cpu");
      boolean methods = rest.remove("--methods");
      boolean seam = rest.remove("--seam");
      boolean crowds = rest.remove("--crowds");
      List<String> pairs = valuesOf("--pair", rest);
      List<String> questions = valuesOf("--question", rest);
      List<String> by = valuesOf("--by", rest);
      return new Wishes(
          help, quick, accuracyOnly, cpu, methods, seam, crowds, pairs, questions, by, rest);
    }

    private static List<String> valuesOf(String option, List<String> rest) {
      List<String> values = new ArrayList<>();
      for (int at = rest.indexOf(option); at >= 0; at = rest.indexOf(option)) {
        rest.remove(at);
        if (at < rest.size()) {
          values.add(rest.remove(at));
        }
      }
      return values;
    }

    boolean include(Entry entry) {
      Topic topic = entry.topic();
      return (pairs.isEmpty() || pairs.contains(topic.pair()))
          && (questions.isEmpty() || questions.contains(topic.question().toString()))
          && (by.isEmpty() || by.contains(entry.by()));
    }
  }
}
