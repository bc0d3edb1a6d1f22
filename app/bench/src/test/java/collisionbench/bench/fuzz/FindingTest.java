package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.MethodAnswers;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.evaluation.Meeting;
import collisionbench.bench.evaluation.PairWalk;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingTest {

  private static final Mistake SWEEP = new Mistake(Fault.SWEEP, Weight.PLAIN, 1);

  @TempDir Path folder;

  @Test
  void sceneHasTwoBodiesAndExpectsTheJudgesAnswer() throws Exception {
    for (Pair pair : List.of(Pair.named("box-capsule").orElseThrow(), Pair.all().getLast())) {
      for (long number = 0; number < 20; number++) {
        Case found = Case.of(1, pair, number);
        Finding finding =
            new Finding(
                new Trial(Methods.SAT, Methods.EXACT),
                new Mistake(Fault.WRONG_YES, Weight.PLAIN, 1),
                found,
                found.shapes());
        Path file = folder.resolve(finding.key() + ".json");
        SceneFile.save(finding.scene(), file);
        Scene scene = SceneFile.read(file);
        assertEquals(finding.scene(), scene);
        assertEquals(BodyQuestion.bodies(found.shapes().question()), scene.bodies());
        boolean touching =
            new Trial(Methods.ANALYTIC, Methods.EXACT).of(found.shapes()).touching().orElseThrow();
        assertEquals(
            Optional.of(
                new Expectation(touching ? List.of(new Expectation.Pair("a", "b")) : List.of())),
            scene.expect());
        assertEquals(pair.name().endsWith("-2d") ? Space.TWO : Space.THREE, scene.space());
      }
    }
  }

  @Test
  void secondBodyMovesIntoContactForAWrongSweep() throws Exception {
    Box box = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
    Capsule2 pill = new Capsule2(new Vec2(0, -2), new Vec2(0, 2), 1);
    Polygon block =
        new Polygon(List.of(new Vec2(2, -2), new Vec2(4, -2), new Vec2(4, 2), new Vec2(2, 2)));
    Map<String, ShapePair> apart =
        Map.of(
            "box-box", new ShapePair.InSpace(box, box.translated(new Vec3(3, 0, 0))),
            "capsule-polygon-2d", new ShapePair.InPlane(pill, block));
    for (String name : apart.keySet()) {
      ShapePair shapes = apart.get(name);
      Case found = Case.of(1, Pair.named(name).orElseThrow(), 0);
      Trial trial = new Trial(Methods.ANALYTIC, Methods.EXACT);
      Finding finding = new Finding(trial, SWEEP, found, shapes);
      Path file = folder.resolve(finding.key() + ".json");
      SceneFile.save(finding.scene(), file);
      Scene scene = SceneFile.read(file);
      assertEquals(finding.scene(), scene);
      Body first = BodyQuestion.bodies(shapes.question()).getFirst();
      assertEquals(first, scene.bodies().getFirst());
      assertTrue(scene.bodies().getLast().moves(), name);
      assertEquals(1, Evaluation.of(scene).meetings(Set.of()).size(), name);
    }
  }

  /// The finding fails with the method that is wrong, and holds for the library.
  @Test
  void sceneExpectsTheJudgesAnswerAboutTheMistake() throws Exception {
    Planted far = new Planted(right -> right.withDistance(right.distance().orElseThrow() + 0.5));
    Planted early =
        new Planted(right ->
            right.sweep().orElseThrow() instanceof Sweep3.Contact(double enter, double exit)
                ? right.withSweep(new Sweep3.Contact(enter * 0.5, exit))
                : right);
    Planted missing = new Planted(right -> right.withCrossing(new Crossing3.None()));
    Planted blunt =
        new Planted(
            right -> right.distance().orElseThrow() > 0 ? right.withNormal(Vec3.ZERO) : right);
    assertExpected(AnswerField.NORMAL, Fault.NORMAL, blunt, "box-capsule");
    assertExpected(AnswerField.DISTANCE, Fault.DISTANCE, far, "box-capsule");
    assertExpected(AnswerField.SWEEP_ENTER, Fault.SWEEP, early, "box-box");
    assertExpected(AnswerField.CROSSING, Fault.CROSSING, missing, "segment-triangle");
  }

  private void assertExpected(AnswerField field, Fault fault, Planted method, String name)
      throws Exception {
    Trial trial = new Trial(method, Methods.EXACT);
    Pair pair = Pair.named(name).orElseThrow();
    int found = 0;
    for (int number = 0; number < 60; number++) {
      Case input = Case.ordinary(pair, number);
      for (Mistake mistake : trial.of(input.shapes()).mistakes()) {
        if (mistake.fault() == fault) {
          Finding finding = new Finding(trial, mistake, input, input.shapes());
          Path file = folder.resolve(finding.key() + ".json");
          SceneFile.save(finding.scene(), file);
          Scene scene = SceneFile.read(file);
          assertEquals(finding.scene(), scene);
          ExpectationCheck wrong =
              ExpectationCheck.of(scene, new MethodAnswers(scene.bodies(), method), 9)
                  .orElseThrow();
          assertEquals(
              List.of(field), wrong.violations().stream().map(AnswerCheck::field).toList());
          assertEquals(
              List.of(),
              ExpectationCheck.of(scene, PairWalk.of(scene), 9).orElseThrow().violations());
          found++;
        }
      }
    }
    assertTrue(found > 5, name);
  }

  /// A method of two capsules that is wrong about each pair in one order only.
  @Test
  void aSwapIsSavedInTheOrderThatIsWrong() {
    Capsule small = new Capsule(Vec3.ZERO, Vec3.X, 1);
    Capsule large = new Capsule(new Vec3(5, 0, 0), new Vec3(6, 0, 0), 2);
    Method fussy =
        FakeMethod.overlap(
            "fussy",
            question -> Answer.of(question instanceof Question.InSpace q && q.a().equals(large)));
    Case found = Case.of(1, Pair.named("capsule-capsule").orElseThrow(), 0);
    Mistake swap = new Mistake(Fault.SWAP, Weight.PLAIN, 1);
    for (ShapePair shapes :
        List.of(new ShapePair.InSpace(small, large), new ShapePair.InSpace(large, small))) {
      Trial trial = new Trial(fussy, Methods.EXACT);
      assertTrue(trial.of(shapes).faults().contains(Fault.SWAP));
      Scene scene = new Finding(trial, swap, found, shapes).scene();
      assertFalse(
          ExpectationCheck.of(scene, new MethodAnswers(scene.bodies(), fussy), 9)
              .orElseThrow()
              .violations()
              .isEmpty());
    }
  }

  @Test
  void secondOfTouchingShapesLeavesForAWrongSweep() {
    Planted clinging =
        new Planted(right ->
            right.sweep().orElseThrow() instanceof Sweep3.Contact(double enter, double _)
                ? right.withSweep(new Sweep3.Contact(enter, 1))
                : right);
    Trial trial = new Trial(clinging, Methods.EXACT);
    Box box = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
    ShapePair touching = new ShapePair.InSpace(box, box.translated(new Vec3(2, 0, 0)));
    assertEquals(Set.of(Fault.SWEEP), trial.of(touching).faults());
    Case found = Case.of(1, Pair.named("box-box").orElseThrow(), 0);
    Scene scene = new Finding(trial, SWEEP, found, touching).scene();
    Meeting meeting = Evaluation.of(scene).meetings(Set.of()).getFirst();
    assertEquals(0, meeting.enter());
    assertEquals(0, meeting.exit(), 1e-12);
  }
}
