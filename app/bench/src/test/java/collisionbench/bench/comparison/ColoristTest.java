package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ColoristTest {

  private static Body ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 0, 0), 0.5));
  }

  private static Scene scene(Body... bodies) {
    return new Scene("", "", Space.THREE, List.of(bodies), Optional.empty(), Optional.empty());
  }

  private static Method named(String name) {
    return Methods.catalogue().named(name).orElseThrow();
  }

  private static List<String> contacts(Coloring coloring) {
    return coloring.rulings().values().stream()
        .filter(Ruling::isContact)
        .map(ruling -> ruling.a().id() + "-" + ruling.b().id())
        .toList();
  }

  @Test
  void thePictureOfAFaultSceneIsThatOfTheArticle() {
    Scene scene = BuiltInScenes.named("fault-000-long-capsule").orElseThrow();
    Coloring article = Colorist.color(named("article-000-capsule-sphere"), scene, 0);
    assertEquals(List.of("capsule-ball"), contacts(article));
    assertEquals(1, article.wrong().size());
    Coloring stored = Colorist.color(named("article-000-capsule-sphere@float-stored"), scene, 0);
    assertEquals(List.of(), contacts(stored));
    assertEquals(List.of(), stored.wrong());
  }

  @Test
  void everyBuiltInSceneIsTheSameForExactArithmetic() {
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      Evaluation ours = Evaluation.of(entry.scene());
      Coloring exact = Colorist.color(Methods.EXACT, entry.scene(), 0);
      assertEquals(
          ours.contacts().stream().map(Ruling.Names::of).toList(),
          exact.rulings().values().stream().filter(Ruling::isContact).map(Ruling::names).toList(),
          entry.key());
      assertEquals(List.of(), exact.wrong(), entry.key());
      assertTrue(exact.isCurrent(ours), entry.key());
    }
  }

  @Test
  void whatAMethodDoesNotAnswerIsNeitherRedNorWrong() {
    Method silent =
        FakeMethod.overlap(
            "silent", _ -> new Answer.Undecided(new Indecision.Other("I do not know")));
    Coloring coloring = Colorist.color(silent, scene(ball("a", 0), ball("b", 0.5)), 0);
    assertEquals(List.of(), contacts(coloring));
    assertEquals(List.of(), coloring.wrong());
    assertEquals(1, coloring.rulings().size());
  }

  @Test
  void aCrowdIsNotAsked() {
    Body[] crowd = new Body[200];
    for (int i = 0; i < crowd.length; i++) {
      crowd[i] = ball("ball " + i, 1e-3 * i);
    }
    Coloring coloring = Colorist.color(Methods.EXACT, scene(crowd), 0);
    assertEquals(Coloring.Extent.TOO_MANY, coloring.extent());
  }

  @Test
  void onlyTimesOfContactStillColorTheTimeBetween() {
    Scene scene = BuiltInScenes.named("moving-spheres").orElseThrow();
    Method times = named("article-001-moving-spheres");
    double enter = Evaluation.of(scene).meetings(Set.of()).getFirst().enter();
    assertEquals(List.of(), contacts(Colorist.color(times, scene, enter - 0.01)));
    assertEquals(1, contacts(Colorist.color(times, scene, enter + 0.01)).size());
  }

  /// A method that remembers what it was asked about.
  private static final class Recorder {

    private final List<Double> asked = new ArrayList<>();
    private final Method method = FakeMethod.overlap("recorder", this::answer);

    /// Which pair it is, is told by the place of its second body.
    private Answer answer(Question question) {
      asked.add(question instanceof Question.InSpace q ? q.b().bounds().center().x() : 0.0);
      return Answer.of(true);
    }
  }

  @Test
  void onlyPairsOfChangedBodiesAreAskedAgain() {
    Recorder recorder = new Recorder();
    Colorist colorist = new Colorist(recorder.method);
    colorist.color(scene(ball("a", 0), ball("b", 0.9), ball("c", 1.8)), 0, () -> false, _ -> {});
    recorder.asked.clear();
    colorist.color(scene(ball("a", 0), ball("b", 0.9), ball("c", 1.85)), 0, () -> false, _ -> {});
    assertEquals(Set.of(1.85), Set.copyOf(recorder.asked));
  }

  /// As for a method that takes longer than the time between two moves of the mouse.
  @Test
  void aMethodThatIsAlwaysLateAnswersAboutEachPairInTurn() {
    Recorder recorder = new Recorder();
    Colorist colorist = new Colorist(recorder.method);
    List<Coloring> reports = new ArrayList<>();
    Set<String> fresh = new HashSet<>();
    for (int i = 0; i < 6; i++) {
      Scene moved = scene(ball("a", 0.001 * i), ball("b", 0.9), ball("c", 0.45), ball("d", 0.6));
      colorist.color(moved, 0, () -> true, reports::add);
      List<Ruling> stale = reports.getLast().stale(Evaluation.of(moved));
      reports.getLast().rulings().values().stream()
          .filter(ruling -> !stale.contains(ruling))
          .forEach(ruling -> fresh.add(ruling.a().id() + ruling.b().id()));
    }
    assertEquals(Set.of("ab", "ac", "ad", "bc", "bd", "cd"), fresh);
    assertEquals(0, reports.getLast().unanswered());
    assertEquals(5, reports.getFirst().unanswered());
  }

  @Test
  void theLastAnswerStaysAndIsStaleUntilTheNextOneComes() {
    Scene before = scene(ball("a", 0), ball("b", 0.9));
    Coloring coloring = Colorist.color(Methods.EXACT, before, 0);
    assertTrue(coloring.isCurrent(Evaluation.of(before)));
    Evaluation after = Evaluation.of(scene(ball("a", 0), ball("b", 3)));
    assertFalse(coloring.isCurrent(after));
    assertEquals(1, coloring.stale(after).size());
    assertEquals(List.of("a-b"), contacts(coloring));
  }

  @Test
  void pointsAndNormalAreThoseOfTheMethodWhereItGivesThem() {
    Scene scene = scene(ball("a", 0), ball("b", 0.9));
    Separation3 theirs =
        new Separation3(-0.2, new Vec3(0.5, 0, 0), new Vec3(0.3, 0, 0), new Vec3(1, 0, 0));
    Method pointing =
        FakeMethod.separation("pointing", _ -> Answer.of(true).withSeparation(theirs));
    PairAnswer marked =
        Colorist.color(pointing, scene, 0).contacts(Evaluation.of(scene), Set.of()).getFirst();
    assertEquals(theirs, marked.separation());
    assertTrue(marked.touching());
    PairAnswer ours =
        Colorist.color(FakeMethod.overlap("brief", _ -> Answer.of(true)), scene, 0)
            .contacts(Evaluation.of(scene), Set.of())
            .getFirst();
    assertEquals(-0.1, ours.separation().distance(), 1e-12);
  }
}
