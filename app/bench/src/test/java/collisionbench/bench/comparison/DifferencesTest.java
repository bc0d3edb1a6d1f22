package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class DifferencesTest {

  private static final Segment STICK = new Segment(Vec3.ZERO, new Vec3(4, 0, 0));
  private static final Segment OTHER = new Segment(new Vec3(1, -1, 0), new Vec3(1, 7, 0));
  private static final Question STICKS = Question.of(STICK, OTHER);
  private static final Question BALLS =
      new Question.InSpace(
          new Sphere(Vec3.ZERO, 1),
          new Vec3(2, 0, 0),
          new Sphere(new Vec3(4, 0, 0), 1),
          new Vec3(-2, 0, 0));

  private static Answer.Decided crossing(double t, double u) {
    return Answer.of(true)
        .withCrossing(
            new Crossing3.Point(t, STICK.at(t), OptionalDouble.of(u), OptionalDouble.empty()));
  }

  private static Answer.Decided sweep(double enter, double exit) {
    return Answer.nothing().withSweep(new Sweep3.Contact(enter, exit));
  }

  @Test
  void parametersDifferByTheDistanceOfTheirPoints() {
    assertEquals(
        0, Differences.ofCrossing(STICKS, crossing(0.25, 0.5), crossing(0.25, 0.5)).orElse(0));
    assertEquals(
        1, Differences.ofCrossing(STICKS, crossing(0.5, 0.5), crossing(0.25, 0.5)).orElse(0));
    assertEquals(
        2, Differences.ofCrossing(STICKS, crossing(0.25, 0.25), crossing(0.25, 0.5)).orElse(0));
  }

  @Test
  void crossingsOfDifferentKindsDifferInfinitely() {
    Answer.Decided span =
        Answer.of(true).withCrossing(new Crossing3.Span(0, 0.5, Vec3.ZERO, STICK.at(0.5)));
    Answer.Decided none = Answer.of(false).withCrossing(new Crossing3.None());
    double infinite = Double.POSITIVE_INFINITY;
    assertEquals(infinite, Differences.ofCrossing(STICKS, span, crossing(0.5, 0.5)).orElse(0));
    assertEquals(infinite, Differences.ofCrossing(STICKS, none, span).orElse(0));
    assertEquals(0, Differences.ofCrossing(STICKS, none, none).orElse(0));
    assertEquals(0, Differences.ofCrossing(STICKS, none, Answer.of(false)).orElse(0));
  }

  @Test
  void timesDifferByTheMotionBetweenThem() {
    assertEquals(0, Differences.ofSweep(BALLS, sweep(0.5, 1), sweep(0.5, 1)).orElse(0));
    assertEquals(1, Differences.ofSweep(BALLS, sweep(0.5, 1), sweep(0.25, 1)).orElse(0));
  }

  @Test
  void timesOfGrazingShapesDifferByTheirDistanceFromTouching() {
    Question grazing =
        new Question.InSpace(
            new Sphere(Vec3.ZERO, 1),
            Vec3.ZERO,
            new Sphere(new Vec3(-4, 2, 0), 1),
            new Vec3(8, 0, 0));
    double difference =
        Differences.ofSweep(grazing, sweep(0.5 - 0x1p-10, 0.5), sweep(0.5, 0.5)).orElse(0);
    assertEquals(Math.hypot(2, 0x1p-7) - 2, difference, 1e-15);
  }

  @Test
  void usesTheDepthHalfwayIfOnlyOneReportsAMeeting() {
    Answer.Decided never = Answer.nothing().withSweep(new Sweep3.Never());
    assertEquals(1, Differences.ofSweep(BALLS, sweep(0.5, 1), never).orElse(0));
    assertEquals(1, Differences.ofSweep(BALLS, never, sweep(0.5, 1)).orElse(0));
    assertEquals(0, Differences.ofSweep(BALLS, never, never).orElse(0));
  }
}
