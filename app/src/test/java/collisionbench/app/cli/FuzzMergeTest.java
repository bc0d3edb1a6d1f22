package collisionbench.app.cli;

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

  private static void assertRefused(List<Path> files, String sentence) {
    Run run = merge(files);
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().contains(sentence), run.err());
  }
}
