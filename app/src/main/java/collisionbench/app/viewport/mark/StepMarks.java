package collisionbench.app.viewport.mark;

import collisionbench.app.formula.FormulaParser;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.gizmo.EndlessLine;
import collisionbench.app.viewport.plane.PlaneFigure;
import collisionbench.app.viewport.plane.PlaneFigures;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenArea;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// The drawings of a method's step, with their letters.
final class StepMarks {

  /// The space between the plate of a letter and its point or line.
  private static final double CLEAR = 12;

  /// Half the usual size of the plate of a letter.
  private static final Point2D PLATE = new Point2D(13, 10);

  /// Where along a line its letter may stand, the best first.
  private static final List<Double> ALONG = List.of(0.5, 0.35, 0.65, 0.2, 0.8);

  /// The sides of a point where its letter may stand, the best first.
  private static final List<Point2D> AROUND =
      List.of(new Point2D(0, -1), new Point2D(0, 1), new Point2D(1, 0), new Point2D(-1, 0));

  /// How far from the middle of an area to its corners its letter may stand, the best first.
  private static final List<Double> INSIDE = List.of(0.0, 0.3, 0.5, 0.7);

  /// The radius of a point.
  private static final double POINT = 5;

  /// Half the side of a plane in pixels, if the step draws nothing else.
  private static final double ALONE = 80;

  private final Projection projection;
  private final List<Drawing> drawings;
  private final List<Mark> marks = new ArrayList<>();
  private final MarkMaker maker;
  private final ThinBodies thin;
  private final StepLines lines;

  /// The pixels of all points of the step.
  private final List<Point2D> points;

  private StepMarks(RenderState state, ThinBodies thin, Occlusion occlusion) {
    projection = state.projection();
    drawings = state.pointedOut();
    this.thin = thin;
    maker = new MarkMaker(projection, occlusion, marks);
    lines = new StepLines(thin);
    points =
        drawings.stream()
            .filter(DrawingPoints::isValid)
            .flatMap(drawing -> drawing instanceof Drawing.Point point ? Stream.of(point) : null)
            .flatMap(point -> maker.seen(point.at()).stream())
            .toList();
  }

  /// {@return the marks of the step, areas behind lines behind points}
  ///
  /// @param thin the bodies that lines are drawn beside, and points around
  static List<Mark> of(RenderState state, ThinBodies thin, Occlusion occlusion) {
    StepMarks marks = new StepMarks(state, thin, occlusion);
    marks.drawings.stream().distinct().filter(DrawingPoints::isValid).forEach(marks::add);
    return marks.marks.stream().sorted((a, b) -> Integer.compare(rank(a), rank(b))).toList();
  }

  private static int rank(Mark mark) {
    return switch (mark) {
      case Mark.Area _ -> 0;
      case Mark.Line _, Mark.Arrow _ -> 1;
      case Mark.Symbol _, Mark.Label _ -> 2;
    };
  }

  private void add(Drawing drawing) {
    switch (drawing) {
      case Drawing.Point(String letter, Vec3 at) -> addPoint(letter, at);
      case Drawing.Arrow(String letter, Vec3 from, Vec3 to) ->
          addSegment(
              letter, from, to, line -> maker.arrow(from, to, shortened(line), Mark.Pen.STEP));
      case Drawing.Segment(String letter, Vec3 from, Vec3 to) ->
          addSegment(letter, from, to, line -> maker.line(from, to, line, Mark.Pen.STEP));
      case Drawing.Line(String letter, Vec3 through, Vec3 direction) ->
          addLine(letter, through, direction);
      case Drawing.Plane(String letter, Vec3 through, Vec3 normal) ->
          addPlane(letter, through, normal);
      case Drawing.Face(String letter, List<Vec3> corners) -> addArea(letter, corners);
      case Drawing.Tetrahedron(String letter, Vec3 a, Vec3 b, Vec3 c, Vec3 d) ->
          addTetrahedron(letter, List.of(a, b, c, d));
      case Drawing.Region(String letter, Shape2 shape) -> addRegion(letter, shape);
    }
  }

  private void addPoint(String letter, Vec3 at) {
    maker
        .seen(at)
        .ifPresent(pixel -> {
          maker.symbol(at, thin.isBelow(pixel) ? Mark.Sign.STEP_RING : Mark.Sign.STEP);
          label(letter, AROUND.stream().map(side -> spot(pixel, side)).sorted(leastCrowded()));
        });
  }

  /// {@return an order of places for letters: first those that are not nearer to another point}
  private Comparator<Mark.Spot> leastCrowded() {
    return Comparator.comparing(spot ->
        points.stream()
            .filter(other -> other.distance(spot.anchor()) > POINT)
            .anyMatch(other -> other.distance(spot.at()) < spot.anchor().distance(spot.at())));
  }

