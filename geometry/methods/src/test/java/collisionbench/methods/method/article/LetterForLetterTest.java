package collisionbench.methods.method.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.article.Unity.Vector;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The methods in floats answer to the last bit what the articles' code does, on numbers of any
/// size: whole ones, which often touch, tiny ones, and those whose squares overflow.
class LetterForLetterTest {

  private static final int CASES = 20_000;

  private final Random random = new Random(20261125);
  private float scale;

  private float number() {
    return switch (random.nextInt(3)) {
      case 0 -> scale * (random.nextInt(9) - 4);
      case 1 -> scale * (random.nextInt(65) - 32) / 8;
      default -> scale * (float) random.nextGaussian();
    };
  }

  private void nextScale() {
    scale = random.nextInt(4) == 0 ? Math.scalb(1f, random.nextInt(240) - 140) : 1;
  }

  private Vec3 point() {
    return new Vec3(number(), number(), number());
  }

  private Vec2 flat() {
    return new Vec2(number(), number());
  }

  private static Vector vector(Vec3 v) {
    return new Vector((float) v.x(), (float) v.y(), (float) v.z());
  }

  private static Vector vector(Vec2 v) {
    return new Vector((float) v.x(), (float) v.y(), 0);
  }

  private static void assertOverlap(boolean expected, Method method, Question question) {
    assertEquals(question.rounded(), question);
    Answer.Decided answer = assertInstanceOf(Answer.Decided.class, method.answer(question));
    assertEquals(expected, answer.overlap().orElseThrow(), question::toString);
  }

  @Test
  void capsuleAndSphere() {
    for (int i = 0; i < CASES; i++) {
      nextScale();
      Sphere s = new Sphere(point(), Math.abs(number()));
      Capsule c = new Capsule(point(), point(), Math.abs(number()));
      boolean expected =
          Unity.IsIntersect(
              vector(s.center()),
              (float) s.radius(),
              vector(c.start()),
              vector(c.end()),
              (float) c.radius());
      assertOverlap(expected, new CapsuleSphere(Floats.EACH), Question.of(c, s));
    }
  }

  @Test
  void segments() {
    for (int i = 0; i < CASES; i++) {
      nextScale();
      Segment a = new Segment(point(), point());
      Segment b =
          switch (random.nextInt(4)) {
            case 0 -> new Segment(point(), point());
            case 1 -> new Segment(a.end(), point());
            case 2 -> new Segment(point(), a.start());
            default -> new Segment(a.start(), a.start());
          };
      Question question = Question.of(a, b);
      Vector start1 = vector(a.start());
      Vector end1 = vector(a.end());
      Vector start2 = vector(b.start());
      Vector end2 = vector(b.end());
      boolean expected = Unity.CheckLineCross(start1, end1, start2, end2);
      assertOverlap(expected, new CheckLineCross(Floats.EACH), question);
      float squared = Unity.GetClosestDistanceBetweenLinesSqr(start1, end1, start2, end2);
      Answer.Decided answer =
          assertInstanceOf(Answer.Decided.class, new SegmentDistance(Floats.EACH).answer(question));
      float distance = (float) answer.distance().orElseThrow();
      assertEquals((float) Math.sqrt(squared), distance, question::toString);
    }
  }

  @Test
  void circleAndCapsule() {
    for (int i = 0; i < CASES; i++) {
      nextScale();
      Circle o = new Circle(flat(), Math.abs(number()));
      Capsule2 c = new Capsule2(flat(), flat(), Math.abs(number()));
      Vector start = vector(c.start());
      boolean expected =
          Unity.Capsule(
              start,
              vector(c.end()).minus(start),
              (float) c.radius(),
              vector(o.center()),
              (float) o.radius());
      assertOverlap(expected, new CircleCapsule(Floats.EACH), Question.of(o, c));
    }
  }

  @Test
  void circleAndSector() {
    for (int i = 0; i < CASES; i++) {
      nextScale();
      Circle o = new Circle(flat(), Math.abs(number()));
      float degrees = 1 + random.nextInt(360);
      Vec2 direction = new Vec2(random.nextInt(4) + 0.125, random.nextInt(4));
      Sector sector = new Sector(flat(), Math.abs(number()), direction, Math.toRadians(degrees));
      boolean expected =
          Unity.Sector(
              vector(sector.center()),
              (float) sector.radius(),
              vector(sector.direction()),
              degrees,
              vector(o.center()),
              (float) o.radius());
      assertOverlap(expected, new CircleSector(Floats.EACH), Question.of(sector, o));
    }
  }

  @Test
  void sphereAndBox() {
    for (int i = 0; i < CASES; i++) {
      nextScale();
      Vec3 e = point();
      Rotation turn = new Rotation(0.6f, 0, random.nextInt(2) * 0.5f, 0.8f);
      Vec3 half = new Vec3(Math.abs(e.x()), Math.abs(e.y()), Math.abs(e.z()));
      Box box = new Box(point(), half, turn);
      Sphere s = new Sphere(point(), Math.abs(number()));
      FloatRotation axes = FloatRotation.of(turn);
      Vector[] rows = {
        new Vector(axes.x().x(), axes.y().x(), axes.z().x()),
        new Vector(axes.x().y(), axes.y().y(), axes.z().y()),
        new Vector(axes.x().z(), axes.y().z(), axes.z().z())
      };
      boolean expected =
          Unity.IntersectSphereBox(
              vector(s.center()), (float) s.radius(), vector(box.center()), rows, vector(half));
      assertOverlap(expected, new SphereBox(Floats.EACH), Question.of(s, box));
    }
  }
}
