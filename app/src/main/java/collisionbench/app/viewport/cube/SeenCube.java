package collisionbench.app.viewport.cube;

import collisionbench.app.viewport.render.Side;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.transform.Affine;

/// The cube as a camera sees it, without perspective. In its own coordinates it reaches from -1 to
/// 1.
///
/// @param center its center in pixels
record SeenCube(Camera camera, Point2D center) {

  /// Half an edge, in pixels.
  static final double HALF = 24;

  /// Beyond this coordinate, a face belongs to its edges.
  private static final double EDGE = 0.6;

  /// Steeper than this, a face is a line.
  private static final double FLATTEST = 0.02;

  Point2D pixel(Vec3 point) {
    return center.add(HALF * point.dot(camera.right()), -HALF * point.dot(camera.up()));
  }

  /// {@return the component of a direction towards the eye}
  double towardsEye(Vec3 direction) {
    return direction.dot(camera.towardsEye());
  }

  /// {@return the visible sides}
  List<Side> sides() {
    List<Side> seen = new ArrayList<>();
    for (Side side : Side.values()) {
      if (towardsEye(side.towardsEye()) > FLATTEST) {
        seen.add(side);
      }
    }
    return seen;
  }

  List<Point2D> corners(Side side) {
    return area(side, -1, 1, -1, 1);
  }

  /// {@return the pieces of a part on the visible sides, each as its corners}
  List<List<Point2D>> pieces(CubePart part) {
    List<List<Point2D>> pieces = new ArrayList<>();
    for (Side side : sides()) {
      for (int across = -1; across <= 1; across++) {
        for (int along = -1; along <= 1; along++) {
          if (CubePart.on(side, across, along).equals(part)) {
            pieces.add(area(side, from(across), to(across), from(along), to(along)));
          }
        }
      }
    }
    return pieces;
  }

  private static double from(int third) {
    return third < 0 ? -1 : third == 0 ? -EDGE : EDGE;
  }

  private static double to(int third) {
    return -from(-third);
  }

  private List<Point2D> area(Side side, double left, double right, double low, double high) {
    return List.of(
        on(side, left, low), on(side, right, low), on(side, right, high), on(side, left, high));
  }

  private Point2D on(Side side, double across, double along) {
    return pixel(side.towardsEye().plus(across, side.right()).plus(along, side.up()));
  }

  /// {@return the part at a pixel of the picture}
  Optional<CubePart> part(double x, double y) {
    for (Side side : sides()) {
      Point2D place = place(side, x, y);
      if (Math.abs(place.getX()) <= 1 && Math.abs(place.getY()) <= 1) {
        return Optional.of(CubePart.on(side, third(place.getX()), third(place.getY())));
      }
    }
    return Optional.empty();
  }

  private static int third(double coordinate) {
    return Math.abs(coordinate) <= EDGE ? 0 : coordinate < 0 ? -1 : 1;
  }

  /// {@return the coordinates of a pixel in the plane of a side: right and up}
  private Point2D place(Side side, double x, double y) {
    Point2D right = pixel(side.right()).subtract(center);
    Point2D up = pixel(side.up()).subtract(center);
    Point2D to = new Point2D(x, y).subtract(pixel(side.towardsEye()));
    double area = cross(right, up);
    return new Point2D(cross(to, up) / area, cross(right, to) / area);
  }

  private static double cross(Point2D a, Point2D b) {
    return a.getX() * b.getY() - a.getY() * b.getX();
  }

  /// {@return the transform of pixels of a text, relative to its middle, onto a side}
  Affine onto(Side side) {
    Point2D middle = pixel(side.towardsEye());
    Point2D right = pixel(side.right()).subtract(center).multiply(1 / HALF);
    Point2D down = center.subtract(pixel(side.up())).multiply(1 / HALF);
    return new Affine(
        right.getX(), down.getX(), middle.getX(), right.getY(), down.getY(), middle.getY());
  }
}
