package collisionbench.app.viewport.render;

import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import javafx.geometry.Point2D;

/// The part of a straight line of the scene that is in front of the eye, and in the picture or
/// little beside it, in pixels.
///
/// @param whole whether nothing is cut off where the line ends
public record SeenLine(Point2D from, Point2D to, boolean whole) {

  /// Lines nearer to each other than this cannot be told apart, in pixels.
  private static final double NEAR = 6;

  /// {@return what is seen of the line between two points; empty if it is nothing}
  public static Optional<SeenLine> of(Vec3 from, Vec3 to, Projection projection) {
    double near = projection.nearest();
    double depthFrom = projection.depth(from);
    double depthTo = projection.depth(to);
    if (depthFrom < near && depthTo < near) {
      return Optional.empty();
    }
    double crossing = (near - depthFrom) / (depthTo - depthFrom);
    Optional<Point2D> start =
        projection.toPixel(depthFrom < near ? from.towards(to, crossing) : from);
    Optional<Point2D> end = projection.toPixel(depthTo < near ? from.towards(to, crossing) : to);
    return start
        .flatMap(a -> end.flatMap(b -> between(a, b, projection)))
        .map(line -> depthTo < near ? new SeenLine(line.from, line.to, false) : line);
  }

  /// {@return what is seen of the line between two pixels; empty if it is nothing}
  public static Optional<SeenLine> between(Point2D from, Point2D to, Projection projection) {
    return new ClipWindow(projection.width(), projection.height())
        .cutLine(from, to)
        .map(part ->
            new SeenLine(
                part.enter() == 0 ? from : from.interpolate(to, part.enter()),
                part.exit() == 1 ? to : from.interpolate(to, part.exit()),
                part.exit() == 1))
        .filter(SeenLine::isFinite);
  }

  private boolean isFinite() {
    return Double.isFinite(from.getX() + from.getY() + to.getX() + to.getY());
  }

  /// {@return whether another line is hidden below this one, or the other way round}
  public boolean liesAlong(SeenLine other) {
    double overlap = Math.min(length(), other.length());
    return overlap > NEAR && distance(other) < NEAR;
  }

  /// How far the ends of the shorter are from the longer, along which they lie.
  private double distance(SeenLine other) {
    SeenLine longer = length() > other.length() ? this : other;
    SeenLine shorter = length() > other.length() ? other : this;
    return Math.max(
        Pixels.distance(longer.from, longer.to, shorter.from),
        Pixels.distance(longer.from, longer.to, shorter.to));
  }

  /// {@return the same line, so many pixels to its right}
  public SeenLine beside(double pixels) {
    Point2D right = across().multiply(pixels);
    return new SeenLine(from.add(right), to.add(right), whole);
  }

  /// {@return the same line, without so many pixels at its beginning and its end}
  public SeenLine without(double before, double after) {
    return new SeenLine(
        from.add(along().multiply(before)), to.subtract(along().multiply(after)), whole);
  }

  /// {@return the unit direction}
  public Point2D along() {
    return to.subtract(from).normalize();
  }

  /// {@return the unit direction to its right}
  public Point2D across() {
    return new Point2D(-along().getY(), along().getX());
  }

  public double length() {
    return from.distance(to);
  }

  public Point2D middle() {
    return from.midpoint(to);
  }
}
