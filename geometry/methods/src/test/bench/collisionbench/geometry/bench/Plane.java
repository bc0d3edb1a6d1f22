package collisionbench.geometry.bench;

import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.methods.exact.Exact2;
import java.util.ArrayList;
import java.util.List;

/// Two dimensions. A `sector` is at most half a disc, so that peers can answer; a `horseshoe` is
/// larger.
final class Plane implements Field<Shape2> {

  static final List<String> KINDS =
      List.of("point", "circle", "capsule", "segment", "sector", "polygon");

  /// The motion of the first shape of a sweep.
  static final Vec2 MOTION = new Vec2(4, 1);

  @Override
  public Shape2 draw(String kind, Draw draw) {
    return switch (kind) {
      case "point" -> new Point2(place(draw));
      case "circle" -> new Circle(place(draw), draw.size());
      case "capsule" -> {
        Vec2 start = place(draw);
        yield new Capsule2(start, draw.pointLike() ? start : place(draw), draw.size());
      }
      case "segment" -> {
        Vec2 start = place(draw);
        yield new Segment2(start, draw.pointLike() ? start : place(draw));
      }
      case "sector" -> sector(draw, Math.PI / 6, Math.PI);
      case "horseshoe" -> sector(draw, Math.PI, Sector.FULL_TURN);
      case "polygon" -> polygon(draw);
      default -> throw new IllegalArgumentException("no such kind in the plane: " + kind);
    };
  }

  private static Vec2 place(Draw draw) {
    return new Vec2(draw.place(), draw.place());
  }

  private static Sector sector(Draw draw, double least, double most) {
    boolean quarters = draw.step() > 0;
    double angle =
        quarters
            ? draw.random().nextBoolean() ? most : most - Math.PI / 2
            : draw.random().nextDouble(least, most);
    Vec2 direction = place(draw);
    return new Sector(
        place(draw), draw.size(), direction.equals(Vec2.ZERO) ? Vec2.X : direction, angle);
  }

  /// {@return three to six corners on an ellipse; on or near a grid, a rectangle or half of one}
  private static Polygon polygon(Draw draw) {
    Vec2 center = place(draw);
    double width = Math.max(draw.size(), 0.1);
    double height = Math.max(draw.size(), 0.1);
    boolean grid = draw.step() > 0;
    int count = draw.random().nextInt(3, grid ? 5 : 7);
    double start = grid ? -0.75 * Math.PI : draw.random().nextDouble(Math.PI);
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double angle = start + i * (grid ? Math.PI / 2 : 2 * Math.PI / count);
      double x = grid ? Math.signum(Math.cos(angle)) : Math.cos(angle);
      double y = grid ? Math.signum(Math.sin(angle)) : Math.sin(angle);
      double tilt = draw.noise() * draw.random().nextDouble(-1, 1);
      corners.add(center.plus(new Vec2(width * x + tilt, height * y - tilt)));
    }
    return Polygon.ofRounded(corners);
  }

  /// {@return the coordinates of the corners in order, for peers that store floats}
  static float[] floats(Polygon polygon) {
    List<Vec2> corners = polygon.vertices();
    float[] floats = new float[2 * corners.size()];
    for (int i = 0; i < corners.size(); i++) {
      floats[2 * i] = (float) corners.get(i).x();
      floats[2 * i + 1] = (float) corners.get(i).y();
    }
    return floats;
  }

  @Override
  public double distance(Shape2 a, Shape2 b) {
    return Separation2.between(a, b).distance();
  }

  @Override
  public Shape2 pushed(Shape2 a, Shape2 b, double distance) {
    Separation2 now = Separation2.between(a, b);
    return b.translated(now.normal().times(distance - now.distance()));
  }

  @Override
  public Shape2 centered(Shape2 a, Shape2 b) {
    return b.translated(a.bounds().center().minus(b.bounds().center()));
  }

  @Override
  public Shape2 moved(Shape2 shape, double by) {
    return shape.translated(new Vec2(by, by));
  }

  @Override
  public Shape2 inTheWay(Shape2 a, Shape2 b, Draw draw) {
    Vec2 beside = place(draw);
    return centered(a, b).translated(beside.plus(draw.random().nextDouble(0, 1.2), MOTION));
  }

  @Override
  public double size(Shape2 shape) {
    Bounds2 bounds = shape.bounds();
    return Math.max(size(bounds.min()), size(bounds.max()));
  }

  private static double size(Vec2 point) {
    return Math.max(Math.abs(point.x()), Math.abs(point.y()));
  }

  @Override
  public boolean touch(Shape2 a, Shape2 b) {
    return Exact2.overlap(a, b);
  }

  @Override
  public double exactDistance(Shape2 a, Shape2 b) {
    return Exact2.signedDistance(a, b);
  }
}
