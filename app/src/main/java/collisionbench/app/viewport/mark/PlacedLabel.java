package collisionbench.app.viewport.mark;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.render.SeenLine;
import java.util.Comparator;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/// A label with its place.
///
/// @param middle the middle of its plate, before it is aligned to pixels
/// @param crowded whether it may cover what labels avoid if possible, as there was no other room
record PlacedLabel(
    Mark.Label label,
    Point2D middle,
    double width,
    double height,
    Mark.Spot spot,
    boolean crowded) {

  PlacedLabel(Mark.Label label, Point2D middle, double width, double height, Mark.Spot spot) {
    this(label, middle, width, height, spot, false);
  }

  Bounds plate() {
    return new BoundingBox(
        Math.rint(middle.getX() - width / 2), Math.rint(middle.getY() - height / 2), width, height);
  }

  /// {@return where it is relative to what it is about}
  Point2D offset() {
    return middle().subtract(label.subject());
  }

  /// {@return a label of another picture as far from what it is about}
  PlacedLabel moved(Mark.Label next, double nextWidth, double nextHeight) {
    Point2D by = next.subject().subtract(label.subject());
    Mark.Spot wanted = new Mark.Spot(spot.at().add(by), spot.anchor().add(by));
    Mark.Spot nearest =
        next.spots().stream().min(Comparator.comparingDouble(wanted::distance)).orElseThrow();
    return new PlacedLabel(next, middle.add(by), nextWidth, nextHeight, nearest, crowded);
  }

  PlacedLabel crowding() {
    return new PlacedLabel(label, middle, width, height, spot, true);
  }

  /// {@return the line that joins it to its anchor; empty if it is there}
  Optional<SeenLine> leader() {
    Point2D end = nearest(spot.anchor(), plate());
    return label.edge() == Hue.HELD || plate().contains(spot.at()) || end.equals(spot.anchor())
        ? Optional.empty()
        : Optional.of(new SeenLine(spot.anchor(), end, true));
  }

  /// {@return the point of a plate closest to a point}
  static Point2D nearest(Point2D point, Bounds plate) {
    return new Point2D(
        Math.clamp(point.getX(), plate.getMinX(), plate.getMaxX()),
        Math.clamp(point.getY(), plate.getMinY(), plate.getMaxY()));
  }
}
