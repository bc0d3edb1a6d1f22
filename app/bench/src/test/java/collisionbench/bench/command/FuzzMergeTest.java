package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FuzzMergeTest {

  private static final int SHARDS = 3;

  @TempDir Path folder;

  private Run fuzz(String methods, int seed, String shard) {
    return Run.of(
        "fuzz",
        "--methods",
        methods,
        "--cases",
        "60",
        "--seed",
        Integer.toString(seed),
        "--shard",
        shard,
        "--out",
        folder.resolve("found").toString(),
        "--json");
  }

  private Path shard(String methods, int seed, int index, int count) throws IOException {
    String shard = index + "/" + count;
    Path file = folder.resolve("%d-%d-of-%d.jsonl".formatted(seed, index, count));
    return Files.writeString(file, fuzz(methods, seed, shard).out());
  }

  private List<Path> shards(String methods) throws IOException {
    List<Path> files = new ArrayList<>();
    for (int index = SHARDS; index >= 1; index--) {
      files.add(shard(methods, 3, index, SHARDS));
    }
    return files;
  }

  private static Run merge(List<Path> files) {
    return Run.of(
        Stream.concat(Stream.of("fuzz", "merge"), files.stream().map(Path::toString))
            .toArray(String[]::new));
  }

  @Test
  void mergedShardsAreTheWholeCampaign() throws IOException {
    String methods = "article-004-sphere-box,article-002-segments";
    Run whole = fuzz(methods, 3, "1/1");
    Run merged = merge(shards(methods));
    assertTrue(whole.out().lines().anyMatch(line -> line.contains("\"finding\"")), whole.out());
    assertEquals(whole.out(), merged.out());
    assertEquals(1, merged.status());
  }

  @Test
  void withoutDisagreementsTheStatusIsZero() throws IOException {
    Run merged = merge(shards("analytic"));
    assertEquals(fuzz("analytic", 3, "1/1").out(), merged.out());
    assertEquals(0, merged.status());
  }

  @Test
  void everyShardMustBeThereOnce() throws IOException {
    List<Path> files = shards("gjk");
    assertRefused(files.subList(0, 2), "shard 1/3 is missing");
    assertRefused(
        List.of(files.get(0), files.get(1), files.get(2), files.get(1)),
        files.get(1) + " and " + files.get(1) + " are both shard 2/3");
    Path other = shard("gjk", 4, 1, SHARDS);
    assertRefused(
        List.of(files.get(0), files.get(1), other),
        files.get(0)
            + " and "
            + other
            + " are of other methods, seeds or pairs; expected shards of"
            + " one campaign");
    Path two = shard("gjk", 3, 1, 2);
    assertRefused(
        List.of(files.get(0), two),
        files.get(0)
            + " is shard 3/3 and "
            + two
            + " is shard 1/2; expected shards of one campaign");
  }

  @Test
  void whatIsNoShardIsRefused() throws IOException {
    assertEquals(
        "collision-bench: expected the name of a file, found an empty name\n",
        Run.of("fuzz", "merge", "").err());
    Path file = folder.resolve("a.jsonl");
    assertRefused(List.of(file), file + ": could not be read: no such file or folder");
    Files.writeString(file, "");
    assertRefused(List.of(file), file + ": expected what fuzz --json prints, found nothing");
    Files.writeString(file, "sat against exact, seed 1\n");
    assertTrue(merge(List.of(file)).err().contains(file + ": line 1, column "));
    Files.writeString(file, "{\"pair\": \"all\", \"shard\": [4, 3]}\n");
    assertRefused(
        List.of(file),
        file
            + ": /shard (line 1, column 26): expected a shard and the number of shards,"
            + " such as [1, 8], found an array");
  }

  /// Between any two lines.
  @Test
  void aShardThatWasCutOffIsRefused() throws IOException {
    Path file = shard("article-004-sphere-box", 3, 1, 1);
    List<String> lines = Files.readAllLines(file);
    for (int count = 1; count < lines.size(); count++) {
      Files.write(file, lines.subList(0, count));
      assertRefused(
          List.of(file),
          file + ": expected {\"end\": true} in the last line; the shard was cut off or stopped");
    }
  }

  private Path counts(int index, String cases, String wrong) throws IOException {
    return Files.writeString(
        folder.resolve("counts-" + index),
        """
        {"pair": "all", "method": "m", "against": "exact", "seed": -9223372036854775807, \
        "shard": [%d, 2], "cases": %s, "touching": 0, "undecided": 0, "disagreements": 1, \
        "faults": {"wrong-yes": %s}, "forms": {}, "weights": {}, "worst": null}
        {"end": true}
        """
            .formatted(index, cases, wrong));
  }

  @Test
  void countsAndSeedsAreAddedToTheLastDigit() throws IOException {
    Run run =
        merge(List.of(counts(1, "9007199254740993", "1"), counts(2, "9214364837600034814", "2")));
    assertTrue(run.out().contains("\"cases\": 9223372036854775807,"), run.out());
    assertTrue(run.out().contains("\"seed\": -9223372036854775807,"), run.out());
    assertTrue(run.out().contains("\"wrong-yes\": 3,"), run.out());
  }

  @Test
  void sumsThatAreTooLargeAreRefused() throws IOException {
    Path first = counts(1, "9223372036854775807", "1");
    for (Path second : List.of(counts(2, "9223372036854775807", "1"), counts(2, "1", "1"))) {
      assertRefused(
          List.of(first, second),
          second + ": its counts and those of the shards before add up to more than");
    }
    assertRefused(
        List.of(counts(1, "1", "9223372036854775807"), counts(2, "1", "1")), "add up to more than");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1.5", "1e3", "9223372036854775808", "null", "\"1\""})
  void countsThatAreNoneAreRefused(String count) throws IOException {
    Path whole = counts(2, "1", "1");
    String expected = "expected a whole number from 0 to 9223372036854775807, found ";
    assertRefused(List.of(counts(1, count, "1"), whole), "/cases (line 1, column ");
    assertRefused(List.of(counts(1, count, "1"), whole), expected + count);
    assertRefused(List.of(counts(1, "1", count), whole), expected + count);
  }

  private static void assertRefused(List<Path> files, String sentence) {
    Run run = merge(files);
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().contains(sentence), run.err());
  }
}
