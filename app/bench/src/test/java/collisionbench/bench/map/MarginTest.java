package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.Judge;
import collisionbench.bench.comparison.ShapeNumber;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MarginTest {

  /// The parts of the way to a flip at whose ends the answer is asked for.
  private static final int BETWEEN = 8;

  private static List<Margin> of(PairField field) {
    return Margin.of(field, () -> false).orElseThrow();
  }

  static Stream<PairField> pairs() {
    Body3 ball = new Body3("ball", new Sphere(new Vec3(0.3, 1.7, -0.4), 0.6));
    Body3 capsule = new Body3("capsule", new Capsule(Vec3.ZERO, new Vec3(1, 0.2, 0), 0.5));
    Body3 hull =
        new Body3(
            "hull",
            new Hull(
                List.of(
                    new Vec3(0.9, 0.1, 0.2),
                    new Vec3(2, 0.3, 0.1),
                    new Vec3(1.1, 1.4, -0.2),
                    new Vec3(1.3, 0.4, 1.7))));
    Body2 disc = new Body2("disc", new Circle(new Vec2(0, 0), 1));
    Body2 point = new Body2("point", new Point2(new Vec2(0.4, 0.6)));
    Body2 line = new Body2("line", new Segment2(new Vec2(-1, 0.3), new Vec2(2, 1)));
    Body2 polygon =
        new Body2(
            "polygon",
            new Polygon(List.of(new Vec2(0, 0), new Vec2(1, 0), new Vec2(1, 1), new Vec2(0, 2))));
    return Stream.of(
            new PairField(ball, capsule, true, Methods.SAT),
            new PairField(capsule, Pairs.BOX, true, Methods.SAT),
            Pairs.sticks(Pairs.named("article-001-segment-triangle")),
            new PairField(ball, Pairs.STICK, true, Methods.GJK),
            new PairField(disc, Pairs.SECTOR, true, Methods.GJK),
            new PairField(point, polygon, false, Pairs.named("article-001-point-polygon")),
            new PairField(line, disc, true, Methods.GJK),
            new PairField(line, polygon, true, Methods.SAT),
            new PairField(point, disc, true, Methods.ANALYTIC),
            new PairField(hull, Pairs.BOX, true, Methods.SAT),
            Pairs.flat(Pairs.named("article-003-circle-sector")))
        .flatMap(field -> Stream.of(field, field.by(Methods.EXACT)));
  }

  private static boolean touches(PairField field, Margin margin, double value) {
    ShapePair shapes = ShapePair.of(field.question(Vec3.ZERO).orElseThrow());
    List<ShapeNumber> numbers = new ArrayList<>(ShapeNumber.all(shapes));
    int index = index(field, margin);
    numbers.set(index, numbers.get(index).with(value));
    return Judge.JUDGE.answer(
                ShapeNumber.rebuilt(shapes, numbers).orElseThrow().question(), Query.OVERLAP)
            instanceof Answer.Decided decided
        && decided.overlap().orElseThrow();
  }

  /// The place of a margin's number among all numbers of the pair.
  private static int index(PairField field, Margin margin) {
    int index = margin.component();
    for (var body : field.inOrder()) {
      for (int f = 0; f < body.type().fields().size(); f++) {
        if (body.id().equals(margin.body()) && body.type().fields().get(f).equals(margin.field())) {
          return index;
        }
        index += body.values().get(f).numbers().length;
      }
    }
    throw new AssertionError(margin);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void exactArithmeticFlipsAtTheValueAndNotOneBitBefore(PairField field) {
    List<Margin> margins = of(field);
    assertFalse(margins.isEmpty());
    for (Margin margin : margins) {
      boolean now = touches(field, margin, margin.value());
      for (Margin.Flip flip : margin.exact().stream().toList()) {
        assertFalse(flip.flickers());
        boolean isUp = flip.value() > margin.value();
        double before = isUp ? Math.nextDown(flip.value()) : Math.nextUp(flip.value());
        double after = isUp ? Math.nextUp(flip.value()) : Math.nextDown(flip.value());
        assertEquals(now, touches(field, margin, before), margin::toString);
        assertEquals(!now, touches(field, margin, flip.value()), margin::toString);
        assertEquals(!now, touches(field, margin, after), margin::toString);
        for (int k = 1; k < BETWEEN; k++) {
          double between = margin.value() + k * (before - margin.value()) / BETWEEN;
          assertEquals(now, touches(field, margin, between), margin::toString);
        }
      }
      if (field.method().equals(Methods.EXACT)) {
        assertEquals(margin.exact(), margin.method());
      }
    }
  }

  /// Every change by 1/64 of a unit of every number is tried.
  @Test
  void noNumberFlipsNearerThanTheMargins() {
    PairField field =
        new PairField(
            new Body2("a", new Circle(new Vec2(0, 0), 1)),
            new Body2("b", new Circle(new Vec2(1.7, 1.2), 0.8)),
            true,
            Methods.EXACT);
    List<Margin> margins = of(field);
    assertEquals(5, margins.size());
    double last = change(margins.getLast());
    for (Margin margin : margins) {
      int nearest = 1;
      boolean now = touches(field, margin, margin.value());
      while (touches(field, margin, margin.value() + nearest / 64.0) == now
          && touches(field, margin, least(margin, nearest / 64.0)) == now) {
        nearest++;
      }
      assertEquals(nearest / 64.0, change(margin), 1 / 64.0);
      assertTrue(change(margin) <= last);
    }
  }

  private static double least(Margin margin, double change) {
    double least = margin.value() - change;
    return margin.field().name().equals("radius") ? Math.max(0, least) : least;
  }

  private static double change(Margin margin) {
    return Math.abs(margin.exact().orElseThrow().value() - margin.value());
  }

  @Test
  void aRadiusShrinksAtMostToZero() {
    PairField field =
        new PairField(
            new Body2("a", new Circle(new Vec2(0, 0), 1)),
            new Body2("b", new Circle(new Vec2(0, 0), 0.5)),
            true,
            Methods.EXACT);
    for (Margin margin : of(field)) {
      assertTrue(margin.exact().stream().allMatch(flip -> margin.field().name().equals("center")));
    }
  }

  @Test
  void aMethodThatIsWrongHasAnotherMargin() {
    Body3 ball = new Body3("ball", new Sphere(new Vec3(2.5, 0, 0), 1));
    PairField field =
        new PairField(
            ball, new Body3("other", new Sphere(Vec3.ZERO, 1)), true, new Pairs.Rimmed(0.25));
    Margin x =
        of(field).stream()
            .filter(margin -> margin.field().name().equals("center") && margin.component() == 0)
            .findFirst()
            .orElseThrow();
    assertEquals(2, x.value() == 2.5 ? x.exact().orElseThrow().value() : 2);
    assertEquals(0.25, Math.abs(x.method().orElseThrow().value() - x.value()), 1e-12);
    assertEquals(0.5, Math.abs(x.exact().orElseThrow().value() - x.value()), 1e-12);
  }

  @Test
  void aMethodThatFlipsBackAndForthFlickers() {
    Method method =
        FakeMethod.overlap(
            "stripes",
            question -> {
              double x = ShapeNumber.all(ShapePair.of(question)).getFirst().value();
              return Answer.of((x > 0.3 && x < 0.4) || x > 1);
            });
    PairField field =
        new PairField(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(new Vec3(3, 0, 0), 1)),
            true,
            method);
    Margin x = of(field).getFirst();
    assertEquals(Optional.of(new Margin.Flip(Math.nextUp(1.0), true)), x.method());
    assertFalse(x.exact().orElseThrow().flickers());
  }

  @Test
  void aMethodWithoutAnAnswerHasNoMargin() {
    PairField field = Pairs.solid(FakeMethod.overlap("none", _ -> Answer.unanswered()));
    assertTrue(of(field).stream().allMatch(margin -> margin.method().isEmpty()));
    assertEquals(5, of(field).size());
    assertEquals(Optional.empty(), Margin.of(field, () -> true));
  }
}
