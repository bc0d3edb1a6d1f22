package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.plane.PlaneFigure;
import collisionbench.app.viewport.render.ClipWindow;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.formula.FormulaParser;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// The drawings of a method's step, with their letters.
final class StepMarks {

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

  private final boolean toldApart;
  private final List<NamedLine> named = new ArrayList<>();
  private final List<Drawing.Branch> branches = new ArrayList<>();

  private record NamedLine(String letter, SeenLine line) {}

  private StepMarks(RenderState state, List<SeenLine> edges, ThinBodies thin, Occlusion occlusion) {
    projection = state.projection();
    toldApart = state.pair().isPresent();
    drawings = state.pointedOut().stream().distinct().filter(DrawingPoints::isValid).toList();
    this.thin = thin;
    maker = new MarkMaker(projection, occlusion, marks);
    lines = new StepLines(Stream.of(thin.lines(), edges).flatMap(List::stream).toList());
    points = points().flatMap(point -> maker.seen(point.at()).stream()).toList();
  }

  /// {@return the marks of the step, areas behind lines behind points}
  ///
  /// @param edges the straight edges of bodies, which lines are drawn beside
  /// @param thin the bodies that lines are drawn beside, and points around
  static List<Mark> of(
      RenderState state, List<SeenLine> edges, ThinBodies thin, Occlusion occlusion) {
    StepMarks marks = new StepMarks(state, edges, thin, occlusion);
    marks.drawings.forEach(marks::add);
    marks.named.forEach(marks::labelBeside);
    if (state.palette().tellsApart()) {
      marks.branches.forEach(marks::name);
    }
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
      case Drawing.Point point -> addPoint(point);
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
      case Drawing.Branch branch -> branches.add(branch);
    }
  }

  private Stream<Drawing.Point> points() {
    return drawings.stream().filter(Drawing.Point.class::isInstance).map(Drawing.Point.class::cast);
  }

  /// Points at the same place share one label.
  private void addPoint(Drawing.Point point) {
    List<Drawing.Point> here = points().filter(other -> other.at().equals(point.at())).toList();
    if (here.getFirst().equals(point)) {
      addPoint(
          here.stream()
              .map(Drawing.Point::letter)
              .filter(letter -> !letter.isEmpty())
              .collect(Collectors.joining(", ")),
          point.at());
    }
  }

  private void addPoint(String letter, Vec3 at) {
    maker
        .seen(at)
        .ifPresent(pixel -> {
          maker.symbol(at, thin.isBelow(pixel) ? Mark.Sign.STEP_RING : Mark.Sign.STEP);
          label(letter, LetterSpots.around(pixel, points));
        });
  }

  /// A vector of no length is a point.
  private void addSegment(String letter, Vec3 from, Vec3 to, Consumer<SeenLine> mark) {
    if (from.equals(to)) {
      addPoint(letter, from);
      return;
    }
    SeenLine.of(from, to, projection)
        .map(line -> letter.isEmpty() ? lines.placeUnnamed(line) : lines.place(line))
        .map(thin::clear)
        .ifPresent(line -> {
          mark.accept(line);
          named.add(new NamedLine(letter, line));
        });
  }

  /// Shortened, to leave a point at its tip visible.
  private static SeenLine shortened(SeenLine line) {
    return line.whole() && line.length() > 4 * POINT ? line.without(0, POINT) : line;
  }

  private void addLine(String letter, Vec3 through, Vec3 direction) {
    SeenLine.endless(through, direction.unit(), projection)
        .ifPresent(line -> {
          for (SeenLine part : lines.around(line)) {
            marks.add(new Mark.Line(part.from(), part.to(), Mark.Pen.STEP_BORDER));
          }
          maker.seen(through).ifPresent(at -> label(letter, LetterSpots.beside(line, at)));
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
    addArea(letter, DrawingPoints.rectangle(through, normal.unit(), others, least));
  }

  private void addArea(String letter, List<Vec3> corners) {
    List<Point2D> seen = ClipWindow.visible(corners, projection);
    if (seen.size() > 2) {
      marks.add(new Mark.Area(seen, lines.border(seen)));
      labelAt(letter, Pixels.middle(seen));
    }
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
    PlaneFigure.of(shape, projection)
        .ifPresent(figure -> {
          switch (figure) {
            case PlaneFigure.Dot(Point2D at) ->
                marks.add(new Mark.Symbol(at, Mark.Sign.STEP, false));
            case PlaneFigure.Line(Point2D from, Point2D to) ->
                marks.add(new Mark.Line(from, to, Mark.Pen.STEP_BORDER));
            case PlaneFigure.Area(List<Point2D> corners) -> {
              marks.add(new Mark.Area(corners, lines.border(corners)));
              labelInside(letter, corners);
            }
          }
        });
  }

  private void labelBeside(NamedLine named) {
    if (named.line.length() > 0) {
      label(named.letter, LetterSpots.along(named.line, marks));
    }
  }

  private void name(Drawing.Branch branch) {
    maker
        .seen(branch.at())
        .ifPresent(at ->
            label("\\text{" + Texts.named("branch.", branch.key()) + "}", LetterSpots.near(at)));
  }

  private void labelAt(String letter, Point2D at) {
    label(letter, Stream.of(new Mark.Spot(at, at)));
  }

  private void labelInside(String letter, List<Point2D> corners) {
    label(
        letter.matches("\\d") ? "\\text{" + Texts.get("steps.region", letter) + "}" : letter,
        LetterSpots.inside(corners));
  }

  private void label(String latex, Stream<Mark.Spot> spots) {
    if (!latex.isEmpty()) {
      Mark.Label label = LetterSpots.label(FormulaParser.parseOrVerbatim(latex), spots.toList());
      marks.add(toldApart ? label.tinted() : label);
    }
  }
}
