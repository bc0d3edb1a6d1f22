package collisionbench.bench.command;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.Fault;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.storage.Contents;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Phrase;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// The lines that one shard of a campaign printed, see [FuzzJson].
///
/// @param tallies the counts, in the order of the lines
record ShardLines(
    Path file,
    Shard shard,
    SequencedMap<FuzzJson.Subject, Tally> tallies,
    List<FuzzJson.Saved> findings) {

  /// Errors that JSON has no number for.
  private static final Set<String> BEYOND_NUMBERS = Set.of("NaN", "Infinity");

  private static final Phrase EXPECTED =
      Phrase.verbatim("a shard and the number of shards, such as [1, 8]");

  /// {@return the lines in a file}
  static ShardLines read(Path file) throws CommandException {
    if (file.toString().isEmpty()) {
      throw new CommandException("expected the name of a file, found an empty name");
    }
    if (Files.isDirectory(file)) {
      throw new CommandException(file + ": expected what fuzz --json prints, found a folder");
    }
    try (BufferedReader reader = Contents.namedReader(file)) {
      return read(file, reader);
    } catch (IOException failure) {
      throw CommandException.unreadable(file, failure);
    }
  }

  private static ShardLines read(Path file, BufferedReader reader)
      throws CommandException, IOException {
    Optional<Shard> shard = Optional.empty();
    SequencedMap<FuzzJson.Subject, Tally> tallies = new LinkedHashMap<>();
    List<FuzzJson.Saved> findings = new ArrayList<>();
    boolean ended = false;
    int i = 0;
    for (String text = reader.readLine(); text != null; text = reader.readLine()) {
      i++;
      String where = file + ": line " + i + ": ";
      try {
        JsonObject line = JsonReader.read(text).object();
        if (line.has("end")) {
          ended = true;
        } else if (line.has("finding")) {
          findings.add(finding(line));
        } else {
          Shard own = shard(line.get("shard"));
          Shard first = shard.orElse(own);
          if (!own.equals(first)) {
            throw new CommandException(
                where + "expected shard " + words(first) + ", found " + words(own));
          }
          shard = Optional.of(own);
          if (tallies.put(subject(line), tally(line)) != null) {
            throw new CommandException(
                where + "expected one line a pair and method, found a second");
          }
        }
      } catch (JsonException unfit) {
        throw new CommandException(file + ": " + unfit.onLine(i).getMessage(), unfit);
      }
    }
    Shard own =
        shard.orElseThrow(
            () -> new CommandException(file + ": expected what fuzz --json prints, found nothing"));
    if (!ended) {
      throw new CommandException(
          file + ": expected {\"end\": true} in the last line; the shard was cut off or stopped");
    }
    return new ShardLines(file, own, tallies, findings);
  }

  /// {@return a shard as the command line has it}
  static String words(Shard shard) {
    return shard.index() + "/" + shard.count();
  }

  private static Shard shard(Json json) throws JsonException {
    List<Json> numbers = json.items(EXPECTED);
    if (numbers.size() == 2) {
      try {
        return new Shard(
            Math.toIntExact(whole(numbers.getFirst(), 1)),
            Math.toIntExact(whole(numbers.getLast(), 1)));
      } catch (IllegalArgumentException | ArithmeticException _) {
        // Refused below.
      }
    }
    throw json.unexpected(EXPECTED);
  }

  private static FuzzJson.Subject subject(JsonObject line) throws JsonException {
    return new FuzzJson.Subject(
        line.get("pair").text(),
        line.get("method").text(),
        line.get("against").text(),
        whole(line.get("seed"), Long.MIN_VALUE));
  }

  private static Tally tally(JsonObject line) throws JsonException {
    return new Tally(
        count(line, "cases"),
        count(line, "touching"),
        count(line, "undecided"),
        count(line, "disagreements"),
        counts(line.get("faults").object(), Fault.class),
        counts(line.get("forms").object(), Difficulty.class),
        mistakes(line.get("weights").object()),
        line.get("worst") instanceof JsonObject worst
            ? Optional.of(worst(worst))
            : Optional.empty());
  }

  private static long count(JsonObject members, String name) throws JsonException {
    return whole(members.get(name), 0);
  }

  /// {@return a whole number to the last digit}
  private static long whole(Json json, long least) throws JsonException {
    if (json instanceof Json.Numeral numeral) {
      try {
        long number = Long.parseLong(numeral.digits());
        if (number >= least) {
          return number;
        }
      } catch (NumberFormatException _) {
        // Refused below.
      }
    }
    throw json.unexpected(
        Phrase.verbatim("a whole number from " + least + " to " + Long.MAX_VALUE));
  }

  /// {@return the counts above 0 of the constants that the members name}
  ///
  /// @param others members that name none
  private static <E extends Enum<E>> Map<E, Long> counts(
      JsonObject members, Class<E> type, String... others) throws JsonException {
    Map<E, Long> counts = new EnumMap<>(type);
    for (String word : members.values().keySet()) {
      if (!List.of(others).contains(word) && count(members, word) > 0) {
        counts.put(constant(word, members.get(word), type), count(members, word));
      }
    }
    return counts;
  }

  private static <E extends Enum<E>> E constant(String word, Json where, Class<E> type)
      throws JsonException {
    return KebabCase.find(type, word)
        .orElseThrow(() -> where.unexpected(Phrase.oneOf(KebabCase.all(type))));
  }

  private static Map<Weight, Tally.Weighed> mistakes(JsonObject weights) throws JsonException {
    Map<Weight, Tally.Weighed> mistakes = new EnumMap<>(Weight.class);
    for (String word : weights.values().keySet()) {
      JsonObject members = weights.get(word).object();
      if (count(members, "count") > 0) {
        mistakes.put(
            constant(word, weights.get(word), Weight.class),
            new Tally.Weighed(
                counts(members, Fault.Kind.class, "count", "error"), error(members.get("error"))));
      }
    }
    return mistakes;
  }

  private static Tally.Worst worst(JsonObject worst) throws JsonException {
    return new Tally.Worst(
        error(worst.get("error")),
        worst.get("pair").text(),
        count(worst, "case"),
        worst.get("strategy").text());
  }

  private static double error(Json error) throws JsonException {
    return error instanceof Json.Text text && BEYOND_NUMBERS.contains(text.value())
        ? Double.parseDouble(text.value())
        : error.number();
  }

  private static FuzzJson.Saved finding(JsonObject line) throws JsonException {
    return new FuzzJson.Saved(
        new Mistake(
            constant(line.get("finding").text(), line.get("finding"), Fault.class),
            constant(line.get("weight").text(), line.get("weight"), Weight.class),
            Double.NaN),
        line.get("method").text(),
        line.get("pair").text(),
        count(line, "case"),
        line.get("strategy").text(),
        line.get("file").text());
  }
}
