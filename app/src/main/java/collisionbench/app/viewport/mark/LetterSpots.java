package collisionbench.app.viewport.mark;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.formula.Formula;
import collisionbench.bench.formula.PlainFormula;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// The letters of a step's drawings, and the places where they may stand, the best first.
final class LetterSpots {

  /// The space between the plate of a letter and its point or line.
  private static final double CLEAR = 12;

  /// Half the usual size of the plate of a letter.
  private static final Point2D PLATE = new Point2D(13, 10);

  /// Where along a line its letter may stand.
  private static final List<Double> ALONG = List.of(0.5, 0.35, 0.65, 0.2, 0.8);

  /// The sides of a point where its letter may stand.
  private static final List<Point2D> AROUND =
      List.of(new Point2D(0, -1), new Point2D(0, 1), new Point2D(1, 0), new Point2D(-1, 0));

  /// How far from the middle of an area to its corners its letter may stand.
  private static final List<Double> INSIDE = List.of(0.0, 0.3, 0.5, 0.7);

  /// The corners of an area around a point, in which the name of its region may stand.
  private static final List<Point2D> REGION =
      IntStream.range(0, 8)
          .mapToObj(corner -> Math.PI / 4 * (corner - 2))
          .map(angle -> new Point2D(160 * Math.cos(angle), 120 * Math.sin(angle)))
          .toList();

  /// Points and lines closer than this many pixels count as the same.
  private static final double NEAR = 5;

  /// The greatest displacement of a letter.
  private static final double REACH = 170;

  private LetterSpots() {}

  /// {@return the label of a letter, which may be a formula}
  static Mark.Label label(Formula letter, List<Mark.Spot> spots) {
    return switch (letter) {
      case Formula.Row(List<Formula> parts)
          when parts.getLast() instanceof Formula.Script script
              && script.index().isPresent()
              && script.power().isEmpty() -> {
        Mark.Label last = label(script, spots);
        Formula row = new Formula.Row(parts.subList(0, parts.size() - 1));
        yield new Mark.Label(PlainFormula.of(row) + last.text(), last.index(), spots, REACH);
      }
      case Formula.Script(Formula base, Optional<Formula> index, Optional<Formula> power)
          when power.isEmpty() ->
          new Mark.Label(
              PlainFormula.of(base), index.map(PlainFormula::of).orElse(""), spots, REACH);
      case Formula.Vector(Formula under) -> {
        Mark.Label text = label(under, spots);
        yield new Mark.Label(text.text(), text.index(), spots, REACH, Hue.NONE, Mark.Weight.VECTOR);
      }
      default -> new Mark.Label(PlainFormula.of(letter), "", spots, REACH);
    };
  }

  /// {@return the places around a point, first those that are not nearer to another}
  ///
  /// @param points all points of the step
  static Stream<Mark.Spot> around(Point2D pixel, List<Point2D> points) {
    return AROUND.stream()
        .map(side -> spot(pixel, side))
        .sorted(
            Comparator.comparing(spot ->
                points.stream()
                    .filter(other -> other.distance(pixel) > NEAR)
                    .anyMatch(other -> other.distance(spot.at()) < pixel.distance(spot.at()))));
  }

  /// {@return the places along a line, first those that are not nearer to another}
  ///
  /// @param marks the marks of the step, the line among them
  static Stream<Mark.Spot> along(SeenLine line, List<Mark> marks) {
    return ALONG.stream()
        .flatMap(part -> beside(line, line.from().interpolate(line.to(), part)))
        .sorted(Comparator.comparing(spot -> isNearerToAnother(spot.at(), line, marks)));
  }

  private static boolean isNearerToAnother(Point2D at, SeenLine line, List<Mark> marks) {
    double own = distance(line.from(), line.to(), at) - NEAR;
    return marks.stream()
        .anyMatch(mark ->
            switch (mark) {
              case Mark.Line other -> distance(other.from(), other.to(), at) < own;
              case Mark.Arrow other -> distance(other.from(), other.to(), at) < own;
              case Mark.Area _, Mark.Symbol _, Mark.Label _ -> false;
            });
  }

  private static double distance(Point2D from, Point2D to, Point2D at) {
    return Pixels.distance(List.of(from, to), at.getX(), at.getY());
  }

  /// {@return the places right and left of a point on a line}
  static Stream<Mark.Spot> beside(SeenLine line, Point2D at) {
    return Stream.of(line.across(), line.across().multiply(-1)).map(side -> spot(at, side));
  }

  private static Mark.Spot spot(Point2D anchor, Point2D side) {
    Point2D toCorner = new Point2D(Math.abs(side.getX()), Math.abs(side.getY()));
    return new Mark.Spot(anchor.add(side.multiply(CLEAR + toCorner.dotProduct(PLATE))), anchor);
  }

  /// {@return the places around a point for the name of its region, without a leader line}
  static Stream<Mark.Spot> near(Point2D pixel) {
    return inside(REGION.stream().map(pixel::add).toList());
  }

  /// {@return the places between the middle of an area and its corners, without a leader line: it
  /// is no length}
  static Stream<Mark.Spot> inside(List<Point2D> corners) {
    Point2D middle = Pixels.middle(corners);
    return INSIDE.stream()
        .flatMap(part -> corners.stream().map(corner -> middle.interpolate(corner, part)))
        .map(at -> new Mark.Spot(at, at));
  }
}
