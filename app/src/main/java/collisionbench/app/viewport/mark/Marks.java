package collisionbench.app.viewport.mark;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.cube.AxisCube;
import collisionbench.app.viewport.feature.BodyFeatures;
import collisionbench.app.viewport.plane.SideGrid;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.evaluation.PairAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/// The marks of a render state, which determines them; no window is needed.
///
/// @param drawn lines, arrows and symbols, back to front
/// @param labels the most important first
/// @param thin thin bodies, which must stay visible
record Marks(List<Mark.Figure> drawn, List<Mark.Label> labels, ThinBodies thin) {

  /// More edges would leave no room for lines beside them.
  private static final int MOST_EDGES = 200;

  private static final double SPOT = 5;

  /// The preferred offset of the readout from the mouse.
  private static final Point2D FROM_MOUSE = new Point2D(64, 30);

  /// The size of the mouse cursor.
  private static final double POINTER = 18;

  public Marks {
    drawn = List.copyOf(drawn);
    labels = List.copyOf(labels);
  }

  static Marks of(RenderState state) {
    return state.pointedOut().isEmpty() ? ofPairs(state) : ofStep(state);
  }

  /// The marks of the pair are omitted, since a step would cover them.
  private static Marks ofStep(RenderState state) {
    List<PairAnswer> pairs = ShownPairs.of(state);
    ThinBodies thin = ThinBodies.of(state, pairs);
    Occlusion occlusion = Occlusion.of(state);
    List<Mark> step = StepMarks.of(state, edges(pairs, state.projection()), thin, occlusion);
    return new Marks(
        figures(step).toList(),
        Stream.of(held(state), step, BodyMarks.names(state)).flatMap(Marks::labels).toList(),
        thin);
  }

  private static List<SeenLine> edges(List<PairAnswer> pairs, Projection projection) {
    return pairs.stream()
        .flatMap(pair -> Stream.of(pair.a(), pair.b()))
        .distinct()
        .flatMap(body -> BodyFeatures.edges(body).stream())
        .limit(MOST_EDGES)
        .flatMap(edge -> SeenLine.of(edge.start(), edge.end(), projection).stream())
        .toList();
  }

  private static Marks ofPairs(RenderState state) {
    List<PairAnswer> pairs = ShownPairs.of(state);
    Occlusion occlusion = Occlusion.of(state);
    List<Mark> cores = CoreMarks.of(state, pairs, occlusion);
    List<Mark> drops = DropMarks.of(state, occlusion);
    List<Mark> said = new ArrayList<>();
    ThinBodies thin = ThinBodies.of(state, pairs);
    pairs.forEach(pair -> said.addAll(PairMarks.of(pair, state, thin, occlusion)));
    said.addAll(MeetingMarks.of(state, occlusion));
    pairs.forEach(pair -> said.addAll(PairMarks.ofDispute(pair, state, occlusion)));
    return new Marks(
        Stream.of(BodyMarks.bounds(state), drops, cores, said).flatMap(Marks::figures).toList(),
        Stream.of(held(state), said, drops, BodyMarks.names(state), Ghosts.labels(state), cores)
            .flatMap(Marks::labels)
            .toList(),
        thin);
  }

  private static Stream<Mark.Figure> figures(List<? extends Mark> marks) {
    return marks.stream().filter(Mark.Figure.class::isInstance).map(Mark.Figure.class::cast);
  }

  private static Stream<Mark.Label> labels(List<? extends Mark> marks) {
    return marks.stream().filter(Mark.Label.class::isInstance).map(Mark.Label.class::cast);
  }

  /// The readout of a drag, beside the mouse.
  private static List<Mark.Label> held(RenderState state) {
    return state.guide().stream()
        .map(guide ->
            new Mark.Label(
                guide.words(),
                new Point2D(guide.x(), guide.y()).add(FROM_MOUSE),
                Double.POSITIVE_INFINITY,
                Hue.HELD))
        .toList();
  }

  /// {@return the free places for labels}
  ///
  /// @param uncovered other points that must stay visible
  /// @param panels the areas covered by panels
  LabelPlaces places(RenderState state, List<Point2D> uncovered, List<Bounds> panels) {
    List<Bounds> taken = new ArrayList<>(panels);
    AxisCube.area(state.projection()).ifPresent(taken::add);
    state
        .guide()
        .ifPresent(guide -> taken.add(new BoundingBox(guide.x(), guide.y(), POINTER, POINTER)));
    Stream.of(points(), thin.points().stream(), uncovered.stream())
        .flatMap(points -> points)
        .map(Marks::around)
        .forEach(taken::add);
    LabelPlaces places =
        new LabelPlaces(
            SideGrid.area(state),
            taken,
            thin.along().map(Marks::around).toList(),
            labeled().map(Marks::around).toList());
    places.avoid(arrows());
    return places;
  }

  List<SeenLine> arrows() {
    return drawn.stream()
        .flatMap(figure ->
            figure instanceof Mark.Arrow arrow
                ? Stream.of(new SeenLine(arrow.from(), arrow.to(), true))
                : null)
        .toList();
  }

  /// {@return points that must stay visible}
  Stream<Point2D> points() {
    return drawn.stream().flatMap(Marks::points);
  }

  /// Points along lines with a number.
  private Stream<Point2D> labeled() {
    return drawn.stream()
        .mapMulti((figure, taker) -> {
          if (figure instanceof Mark.Line(Point2D from, Point2D to, Mark.Pen pen, boolean _)
              && (pen == Mark.Pen.GAP || pen == Mark.Pen.BEYOND)) {
            Pixels.along(from, to).forEach(taker);
          }
        });
  }

  private static Stream<Point2D> points(Mark.Figure figure) {
    return switch (figure) {
      case Mark.Symbol(Point2D at, Mark.Sign _, boolean _) -> Stream.of(at);
      case Mark.Area _ -> Stream.empty();
      case Mark.Arrow(Point2D from, Point2D to, Mark.Pen _, boolean _) -> Pixels.along(from, to);
      case Mark.Line(Point2D from, Point2D to, Mark.Pen pen, boolean _) ->
          switch (pen) {
            case STRETCH, WITNESS, TICK, DEPTH, NORMAL, STEP -> Pixels.along(from, to);
            case GAP, BEYOND, CORE, BOUNDS, DROP, STEP_BORDER, REGION -> Stream.empty();
          };
    };
  }

  private static Bounds around(Point2D spot) {
    return new BoundingBox(spot.getX() - SPOT, spot.getY() - SPOT, 2 * SPOT, 2 * SPOT);
  }
}
