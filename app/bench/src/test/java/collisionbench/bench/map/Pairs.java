package collisionbench.bench.map;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.ShapeNumber;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;

/// The pairs that maps are tested with.
final class Pairs {

  static final Body2 CIRCLE = new Body2("circle", new Circle(new Vec2(1.5, 0.1), 0.5));
  static final Body2 SECTOR =
      new Body2("sector", new Sector(new Vec2(1.5, 0), 1.3, new Vec2(-1, 0), Math.toRadians(270)));
  static final Body3 BALL = new Body3("ball", new Sphere(new Vec3(-0.3, 1.1, 0), 0.6));
  static final Body3 BOX =
      new Body3(
          "box",
          new Box(
              new Vec3(-0.3, 1.1, 0),
              new Vec3(0.9, 0.6, 0.7),
              new Rotation(0.080688, 0.268959, 0.107584, 0.953717)));

  /// The pair of the first error in the articles.
  static final Body3 SMALL = new Body3("small", new Sphere(new Vec3(1000.3, 1.1, 0), 0.28));

  static final Body3 LONG =
      new Body3("long", new Capsule(new Vec3(0, 0.5, 0), new Vec3(2000, 0.5, 0), 0.3));

  static final Body3 STICK =
      new Body3("stick", new Segment(new Vec3(-0.9, 0.5, 1), new Vec3(0.9, 1.2, -1)));

  static final Body3 TRIANGLE =
      new Body3(
          "triangle",
          new Triangle(new Vec3(-1.2, 0.1, 0.3), new Vec3(1.4, 0.3, -0.5), new Vec3(0, 2.2, -0.2)));

  private Pairs() {}

  static Method named(String name) {
    return Methods.catalogue().named(name).orElseThrow();
  }

  static PairField flat(Method method) {
    return new PairField(CIRCLE, SECTOR, true, method);
  }

  static PairField solid(Method method) {
    return new PairField(BALL, BOX, true, method);
  }

  static PairField sticks(Method method) {
    return new PairField(STICK, TRIANGLE, true, method);
  }

  /// {@return the pairs whose maps are small, by each of some methods that are wrong}
  static Stream<PairField> wrong() {
    return Stream.of(
            new Rimmed(0.05),
            new Rimmed(-1e-9),
            FakeMethod.overlap("never", _ -> Answer.of(false)),
            saying("silent", d -> Math.abs(d) <= 0.07 ? Answer.unanswered() : Answer.of(d <= 0)),
            saying("stripes", d -> Answer.of(d <= 0 || (d >= 0.1 && d <= 0.25))),
            FakeMethod.overlap("one side", q -> Answer.of(distance(q) <= (x(q) > -0.1 ? 0.1 : 0))))
        .flatMap(method -> Stream.of(flat(method), solid(method), sticks(method)));
  }

  private static Method saying(String name, DoubleFunction<Answer> says) {
    return FakeMethod.overlap(name, question -> says.apply(distance(question)));
  }

  /// {@return the first number of the first body}
  private static double x(Question question) {
    return ShapeNumber.all(ShapePair.of(question)).getFirst().value();
  }

  static double distance(Question question) {
    return Methods.ANALYTIC.answer(question, Query.SEPARATION) instanceof Answer.Decided decided
        ? decided.distance().orElseThrow()
        : Double.NaN;
  }

  /// The library with a planted mistake: it says yes up to a distance, and counts questions.
  record Rimmed(double rim, AtomicInteger asked) implements Method {

    Rimmed(double rim) {
      this(rim, new AtomicInteger());
    }

    @Override
    public String name() {
      return "rimmed";
    }

    @Override
    public String source() {
      return "A test.";
    }

    @Override
    public boolean alwaysReturns() {
      return true;
    }

    @Override
    public Set<Query> answers(Pair pair) {
      return EnumSet.of(Query.OVERLAP);
    }

    @Override
    public Answer answer(Question question, Set<Query> queries, Steps steps) {
      asked.incrementAndGet();
      return Answer.of(distance(question) <= rim);
    }
  }
}
