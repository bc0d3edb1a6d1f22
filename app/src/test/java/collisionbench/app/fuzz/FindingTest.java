package collisionbench.app.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.fuzz.input.Case;
import collisionbench.app.fuzz.input.Shapes;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.geometry.method.Methods;
import collisionbench.geometry.method.Pair;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.separation.Separation3;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingTest {

  @TempDir Path folder;

  @Test
  void aFindingIsASceneOfTwoBodiesThatExpectsWhatTheJudgeSays() throws Exception {
    for (Pair pair : List.of(Pair.named("box-capsule").orElseThrow(), Pair.all().getLast())) {
      for (long number = 0; number < 20; number++) {
        Case found = Case.of(1, pair, number);
        Finding finding =
            new Finding(
                new Trial(Methods.SAT, Methods.EXACT), Fault.OVERLAP, found, found.shapes());
        Path file = folder.resolve(finding.key() + ".json");
        SceneFile.save(finding.scene(), file);
        Scene scene = SceneFile.read(file);
        assertEquals(finding.scene(), scene);
        assertEquals(found.shapes().bodies(), scene.bodies());
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
  void ofAWrongSweepTheSecondBodyMovesToWhereTheyMeet() throws Exception {
    for (String name : List.of("box-box", "capsule-polygon-2d")) {
      Pair pair = Pair.named(name).orElseThrow();
      Case found =
          LongStream.range(0, 100)
              .mapToObj(number -> Case.of(1, pair, number))
              .filter(apart -> distance(apart.shapes()) > 0)
              .findFirst()
              .orElseThrow();
      Trial trial = new Trial(Methods.ANALYTIC, Methods.EXACT);
      Finding finding = new Finding(trial, Fault.SWEEP, found, found.shapes());
      Path file = folder.resolve(finding.key() + ".json");
      SceneFile.save(finding.scene(), file);
      Scene scene = SceneFile.read(file);
      assertEquals(finding.scene(), scene);
      assertEquals(found.shapes().bodies().getFirst(), scene.bodies().getFirst());
      assertTrue(scene.bodies().getLast().moves(), name);
      assertEquals(1, Evaluation.of(scene).meetings(Set.of()).size(), name);
    }
  }

  private static double distance(Shapes shapes) {
    return switch (shapes) {
      case Shapes.InSpace(var a, var b) -> Separation3.between(a, b).distance();
      case Shapes.InPlane(var a, var b) -> Separation2.between(a, b).distance();
    };
  }

  @Test
  void theNameSaysWhereItWasFoundAndTheNoteWhatBothSay() {
    Case found = Case.of(5, Pair.named("box-box").orElseThrow(), 12);
    Finding finding =
        new Finding(new Trial(Methods.SAT, Methods.EXACT), Fault.OVERLAP, found, found.shapes());
    String note = finding.scene().note();
    assertEquals("box-box, case 12 of seed 5", finding.scene().name());
    assertTrue(note.startsWith(found.strategy() + ": sat says that"), note);
    assertTrue(note.contains("Simplified: sat says "), note);
    assertTrue(note.contains(", exact says "), note);
    assertEquals("box-box-overlap-sat-seed5-case12", finding.key());
  }
}
