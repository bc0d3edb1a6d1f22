package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/// Questions to methods in floats, from a seed. In every other, the ball is as large as to touch,
/// as nearly as floats can; segments lie in one plane, on one line, or as far apart as article
/// 002's slack.
final class NearTouch {

  /// Article 002's.
  private static final float SLACK = 0.01f;

  private final Random random = new Random(26);
  private double scale = 1;

  private NearTouch() {}

  static List<Question> questions(Pair pair, int count) {
    NearTouch near = new NearTouch();
    return Stream.generate(() -> near.next(pair).rounded()).limit(count).toList();
  }

  /// Most are of an ordinary size, and some so small or large that squares leave the floats.
  private Question next(Pair pair) {
    scale = random.nextInt(8) == 0 ? Math.scalb(1.0, random.nextInt(160) - 80) : 1;
    if (pair.isFlat()) {
      return withDisc(pair.has(Kind.CAPSULE_2D) ? capsule2() : sector());
    }
    return pair.hasSegment() ? segments() : withBall(pair.has(Kind.BOX) ? box() : capsule());
  }

  private Question withBall(Shape3 other) {
    Vec3 center = point();
    double distance = Separation3.between(new Sphere(center, 0), other).distance();
    return Question.of(new Sphere(center, radius(distance)), other);
  }

  private Question withDisc(Shape2 other) {
    Vec2 center = flat();
    double distance = Separation2.between(new Point2(center), other).distance();
    return Question.of(new Circle(center, radius(distance)), other);
  }

  private double radius(double distance) {
    return random.nextBoolean() ? Math.max(distance, 0) : size();
  }

  private Question segments() {
    Segment a = new Segment(point(), point());
    Vec3 along = a.end().minus(a.start());
    Vec3 on = a.start().plus(random.nextDouble(), along);
    Vec3 beside = a.end().plus(new Vec3(SLACK, 0, 0));
    Segment b =
        switch (random.nextInt(7)) {
          case 0 -> new Segment(on, point());
          case 1 -> new Segment(on.minus(point()), on.plus(point()));
          case 2 -> new Segment(a.start(), on.plus(along));
          case 3 -> new Segment(point(), a.end().plus(along));
          case 4 -> new Segment(beside, beside.plus(point()));
          default -> new Segment(point(), point());
        };
    return Question.of(a, b);
  }

  private Capsule capsule() {
    return new Capsule(point(), point(), random.nextBoolean() ? 0 : size());
  }

  private Capsule2 capsule2() {
    return new Capsule2(flat(), flat(), random.nextBoolean() ? 0 : size());
  }

  private Box box() {
    Rotation turn =
        new Rotation(
            random.nextGaussian(), random.nextGaussian(), random.nextInt(3), random.nextInt(3));
    return new Box(point(), new Vec3(size(), size(), size()), turn);
  }

  private Sector sector() {
    double turn = random.nextDouble(2 * Math.PI);
    Vec2 direction = new Vec2(Math.cos(turn), Math.sin(turn));
    return new Sector(flat(), size(), direction, Math.toRadians(1 + random.nextInt(360)));
  }

  private double size() {
    return Math.abs(number());
  }

  private Vec3 point() {
    return new Vec3(number(), number(), number());
  }

  private Vec2 flat() {
    return new Vec2(number(), number());
  }

  private double number() {
    double number =
        switch (random.nextInt(4)) {
          case 0 -> random.nextInt(9) - 4;
          case 1 -> (random.nextInt(65) - 32) / 8.0;
          default -> random.nextGaussian();
        };
    return scale * number;
  }
}