  /// A vector of no length is a point.
  private void addSegment(String letter, Vec3 from, Vec3 to, Consumer<SeenLine> mark) {
    if (from.equals(to)) {
      addPoint(letter, from);
      return;
    }
    SeenLine.of(from, to, projection)
        .map(line -> letter.isEmpty() ? lines.placeUnnamed(line) : lines.place(line))
        .ifPresent(line -> {
          mark.accept(line);
          labelBeside(letter, line);
        });
  }

  /// Shortened, to leave a point at its tip visible.
  private static SeenLine shortened(SeenLine line) {
    return line.whole() && line.length() > 4 * POINT ? line.without(0, POINT) : line;
  }

  private void addLine(String letter, Vec3 through, Vec3 direction) {
    EndlessLine.of(projection, through, direction.unit())
        .ifPresent(ends -> {
          SeenLine line = new SeenLine(ends.getFirst(), ends.getLast(), true);
          for (SeenLine part : lines.around(line)) {
            marks.add(new Mark.Line(part.from(), part.to(), Mark.Pen.STEP_BORDER));
          }
          maker.seen(through).ifPresent(at -> label(letter, beside(line, at)));
        });
  }

  private void addPlane(String letter, Vec3 through, Vec3 normal) {
    List<Vec3> others =
        drawings.stream()
            .filter(drawing -> !(drawing instanceof Drawing.Plane))
            .filter(DrawingPoints::isValid)
            .flatMap(DrawingPoints::of)
            .toList();
    double least = maker.units(ALONE, through);
    addArea(letter, PlaneRectangle.corners(through, normal.unit(), others, least));
  }

  private void addArea(String letter, List<Vec3> corners) {
    List<Point2D> seen = SeenArea.of(corners, projection);
    if (seen.size() > 2) {
      marks.add(new Mark.Area(seen));
      labelAt(letter, middle(seen));
    }
  }

  private static Point2D middle(List<Point2D> corners) {
    return corners.stream().reduce(Point2D.ZERO, Point2D::add).multiply(1.0 / corners.size());
  }

  private void addEdge(Vec3 from, Vec3 to) {
    SeenLine.of(from, to, projection).stream()
        .flatMap(line -> lines.around(line).stream())
        .forEach(part -> maker.line(from, to, part, Mark.Pen.STEP_BORDER));
  }

  private void addTetrahedron(String letter, List<Vec3> corners) {
    for (int i = 0; i < corners.size(); i++) {
      for (int j = 0; j < i; j++) {
        addEdge(corners.get(i), corners.get(j));
      }
    }
    Vec3 sum = corners.stream().reduce(Vec3.ZERO, Vec3::plus);
    maker.seen(sum.times(1.0 / corners.size())).ifPresent(at -> labelAt(letter, at));
  }

  private void addRegion(String letter, Shape2 shape) {
    PlaneFigures.of(shape, projection)
        .ifPresent(figure -> {
          switch (figure) {
            case PlaneFigure.Dot(Point2D at) ->
                marks.add(new Mark.Symbol(at, Mark.Sign.STEP, false));
            case PlaneFigure.Line(Point2D from, Point2D to) ->
                marks.add(new Mark.Line(from, to, Mark.Pen.STEP_BORDER));
            case PlaneFigure.Area(List<Point2D> corners) -> {
              marks.add(new Mark.Area(corners));
              labelInside(letter, corners);
            }
          }
        });
  }

  private void labelBeside(String letter, SeenLine line) {
    if (line.length() > 0) {
      label(
          letter,
          ALONG.stream().flatMap(part -> beside(line, line.from().interpolate(line.to(), part))));
    }
  }

  /// {@return the places right and left of a point on a line}
  private static Stream<Mark.Spot> beside(SeenLine line, Point2D at) {
    return Stream.of(line.across(), line.across().multiply(-1)).map(side -> spot(at, side));
  }

  private static Mark.Spot spot(Point2D anchor, Point2D side) {
    Point2D toCorner = new Point2D(Math.abs(side.getX()), Math.abs(side.getY()));
    return new Mark.Spot(anchor.add(side.multiply(CLEAR + toCorner.dotProduct(PLATE))), anchor);
  }

  private void labelAt(String letter, Point2D at) {
    label(letter, Stream.of(new Mark.Spot(at, at)));
  }

  /// Between the middle of an area and its corners, without a leader line: it is no length.
  private void labelInside(String letter, List<Point2D> corners) {
    Point2D middle = middle(corners);
    label(
        letter.matches("\\d") ? "\\text{" + Texts.get("steps.region", letter) + "}" : letter,
        INSIDE.stream()
            .flatMap(part -> corners.stream().map(corner -> middle.interpolate(corner, part)))
            .map(at -> new Mark.Spot(at, at)));
  }

  private void label(String latex, Stream<Mark.Spot> spots) {
    if (!latex.isEmpty()) {
      marks.add(StepLetter.label(FormulaParser.parseOrVerbatim(latex), spots.toList()));
    }
  }
}
