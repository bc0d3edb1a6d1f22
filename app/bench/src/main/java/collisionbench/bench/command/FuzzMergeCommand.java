package collisionbench.bench.command;

import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.ShownFindings;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.json.JsonWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Adds up the shards of a campaign.
@Command(
    name = "merge",
    description =
        "Adds up what the shards of a campaign printed with --json, and prints it as the whole"
            + " campaign would have: the counts are sums, and the mistakes are those that it"
            + " would have shown. Every shard must be there, once.")
final class FuzzMergeCommand extends BenchCommand {

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "What each shard printed, in any order.")
  private List<Path> files = List.of();

  @Mixin private SharedOptions.Least least = new SharedOptions.Least();

  @Override
  public Integer call() throws CommandException {
    List<ShardLines> shards = new ArrayList<>();
    for (Path file : files) {
      shards.add(ShardLines.read(file));
    }
    requireAll(shards);
    SequencedMap<FuzzJson.Subject, Tally> tallies = sum(shards);
    FuzzJson lines = new FuzzJson(JsonWriter.ascii(out()));
    tallies.forEach((subject, tally) -> lines.write(subject, Shard.WHOLE, tally));
    tallies.keySet().stream()
        .map(FuzzJson.Subject::method)
        .distinct()
        .forEach(method -> findings(shards, method).forEach(lines::write));
    lines.end();
    out().flush();
    return tallies.values().stream().allMatch(least::allows) ? Status.DONE : Status.DOES_NOT_HOLD;
  }

  private static void requireAll(List<ShardLines> shards) throws CommandException {
    Map<Integer, ShardLines> there = new TreeMap<>();
    ShardLines first = shards.getFirst();
    for (ShardLines shard : shards) {
      if (shard.shard().count() != first.shard().count()) {
        throw new CommandException(
            "%s is shard %s and %s is shard %s; expected shards of one campaign"
                .formatted(
                    first.file(),
                    ShardLines.words(first.shard()),
                    shard.file(),
                    ShardLines.words(shard.shard())));
      }
      if (!shard.tallies().sequencedKeySet().equals(first.tallies().sequencedKeySet())) {
        throw new CommandException(
            "%s and %s are of other methods, seeds or pairs; expected shards of one campaign"
                .formatted(first.file(), shard.file()));
      }
      ShardLines same = there.put(shard.shard().index(), shard);
      if (same != null) {
        throw new CommandException(
            "%s and %s are both shard %s"
                .formatted(same.file(), shard.file(), ShardLines.words(shard.shard())));
      }
    }
    for (int index = 1; index <= first.shard().count(); index++) {
      if (!there.containsKey(index)) {
        throw new CommandException("shard " + index + "/" + first.shard().count() + " is missing");
      }
    }
  }

  private static SequencedMap<FuzzJson.Subject, Tally> sum(List<ShardLines> shards)
      throws CommandException {
    SequencedMap<FuzzJson.Subject, Tally> sum = new LinkedHashMap<>();
    for (ShardLines shard : shards) {
      try {
        shard.tallies().forEach((subject, tally) -> sum.merge(subject, tally, Tally::plus));
      } catch (ArithmeticException tooLarge) {
        throw new CommandException(
            shard.file()
                + ": its counts and those of the shards before add up to more than "
                + Long.MAX_VALUE,
            tooLarge);
      }
    }
    return sum;
  }

  /// {@return the findings that the whole campaign of a method would report}
  private static List<FuzzJson.Saved> findings(List<ShardLines> shards, String method) {
    Map<String, ShownFindings<FuzzJson.Saved>> shown = new LinkedHashMap<>();
    shards.getFirst().tallies().keySet().stream()
        .filter(subject -> subject.method().equals(method))
        .forEach(subject -> shown.put(subject.pair(), new ShownFindings<>()));
    shards.stream()
        .flatMap(shard -> shard.findings().stream())
        .filter(saved -> saved.method().equals(method))
        .sorted(Comparator.comparingLong(FuzzJson.Saved::number))
        .forEach(saved -> {
          ShownFindings<FuzzJson.Saved> ofPair =
              shown.computeIfAbsent(saved.pair(), _ -> new ShownFindings<>());
          if (ofPair.wants(saved.mistake())) {
            ofPair.add(saved.mistake(), saved);
          }
        });
    List<FuzzJson.Saved> all =
        shown.values().stream().flatMap(ofPair -> ofPair.all().stream()).toList();
    return ShownFindings.reported(all, saved -> saved.mistake().weight()).stream()
        .sorted(Comparator.comparing(FuzzJson.Saved::mistake, Mistake.ORDER))
        .toList();
  }
}
