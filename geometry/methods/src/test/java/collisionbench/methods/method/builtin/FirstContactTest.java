package collisionbench.methods.method.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Kind.Draw;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The laws of where moving shapes first touch.
class FirstContactTest {

  private static final int CASES = 12;
  private static final double CLOSE = 1e-9;

  private static Answer.Decided swept(Question question) {
    return (Answer.Decided) Methods.ANALYTIC.answer(question, Query.SWEEP);
  }

  private static Separation3 separation(Question question) {
    return switch (question) {
      case Question.InSpace q -> Separation3.between(q.a(), q.b());
      case Question.InPlane q -> Lifted.of(Separation2.between(q.a(), q.b()));
    };
  }

  /// {@return the same question with B moved}
  private static Question moved(Question question, Vec3 by) {
    return switch (question) {
      case Question.InSpace q -> Question.of(q.a(), q.b().translated(by));
      case Question.InPlane q -> Question.of(q.a(), q.b().translated(Lifted.flat(by)));
    };
  }

  private static void requireLaws(Question question, double size) {
    Answer.Decided answer = swept(question);
    if (!(answer.sweep().orElseThrow() instanceof Sweep3.Contact(double enter, double _))) {
      assertEquals(Optional.empty(), answer.contact(), question::toString);
      return;
    }
    Separation3 contact = answer.contact().orElseThrow();
    requireSwapped(contact, question);
    if (enter == 0) {
      assertEquals(separation(question), contact, question::toString);
      return;
    }
    assertEquals(
        0, contact.pointA().minus(contact.pointB()).length(), CLOSE * size, question::toString);
    assertEquals(1, contact.normal().length(), CLOSE, question::toString);
    if (areConvex(question)) {
      requireSeparating(contact.normal(), question.at(enter).orElseThrow(), size);
      requireSeparating(contact.normal(), question.at(0.9 * enter).orElseThrow(), size);
    }
  }

  private static boolean areConvex(Question question) {
    return !(question instanceof Question.InPlane q)
        || Stream.of(q.a(), q.b())
            .noneMatch(shape -> shape instanceof Sector sector && sector.angle() > Math.PI);
  }

  /// Shapes that are equal but for their place have no order, so that either may come first.
  private static void requireSwapped(Separation3 contact, Question question) {
    Separation3 back = swept(question.swapped()).contact().orElseThrow().swapped();
    assertEquals(contact.distance(), back.distance(), question::toString);
    boolean isSame = contact.equals(back);
    assertTrue(
        isSame || question.pair().a() == question.pair().b(),
        () -> question + ": " + contact + ", swapped " + back);
  }

  /// A direction separates two shapes if and only if the gap grows as fast as B moves along it.
  private static void requireSeparating(Vec3 normal, Question apart, double size) {
    double distance = separation(moved(apart, normal.times(size))).distance();
    assertTrue(distance >= size * (1 - CLOSE), () -> apart + ": " + normal + ", " + distance);
  }

  @ParameterizedTest
  @EnumSource(Draw.class)
  void lawsHoldInSpace(Draw draw) {
    Random random = new Random(20261128);
    for (Kind kindA : Kind.values()) {
      for (Kind kindB : Kind.values()) {
        for (int i = 0; i < CASES; i++) {
          Shape3 a = kindA.next(draw, random);
          Shape3 b = kindB.next(draw, random);
          Vec3 motionA = Oracle.gaussian(random).times(4);
          Vec3 motionB = Oracle.gaussian(random).times(4);
          Vec3 away = motionA.minus(motionB).times(random.nextInt(2) * 0.5);
          double size = Oracle.scale(a, b) + motionA.largest() + motionB.largest();
          requireLaws(new Question.InSpace(a, motionA, b.translated(away), motionB), size);
        }
      }
    }
  }

