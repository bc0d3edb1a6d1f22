package collisionbench.app.viewport.render;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// Clips a flat convex polygon of the scene to the view.
public final class SeenArea {

  private SeenArea() {}

  /// {@return the corners of the visible part in pixels; empty if there is none}
  public static List<Point2D> of(List<Vec3> corners, Projection projection) {
    double nearest = projection.nearest();
    List<Vec3> inFront =
        ClipWindow.cut(corners, corner -> projection.depth(corner) - nearest, Vec3::towards);
    List<Point2D> pixels =
        inFront.stream()
            .map(projection::toPixel)
            .flatMap(Optional::stream)
            .filter(at -> Double.isFinite(at.getX() + at.getY()))
            .toList();
    return new ClipWindow(projection.width(), projection.height()).cutArea(pixels);
  }
}
