package collisionbench.app.viewport.render;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// Clips a flat convex polygon of the scene to the view.
public final class SeenArea {

  private SeenArea() {}

  /// {@return the corners of the visible part in pixels; empty if there is none}
  public static List<Point2D> of(List<Vec3> corners, Projection projection) {
    List<Point2D> pixels =
        inFront(corners, projection).stream()
            .map(projection::toPixel)
            .flatMap(Optional::stream)
            .filter(at -> Double.isFinite(at.getX() + at.getY()))
            .toList();
    return pixels.isEmpty()
        ? pixels
        : new ClipWindow(projection.width(), projection.height()).cutArea(pixels);
  }

  /// Clips to the near plane.
  private static List<Vec3> inFront(List<Vec3> corners, Projection projection) {
    double nearest = projection.nearest();
    List<Vec3> left = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      Vec3 from = corners.get(i);
      Vec3 to = corners.get((i + 1) % corners.size());
      double depthFrom = projection.depth(from);
      double depthTo = projection.depth(to);
      if (depthFrom >= nearest) {
        left.add(from);
      }
      if (depthFrom >= nearest != depthTo >= nearest) {
        left.add(from.towards(to, (nearest - depthFrom) / (depthTo - depthFrom)));
      }
    }
    return left;
  }
}
