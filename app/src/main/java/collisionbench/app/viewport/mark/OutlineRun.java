package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.app.viewport.space.Silhouette;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;

/// A part of an outline that is all visible or all hidden.
///
/// @param points the corners of a polyline
/// @param closed whether it is the whole outline of an area
record OutlineRun(List<Point2D> points, boolean hidden, boolean closed) {

  OutlineRun {
    points = List.copyOf(points);
  }

  /// {@return the parts in order}
  ///
  /// @param corners two for a line
  static List<OutlineRun> of(List<Silhouette.Corner> corners, Occlusion occlusion) {
    List<OutlineRun> runs = new ArrayList<>();
    List<Point2D> points = new ArrayList<>();
    boolean hidden = false;
    for (Occlusion.Stretch side : sides(corners, occlusion)) {
      if (points.isEmpty() || side.hidden() != hidden) {
        add(runs, points, hidden);
        points = new ArrayList<>(List.of(side.from()));
        hidden = side.hidden();
      }
      points.add(side.to());
    }
    boolean whole = runs.isEmpty() && corners.size() > 2;
    if (whole) {
      points.removeLast();
      return List.of(new OutlineRun(points, hidden, true));
    }
    add(runs, points, hidden);
    return runs;
  }

  /// Paints it as a dashed line with a rim.
  void stroke(CanvasPen pen, Color rim, Color ink, double width) {
    pen.line(points, closed, rim, width + 2 * MarkPainter.DASH_RIM);
    pen.dash();
    pen.line(points, closed, ink, width);
  }

  private static void add(List<OutlineRun> runs, List<Point2D> points, boolean hidden) {
    if (!points.isEmpty()) {
      runs.add(new OutlineRun(points, hidden, false));
    }
  }

  private static List<Occlusion.Stretch> sides(
      List<Silhouette.Corner> corners, Occlusion occlusion) {
    List<Occlusion.Stretch> sides = new ArrayList<>();
    int count = corners.size() > 2 ? corners.size() : corners.size() - 1;
    for (int i = 0; i < count; i++) {
      Silhouette.Corner from = corners.get(i);
      Silhouette.Corner to = corners.get((i + 1) % corners.size());
      SeenLine side = new SeenLine(from.pixel(), to.pixel(), true);
      sides.addAll(occlusion.stretches(from.point(), to.point(), side));
    }
    return sides;
  }
}
