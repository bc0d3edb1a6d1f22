package collisionbench.methods.method.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class GjkStepsTest {

  private static final Box CUBE = new Box(Vec3.ZERO, new Vec3(1, 1, 1));

  private static List<Step> steps(Question question) {
    return Methods.GJK.explain(question).steps();
  }

  private static String taken(Step step) {
    return step.taken().orElseThrow().key();
  }

  @Test
  void separateShapesEndWhenTheBoundsMeet() {
    List<Step> steps = steps(Question.of(CUBE, new Sphere(new Vec3(4, 0.25, 0.5), 1)));
    assertEquals("gjk-iteration", steps.getFirst().key());
    assertEquals("next-iteration", taken(steps.getFirst()));
    assertEquals("bounds-meet", taken(steps.get(steps.size() - 2)));
    assertEquals("gjk-distance", steps.getLast().key());
    assertEquals("apart", taken(steps.getLast()));
  }

  @Test
  void overlappingShapesContinueWithEpa() {
    List<Step> steps = steps(Question.of(CUBE, CUBE.translated(new Vec3(1.5, 0.25, 0.125))));
    int epa = steps.stream().map(Step::key).toList().indexOf("epa-iteration");
    assertEquals("origin-inside", taken(steps.get(epa - 1)));
    assertEquals("bounds-meet", taken(steps.get(steps.size() - 2)));
    assertEquals("touching", taken(steps.getLast()));
  }

  /// EPA does not converge along an arc around the origin.
  @Test
  void reportsTheFirstAndLastOfManyIterations() {
    Sector half = new Sector(Vec2.ZERO, 1, Vec2.Y, Math.PI);
    Polygon wedge = new Polygon(List.of(Vec2.ZERO, new Vec2(9, 100), new Vec2(-9, 100)));
    List<Step> steps = steps(Question.of(half, wedge));
    List<String> keys = steps.stream().map(Step::key).toList();
    assertEquals(7, Collections.frequency(keys, "epa-iteration"));
    assertEquals(1, Collections.frequency(keys, "gjk-left-out"));
    assertEquals("nothing-new", taken(steps.get(steps.size() - 2)));
    assertEquals("gjk-no-end", keys.getLast());
    assertEquals("touching", taken(steps.getLast()));
  }
}
