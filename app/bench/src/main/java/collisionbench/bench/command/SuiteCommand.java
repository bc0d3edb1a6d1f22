package collisionbench.bench.command;

import collisionbench.bench.comparison.Judge;
import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Resource;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Writes hard cases with exact answers into a folder.
@Command(
    name = "suite",
    description = {
      "Writes hard cases of all pairs with exact answers, for any library to test itself with:"
          + " cases.jsonl (one case a line), its schema, a page that explains it, and run.py, which"
          + " tests functions in Python and is an example for other languages.",
      "The cases are those of the fuzz command. The same seed gives the same bytes."
    })
final class SuiteCommand extends BenchCommand {

  private static final String CASES = "cases.jsonl";

  /// The files beside the cases, which are the same for all suites.
  private static final List<String> OTHERS = List.of("README.md", "schema.json", "run.py");

  @Mixin private SharedOptions.Inputs inputs = new SharedOptions.Inputs();

  @Option(
      names = "--cases",
      defaultValue = "10000",
      paramLabel = "N",
      description = "Number of cases, spread evenly over the pairs (default: ${DEFAULT-VALUE}).")
  private long cases = 1;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "Folder for the files, created if missing.")
  private Path folder = Path.of("");

  @Override
  public Integer call() throws CommandException {
    requireCases(cases);
    List<Pair> chosen = inputs.pairs(List.of(Methods.ANALYTIC), Judge.JUDGE);
    requireReplaceable();
    Progress progress = Progress.on(err());
    try (Interruption interruption = new Interruption()) {
      Files.createDirectories(folder);
      for (String name : OTHERS) {
        AtomicFile.replace(folder.resolve(name), text(name));
      }
      Suite suite = new Suite(chosen, cases, inputs.seed(), interruption::requested, progress);
      AtomicFile.replace(folder.resolve(CASES), suite::writeTo);
    } catch (Suite.StoppedException _) {
      progress.clear();
      throw new CommandException("stopped early; " + CASES + " was not written");
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
    progress.clear();
    out().println(PlainText.escape(folder.resolve(CASES).toString()));
    out().flush();
    return Status.DONE;
  }

  /// Refuses a folder in which the suite would overwrite other files.
  private void requireReplaceable() throws CommandException {
    Outputs.requireFolder("-o", folder);
    Outputs outputs = Outputs.beside(Stream.of());
    outputs.requireReplaceable(
        "-o", folder.resolve(CASES), Outputs.Format.naming("a suite", Suite.FORMAT));
    for (String name : OTHERS) {
      outputs.requireReplaceable(
          "-o", folder.resolve(name), Outputs.Format.like("the file of a suite", text(name)));
    }
  }

  private static String text(String name) {
    return Resource.text(SuiteCommand.class, "/collisionbench/bench/suite/" + name);
  }
}
