package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TrialTest {

  @Test
  void judgesAFloatMethodOnRoundedShapes() {
    Method inFloats = Methods.catalogue().named("article-000-capsule-sphere").orElseThrow();
    Sphere ball = new Sphere(new Vec3(0.1, 0, 0), 0.1);
    Trial trial = new Trial(inFloats, Methods.EXACT);
    Question question = trial.question(new ShapePair.InSpace(ball, ball));
    assertEquals(question.rounded(), question);
  }

  @Test
  void comparesTheQueriesThatBothAnswer() {
    Method spheres = Methods.catalogue().named("article-001-moving-spheres").orElseThrow();
    ShapePair apart =
        new ShapePair.InSpace(new Sphere(Vec3.ZERO, 1), new Sphere(new Vec3(5, 0, 0), 1));
    assertEquals(Set.of(), new Trial(spheres, Methods.EXACT).of(apart).faults());
    assertEquals(Set.of(), new Trial(spheres, Methods.ANALYTIC).of(apart).faults());
    assertEquals(Set.of(), new Trial(Methods.ANALYTIC, spheres).of(apart).faults());
  }
}