  @Test
  void lawsHoldInThePlane() {
    Random random = new Random(20261128);
    Pair.all()
        .flatMap(pair -> pair.cases(CASES))
        .forEach(c -> {
          Vec2 motion = new Vec2(random.nextGaussian(), random.nextGaussian()).times(8);
          Vec2 away = motion.times(-0.5);
          double size =
              c.a().bounds().and(c.b().bounds()).size().length() + motion.length() + away.length();
          requireLaws(new Question.InPlane(c.a(), Vec2.ZERO, c.b().translated(away), motion), size);
        });
  }

  /// As a shape comes near, its normal tends to that of the first contact.
  @Test
  void normalIsThatOfTheDistanceJustBefore() {
    Random random = new Random(20261128);
    List<Kind> kinds = List.of(Kind.values());
    int met = 0;
    for (int i = 0; i < 2000; i++) {
      Shape3 a = kinds.get(i % kinds.size()).next(Draw.ORDINARY, random);
      Shape3 b = kinds.get(i / 7 % kinds.size()).next(Draw.ORDINARY, random);
      Vec3 motion = Oracle.gaussian(random).times(8);
      Question question =
          new Question.InSpace(a, Vec3.ZERO, b.translated(motion.times(-0.5)), motion);
      Answer.Decided answer = swept(question);
      if (answer.sweep().orElseThrow() instanceof Sweep3.Contact(double enter, double _)
          && enter > 0) {
        met++;
        Vec3 before = separation(question.at(enter - 1e-8).orElseThrow()).normal();
        Vec3 normal = answer.contact().orElseThrow().normal();
        assertEquals(0, before.minus(normal).length(), 1e-4, question::toString);
      }
    }
    assertTrue(met > 500, "only " + met + " met");
  }

  /// Faces, sides and edges that arrive flat on a tilted face have its normal, near the origin and
  /// far from it.
  @ParameterizedTest
  @ValueSource(doubles = {1, 1e4, 1e7})
  void flatArrivalHasTheNormalOfTheFace(double far) {
    Random random = new Random(20261128);
    for (int i = 0; i < 100; i++) {
      Rotation turn = Rotation.about(Oracle.gaussian(random), random.nextDouble(6));
      Vec3 at = Oracle.gaussian(random).times(far);
      Box ground = new Box(at, new Vec3(2, 0.5, 2), turn);
      Vec3 up = turn.apply(Vec3.Y);
      Vec3 start = at.plus(3, up).plus(turn.apply(new Vec3(0.5 - random.nextDouble(), 0, 0)));
      Vec3 end = start.plus(turn.apply(new Vec3(1, 0, 0.25)));
      Vec3 third = start.plus(turn.apply(new Vec3(0.25, 0, 1)));
      Box cube = new Box(start, new Vec3(0.5, 0.5, 0.5), turn);
      List<Shape3> arriving =
          List.of(
              cube,
              new Hull(cube.corners()),
              new Triangle(start, end, third),
              new Segment(start, end),
              new Capsule(start, end, 0.25),
              new Sphere(start, 0.5));
      for (Shape3 shape : arriving) {
        Question question =
            new Question.InSpace(ground, Vec3.ZERO, shape, up.times(-4).plus(turn.apply(Vec3.X)));
        Vec3 normal = swept(question).contact().orElseThrow().normal();
        assertEquals(0, normal.minus(up).length(), 1e-15 * (far + 10), question::toString);
      }
    }
  }

  @Test
  void contactBeyondDoublesIsAbsent() {
    Sphere ball = new Sphere(new Vec3(1.5e308, 0, 0), 1e300);
    Vec3 on = new Vec3(1.5e308, 0, 0);
    Question question =
        new Question.InSpace(
            ball, on, new Sphere(new Vec3(1.5e308, 1e305, 0), 1e300), on.plus(-4e305, Vec3.Y));
    Answer.Decided answer = swept(question);
    assertTrue(answer.sweep().orElseThrow() instanceof Sweep3.Contact, answer::toString);
    assertEquals(Optional.empty(), answer.contact());
  }
}
