package collisionbench.app.viewport.map;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.Places;
import collisionbench.bench.map.Spot;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// Where a map lies in the scene: the middle of each place is where the center of the moved body
/// would be.
public record MapFrame(Vec3 center, Places places) {

  /// The sine of the angle below which a map counts as seen edge-on.
  private static final double EDGE_ON = 1e-3;

  public static MapFrame of(AnswerMap map) {
    return new MapFrame(map.field().moved().center(), map.places());
  }

  /// {@return the point of the scene at a spot}
  public Vec3 at(double i, double j) {
    return center.plus(places.at(i, j));
  }

  /// {@return the lower left corner of the first place}
  Vec3 corner() {
    return at(-0.5, -0.5);
  }

  /// {@return the lower side of the map, from the corner}
  Vec3 across() {
    return at(places.columns() - 0.5, -0.5).minus(corner());
  }

  /// {@return the left side of the map, from the corner}
  Vec3 up() {
    return at(-0.5, places.rows() - 0.5).minus(corner());
  }

  /// {@return the camera that looks at the map head-on and sees just the whole of it in a square
  /// picture without perspective}
  ///
  /// @param side a camera on the side of the map to look from
  public Camera facing(Camera side) {
    Vec3 normal = across().unit().cross(up().unit()).unit();
    Vec3 eye = side.towardsEye().dot(normal) < 0 ? normal.negated() : normal;
    Camera turned =
        side.facing(
            Math.atan2(eye.x() + 0.0, eye.z() + 0.0), Math.asin(Math.clamp(eye.y(), -1, 1)));
    double half =
        Stream.of(across().plus(up()), across().minus(up()))
            .flatMapToDouble(diagonal ->
                DoubleStream.of(diagonal.dot(turned.right()), diagonal.dot(turned.up())))
            .map(extent -> Math.abs(extent) / 2)
            .max()
            .orElseThrow();
    Vec3 middle = corner().plus(0.5, across()).plus(0.5, up());
    double distance = half / Math.tan(Camera.FIELD_OF_VIEW / 2);
    return new Camera(middle, distance, turned.azimuth(), turned.elevation());
  }

  /// {@return the spot at a pixel; empty beside the map, or where it is seen edge-on}
  public Optional<Spot> at(Projection projection, Point2D pixel) {
    Vec3 across = across();
    Vec3 up = up();
    Vec3 normal = across.unit().cross(up.unit()).unit();
    Projection.Ray ray = projection.ray(pixel.getX(), pixel.getY());
    double slope = ray.direction().dot(normal);
    double way = corner().minus(ray.origin()).dot(normal) / slope;
    Vec3 hit = ray.origin().plus(way, ray.direction());
    if (!(Math.abs(slope) > EDGE_ON) || !projection.isInFront(hit)) {
      return Optional.empty();
    }
    return inside(hit.minus(corner()), across, up);
  }

  private Optional<Spot> inside(Vec3 hit, Vec3 across, Vec3 up) {
    double i = along(hit, across) * places.columns() - 0.5;
    double j = along(hit, up) * places.rows() - 0.5;
    boolean inside =
        i >= -0.5 && j >= -0.5 && i < places.columns() - 0.5 && j < places.rows() - 0.5;
    return inside ? Optional.of(new Spot(i, j)) : Optional.empty();
  }

  /// {@return how far a vector goes along a side, in its length, which may be of any size}
  private static double along(Vec3 vector, Vec3 side) {
    Vec3 unit = side.unit();
    return vector.dot(unit) / side.dot(unit);
  }
}
