package collisionbench.app.viewport.render;

import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.stream.DoubleStream;
import javafx.geometry.Point2D;

/// A line segment of the scene, clipped to the view, in pixels.
///
/// @param whole whether its end is not clipped
public record SeenLine(Point2D from, Point2D to, boolean whole) {

  /// Lines closer than this many pixels are indistinguishable.
  private static final double NEAR = 6;

  /// How far infinite lines are drawn, relative to the visible height.
  private static final double FARTHEST = 1e4;

  /// Shorter infinite lines are seen end-on.
  private static final double SHORTEST = 1;

  /// {@return the visible part of the line between two points; empty if there is none}
  public static Optional<SeenLine> of(Vec3 from, Vec3 to, Projection projection) {
    if (!projection.isInFront(from) && !projection.isInFront(to)) {
      return Optional.empty();
    }
    Optional<Point2D> start = projection.toPixel(projection.inFront(from, to));
    Optional<Point2D> end = projection.toPixel(projection.inFront(to, from));
    return start
        .flatMap(a -> end.flatMap(b -> between(a, b, projection)))
        .map(line -> new SeenLine(line.from, line.to, line.whole && projection.isInFront(to)));
  }

  /// {@return the visible part of an infinite line; empty if it is seen end-on or not in view}
  ///
  /// @param direction a unit vector
  public static Optional<SeenLine> endless(Vec3 through, Vec3 direction, Projection projection) {
    double scale = projection.pixelsPerUnit(through);
    if (!(scale > 0 && scale < Double.POSITIVE_INFINITY)) {
      return Optional.empty();
    }
    double far = FARTHEST * projection.height() / scale;
    return of(through.plus(-far, direction), through.plus(far, direction), projection)
        .filter(line -> line.length() >= SHORTEST);
  }

  /// {@return the visible part of the line between two pixels; empty if there is none}
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

  /// {@return whether two lines are too close where they run side by side}
  public boolean liesAlong(SeenLine other) {
    double start = other.position(from);
    double end = other.position(to);
    double enter = Math.max(0, Math.min(start, end));
    double exit = Math.min(other.length(), Math.max(start, end));
    return exit - enter > NEAR
        && DoubleStream.of(enter, exit)
            .mapToObj(at -> from.interpolate(to, (at - start) / (end - start)))
            .allMatch(at -> Math.abs(at.subtract(other.from).dotProduct(other.across())) < NEAR);
  }

  /// {@return how far along the line a point is, in pixels}
  public double position(Point2D point) {
    return point.subtract(from).dotProduct(along());
  }

  /// {@return whether the two lines cross; not if they only touch}
  public boolean crosses(SeenLine other) {
    return separates(other) && other.separates(this);
  }

  private boolean separates(SeenLine other) {
    Point2D difference = to.subtract(from);
    return Math.signum(difference.crossProduct(other.from.subtract(from)).getZ())
            * Math.signum(difference.crossProduct(other.to.subtract(from)).getZ())
        < 0;
  }

  /// {@return this line, moved to its right}
  public SeenLine beside(double pixels) {
    Point2D right = across().multiply(pixels);
    return new SeenLine(from.add(right), to.add(right), whole);
  }

  /// {@return this line, shortened at both ends by a number of pixels}
  public SeenLine without(double before, double after) {
    return new SeenLine(
        from.add(along().multiply(before)), to.subtract(along().multiply(after)), whole);
  }

  /// {@return the unit direction}
  public Point2D along() {
    return to.subtract(from).normalize();
  }

  /// {@return the unit direction to the right of the line}
  public Point2D across() {
    return new Point2D(-along().getY(), along().getX());
  }

  public double length() {
    return from.distance(to);
  }

  /// {@return the point at a parameter from 0 to 1}
  public Point2D at(double t) {
    return t == 0 ? from : t == 1 ? to : from.interpolate(to, t);
  }

  public Point2D middle() {
    return from.midpoint(to);
  }
}
