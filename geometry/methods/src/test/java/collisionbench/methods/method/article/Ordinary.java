package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/// Questions about moving shapes of ordinary size and place, from a seed.
record Ordinary(Random random) {

  static Stream<Question> questions(Pair pair, int count) {
    Ordinary ordinary = new Ordinary(new Random(30));
    return Stream.generate(() -> ordinary.question(pair)).limit(count);
  }

  private Question question(Pair pair) {
    return pair.isFlat()
        ? new Question.InPlane(flat(pair.a()), point2(), flat(pair.b()), point2())
        : new Question.InSpace(solid(pair.a()), point(), solid(pair.b()), point());
  }

  private double number() {
    return random.nextDouble(-3, 3);
  }

  private double size() {
    return random.nextDouble(0.1, 1.5);
  }

  Vec3 point() {
    return new Vec3(number(), number(), number());
  }

  Vec2 point2() {
    return new Vec2(number(), number());
  }

  private Shape3 solid(Kind kind) {
    return switch (kind) {
      case SPHERE -> new Sphere(point(), size());
      case CAPSULE -> new Capsule(point(), point(), size());
      case BOX ->
          new Box(
              point(),
              new Vec3(size(), size(), size()),
              new Rotation(number(), number(), number(), number()));
      case SEGMENT -> new Segment(point(), point());
      case TRIANGLE -> new Triangle(point(), point(), point());
      case HULL -> new Hull(Stream.generate(this::point).limit(random.nextInt(1, 9)).toList());
      default -> throw new IllegalArgumentException("not a kind in space: " + kind);
    };
  }

  private Shape2 flat(Kind kind) {
    return switch (kind) {
      case POINT -> new Point2(point2());
      case CIRCLE -> new Circle(point2(), size());
      case CAPSULE_2D -> new Capsule2(point2(), point2(), size());
      case SEGMENT_2D -> new Segment2(point2(), point2());
      case SECTOR -> new Sector(point2(), 2 * size(), point2().unit(), random.nextDouble(0.2, 6));
      case POLYGON -> {
        Vec2 c = point2();
        double r = 2 * size();
        yield new Polygon(
            List.of(
                c.plus(r, Vec2.X),
                c.plus(r, new Vec2(0.3, 0.9)),
                c.plus(r, new Vec2(-0.8, 0.5)),
                c.plus(r, new Vec2(-0.2, -0.9))));
      }
      default -> throw new IllegalArgumentException("not a kind in the plane: " + kind);
    };
  }
}
