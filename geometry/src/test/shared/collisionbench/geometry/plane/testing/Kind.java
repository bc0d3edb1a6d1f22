package collisionbench.geometry.plane.testing;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

/// The kinds of shape, each with a random generator.
public enum Kind {
  POINT,
  CIRCLE,
  CAPSULE,
  SEGMENT,
  SECTOR,
  POLYGON;

  public Shape2 random(Numbers numbers) {
    return switch (this) {
      case POINT -> new Point2(numbers.place());
      case CIRCLE -> new Circle(numbers.place(), numbers.radius());
      case CAPSULE -> {
        Vec2 start = numbers.place();
        yield new Capsule2(start, end(start, numbers), numbers.radius());
      }
      case SEGMENT -> {
        Vec2 start = numbers.place();
        yield new Segment2(start, end(start, numbers));
      }
      case SECTOR ->
          new Sector(numbers.place(), numbers.radius(), numbers.direction(), numbers.angle());
      case POLYGON -> polygon(numbers);
    };
  }

  private static Vec2 end(Vec2 start, Numbers numbers) {
    return numbers.oneIn(8) ? start : numbers.place();
  }

  private static Polygon polygon(Numbers numbers) {
    while (true) {
      java.util.List<Vec2> points = new java.util.ArrayList<>();
      for (int i = 0; i < 3 + numbers.below(5); i++) {
        points.add(numbers.place());
      }
      java.util.List<Vec2> hull = Outline.hull(points);
      if (hull.size() >= 3) {
        return Polygon.ofRounded(hull);
      }
    }
  }
}
