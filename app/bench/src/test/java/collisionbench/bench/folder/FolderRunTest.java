package collisionbench.bench.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Expectation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Folders that are checked again and again.
class FolderRunTest {

  private static final AnswerCheck VIOLATION =
      new AnswerCheck(
          new Expectation.Pair("a", "b"),
          AnswerField.DISTANCE,
          new AnswerValue.Tuple(0.5),
          Optional.empty(),
          0);

  @TempDir Path folder;
  private final ConcurrentSkipListSet<String> read = new ConcurrentSkipListSet<>();
  private final FolderRun run =
      new FolderRun(
          SceneCheck.of(listed -> {
            read.add(place(listed));
            return SceneCheck.FILES.reader().read(listed);
          }));

  private String place(ListedScene scene) {
    return folder.relativize(Path.of(scene.name())).toString().replace('\\', '/');
  }

  private void write(String name, String distance) throws IOException {
    Files.createDirectories(folder.resolve(name).getParent());
    Files.writeString(
        folder.resolve(name),
        """
        {"format": "collision-bench-scene", "version": 2, "name": "n", "space": "3d", "bodies": [
        {"id": "a", "shape": {"type": "sphere", "center": [0, 0, 0], "radius": 1}},
        {"id": "b", "shape": {"type": "sphere", "center": [1.5, 0, 0], "radius": 1}}],
        "expect": {"pairs": [{"a": "a", "b": "b", "distance": %s}]}}
        """
            .formatted(distance));
  }

  /// {@return the state of each scene}
  private Map<String, SceneState> run() throws IOException {
    read.clear();
    Map<String, SceneState> states = new ConcurrentHashMap<>();
    run.run(
        folder,
        () -> false,
        _ -> {},
        outcome -> states.put(place(outcome.listed()), outcome.state()));
    return new TreeMap<>(states);
  }

  @Test
  void scenesAreInTheStatesThatCheckPrints() throws IOException {
    write("right.json", "-0.5");
    write("wrong.json", "0.5");
    write("failing/known.json", "0.5");
    write("failing/mended.json", "-0.5");
    Files.writeString(folder.resolve("broken.json"), "{");
    assertEquals(
        Map.of(
            "right.json", SceneState.AS_EXPECTED,
            "wrong.json", SceneState.NOT_AS_EXPECTED,
            "failing/known.json", SceneState.KNOWN_FAILURE,
            "failing/mended.json", SceneState.PASSES_NOW,
            "broken.json", SceneState.UNREADABLE),
        run());
  }

  @Test
  void onlyChangedScenesAreCheckedAgain() throws IOException {
    write("a.json", "-0.5");
    write("b.json", "-0.5");
    run();
    write("b.json", "0.5");
    write("c.json", "-0.5");
    Map<String, SceneState> states = run();
    assertEquals(Set.of("b.json", "c.json"), Set.copyOf(read));
    assertEquals(SceneState.AS_EXPECTED, states.get("a.json"));
    assertEquals(SceneState.NOT_AS_EXPECTED, states.get("b.json"));
  }

  @Test
  void aSceneThatBecomesUnreadableSaysWhere() throws IOException {
    write("a.json", "-0.5");
    run();
    Files.writeString(folder.resolve("a.json"), "{\n  \"format\": 1}");
    AtomicReference<Optional<SceneOutcome>> seen = new AtomicReference<>(Optional.empty());
    run.run(folder, () -> false, _ -> {}, outcome -> seen.set(Optional.of(outcome)));
    SceneOutcome outcome = seen.get().orElseThrow();
    assertEquals(2, outcome.place().orElseThrow().line());
    assertTrue(outcome.reasons().getFirst().startsWith("/format (line 2"), outcome::toString);
  }

  @Test
  void aStoppedRunChecksNothing() throws IOException {
    write("a.json", "-0.5");
    run.run(
        folder,
        () -> true,
        _ -> {
          throw new AssertionError("found");
        },
        _ -> {
          throw new AssertionError("checked");
        });
  }

  @Test
  void aRunThatIsStoppedMeanwhileChecksNoMore() throws IOException {
    write("a.json", "-0.5");
    write("b.json", "-0.5");
    AtomicBoolean stopped = new AtomicBoolean();
    run.run(
        folder,
        stopped::get,
        found -> {
          assertEquals(2, found.scenes().size());
          stopped.set(true);
        },
        _ -> {
          throw new AssertionError("checked");
        });
    assertEquals(Set.of(), Set.copyOf(read));
  }

  @Test
  void scenesAreFoundBeforeTheyAreChecked() throws IOException {
    write("a.json", "-0.5");
    List<String> events = Collections.synchronizedList(new ArrayList<>());
    run.run(folder, () -> false, _ -> events.add("found"), _ -> events.add("checked"));
    assertEquals(List.of("found", "checked"), events);
  }

  @Test
  void aSceneThatComesBackIsCheckedAgain() throws IOException {
    write("a.json", "-0.5");
    run();
    Files.delete(folder.resolve("a.json"));
    assertEquals(Map.of(), run());
    write("a.json", "-0.5");
    assertEquals(Map.of("a.json", SceneState.AS_EXPECTED), run());
    assertEquals(Set.of("a.json"), Set.copyOf(read));
  }

  @Test
  void tenOfManyViolationsAreKeptAndAllAreCounted() throws IOException {
    List<AnswerCheck> violations = Collections.nCopies(12, VIOLATION);
    write("a.json", "-0.5");
    FolderRun many =
        new FolderRun(
            new SceneCheck(
                SceneCheck.FILES.reader(),
                (_, _) ->
                    () ->
                        Checked.ofBench(
                            Optional.of(
                                new ExpectationCheck(12, 3, violations, List.of(VIOLATION))))));
    AtomicReference<Optional<SceneOutcome>> seen = new AtomicReference<>(Optional.empty());
    many.run(folder, () -> false, _ -> {}, outcome -> seen.set(Optional.of(outcome)));
    SceneOutcome outcome = seen.get().orElseThrow();
    ExpectationCheck brief = new ExpectationCheck(12, 3, violations.subList(0, 10), List.of());
    assertEquals(Optional.of(brief), outcome.check());
    assertEquals(2, outcome.omitted());
    assertEquals(10, outcome.reasons().size());
  }

  @Test
  void aFolderThatIsGoneFails() {
    assertThrows(
        IOException.class, () -> run.run(folder.resolve("gone"), () -> false, _ -> {}, _ -> {}));
  }
}
