package collisionbench.app.window.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.window.hunt.HuntPlan.Length;
import collisionbench.app.window.hunt.HuntState.Silence;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Campaign;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HuntTest {

  private static final Pair SPHERES = Pair.named("sphere-sphere").orElseThrow();
  private static final Pair SPHERE_BOX = Pair.named("sphere-box").orElseThrow();

  @TempDir Path folder;

  private final List<HuntState> shown = new ArrayList<>();

  /// Says yes to all spheres.
  private static class Yes implements Method {

    @Override
    public String name() {
      return "yes";
    }

    @Override
    public Set<Query> answers(Pair pair) {
      return pair.equals(SPHERES) ? Set.of(Query.OVERLAP) : Set.of();
    }

    @Override
    public String source() {
      return "planted";
    }

    @Override
    public Answer answer(Question question, Set<Query> asked, Steps steps) {
      return Answer.of(true);
    }
  }

  /// Fails from its third answer on.
  private static final class Failing extends Yes {

    private final MethodFailure failure;
    private int asked;

    Failing(MethodFailure failure) {
      this.failure = failure;
    }

    @Override
    public Answer answer(Question question, Set<Query> queries, Steps steps) {
      asked++;
      return asked < 3 ? Answer.of(true) : new Answer.Failed(failure);
    }
  }

  private Tally hunt(Method method, List<Pair> pairs, Length length, BooleanSupplier stopped) {
    new Hunt(new HuntPlan(method, pairs, length, 7), folder, stopped, shown::add).run();
    return shown.getLast().result().orElseThrow();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void findsAPlantedMistakeAndKeepsItAsAScene() throws Exception {
    Tally tally = hunt(new Yes(), List.of(SPHERES), Length.of(2_000), () -> false);
    assertTrue(tally.of(Weight.PLAIN).count() > 500, tally::toString);
    assertEquals("1-plain-wrong-yes.json", files().getFirst());
    assertEquals(2, SceneFile.read(folder.resolve(files().getFirst())).bodies().size());
  }

  @Test
  void keepsNothingLightBesideAPlainMistake() throws Exception {
    hunt(new Yes(), List.of(SPHERES), Length.of(2_000), () -> false);
    assertTrue(
        files().stream().allMatch(name -> name.startsWith("1-") || name.startsWith("2-")),
        () -> shown.getLast().toString());
    assertEquals(files().size(), shown.getLast().kept());
  }

  @Test
  void triesAsManyInputsAsAskedFor() {
    hunt(Methods.ANALYTIC, List.of(SPHERES, SPHERE_BOX), Length.of(777), () -> false);
    assertEquals(777, shown.getLast().cases());
    assertEquals(1, shown.getLast().done());
  }

  @Test
  void findsNothingInOurOwnAnswers() throws Exception {
    Tally tally =
        hunt(Methods.ANALYTIC, List.of(SPHERES, SPHERE_BOX), Length.of(1_000), () -> false);
    assertEquals(0, tally.countFrom(Weight.AT_TOUCH));
    assertEquals(List.of(), files());
  }

  @Test
  void endsWhenItsMethodDoesNotReturn() throws Exception {
    Failing method =
        new Failing(new MethodFailure.TimedOut(Duration.ofSeconds(1), Optional.empty()));
    hunt(method, List.of(SPHERES), Length.of(Duration.ofDays(1)), () -> false);
    assertEquals(Optional.of(Silence.NO_RETURN), shown.getLast().silence());
    assertEquals(3, method.asked, "it is not asked again");
    String kept =
        files().stream().filter(name -> name.endsWith("timed-out.json")).findFirst().orElseThrow();
    assertEquals("yes (double) does not return", SceneFile.read(folder.resolve(kept)).name());
  }

  @Test
  void endsWhenItsMethodIsGivenUp() {
    Failing method = new Failing(new MethodFailure.GivenUp(new MethodFailure.Unsteady()));
    hunt(method, List.of(SPHERES), Length.of(Duration.ofDays(1)), () -> false);
    assertEquals(Optional.of(Silence.GIVEN_UP), shown.getLast().silence());
  }

  /// Both are drawn from the same cases, in the same order.
  @Test
  void keepsTheFirstFindingsOfACampaign() throws Exception {
    List<Finding> found = new ArrayList<>();
    Campaign.Summary summary =
        Campaign.run(
            new CampaignPlan(
                List.of(SPHERES),
                new Trial(new Yes(), Methods.EXACT),
                64,
                7,
                CampaignPlan.Shard.WHOLE),
            new Campaign.Watcher() {
              @Override
              public boolean stopped() {
                return false;
              }

              @Override
              public void done(long done, long outOf) {}

              @Override
              public void found(Finding finding) {
                found.add(finding);
              }

              @Override
              public void dropped(Finding finding) {
                found.remove(finding);
              }
            });
    Tally tally = hunt(new Yes(), List.of(SPHERES), Length.of(64), () -> false);
    assertEquals(summary.total(), tally);
    List<Scene> scenes = new ArrayList<>();
    for (String file : files()) {
      scenes.add(SceneFile.read(folder.resolve(file)));
    }
    assertEquals(
        found.stream().map(Finding::scene).map(HuntTest::wordless).toList(),
        scenes.stream().map(HuntTest::wordless).toList());
  }

  private static Scene wordless(Scene scene) {
    return scene.named("").noted("");
  }

  @Test
  void namesAScenesMistakeInTheLanguageOfTheWindow() throws Exception {
    Texts.use(new Language("zh", "中文"));
    try {
      hunt(new Yes(), List.of(SPHERES), Length.of(200), () -> false);
      Scene scene = SceneFile.read(folder.resolve("1-plain-wrong-yes.json"));
      assertEquals("yes（double）把分离的形状判为重叠", scene.name());
      assertTrue(scene.note().startsWith("sphere-sphere 上的明显的错误，"), scene.note());
    } finally {
      Texts.use(Language.ENGLISH);
    }
  }

  @Test
  void stopsWithWhatItHas() {
    hunt(new Yes(), List.of(SPHERES), Length.of(Duration.ofDays(1)), () -> !shown.isEmpty());
    assertFalse(shown.getLast().isRunning());
    assertTrue(shown.getLast().cases() > 0);
  }

  @Test
  void saysThatFindingsCannotBeKept() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    new Hunt(
            new HuntPlan(new Yes(), List.of(SPHERES), Length.of(Duration.ofDays(1)), 7),
            file.resolve("below"),
            () -> false,
            shown::add)
        .run();
    assertTrue(shown.getLast().failure().isPresent());
  }
}
