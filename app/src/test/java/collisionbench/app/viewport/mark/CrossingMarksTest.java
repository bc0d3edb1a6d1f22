package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.render.MovingBodies;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

/// What is drawn where segments take part, and bodies that move.
class CrossingMarksTest {

  /// A hundred pixels to the unit, and the origin in the middle of 800 by 600.
  private static final Camera FRONT = new Camera(Vec3.ZERO, 3 / Math.tan(Math.toRadians(20)), 0, 0);

  private static final Set<Layer> CROSSING = Set.of(Layer.CROSSING);

  private static Body stick(String id, double x0, double y0, double x1, double y1) {
    return new Body2(id, new Segment2(new Vec2(x0, y0), new Vec2(x1, y1)));
  }

  private static Body rod(String id, Vec3 start, Vec3 end) {
    return new Body3(id, new Segment(start, end));
  }

  private static RenderState state(Set<Layer> layers, List<Body> bodies, String... selected) {
    View view = View.FIRST.with(View.Lens.ORTHOGRAPHIC).with(layers);
    return RenderStates.of(bodies, view, FRONT, selected);
  }

  private static RenderState crossing(Body... bodies) {
    return state(CROSSING, List.of(bodies));
  }

  private static List<Mark.Line> lines(RenderState state, Mark.Pen pen) {
    return figures(state, Mark.Line.class).filter(line -> line.pen() == pen).toList();
  }

  private static List<Point2D> spots(RenderState state, Mark.Sign sign) {
    return figures(state, Mark.Symbol.class)
        .filter(spot -> spot.sign() == sign)
        .map(Mark.Symbol::at)
        .toList();
  }

  private static <T> Stream<T> figures(RenderState state, Class<T> type) {
    return Marks.of(state).drawn().stream().filter(type::isInstance).map(type::cast);
  }

  private static List<String> words(RenderState state) {
    return Marks.of(state).labels().stream().map(Mark.Label::text).toList();
  }

  private static void assertAt(double x, double y, Point2D actual) {
    assertEquals(0, actual.distance(x, y), 1e-6, actual + " is not at " + x + ", " + y);
  }

  @Test
  void crossingSegmentsShowTheirPointWithTAndU() {
    RenderState state = crossing(stick("a", -2, 0, 2, 0), stick("b", 1, -1, 1, 3));
    assertAt(500, 300, spots(state, Mark.Sign.ENTRY).getFirst());
    assertEquals(List.of("t 0.75   u 0.25"), words(state));
  }

  @Test
  void aSegmentThroughABallShowsEntryExitAndTheIntervalBetween() {
    RenderState state =
        crossing(
            rod("rod", new Vec3(-2, 0, 0), new Vec3(2, 0, 0)),
            new Body3("ball", new Sphere(Vec3.ZERO, 1)));
    assertAt(300, 300, spots(state, Mark.Sign.ENTRY).getFirst());
    assertAt(500, 300, spots(state, Mark.Sign.EXIT).getFirst());
    Mark.Line stretch = lines(state, Mark.Pen.STRETCH).getFirst();
    assertAt(300, 300, stretch.from());
    assertAt(500, 300, stretch.to());
    assertEquals(List.of("t 0.25", "t 0.75"), words(state));
  }

  @Test
  void aSegmentThatEndsInABodyHasNoExit() {
    RenderState state =
        crossing(
            rod("rod", new Vec3(-2, 0, 0), Vec3.ZERO), new Body3("ball", new Sphere(Vec3.ZERO, 1)));
    assertEquals(1, spots(state, Mark.Sign.ENTRY).size());
    assertEquals(List.of(), spots(state, Mark.Sign.EXIT));
    assertEquals(List.of("t 0.5", "t 1"), words(state));
  }

  @Test
  void collinearSegmentsShowTheirSharedInterval() {
    RenderState state = crossing(stick("a", -2, 0, 1, 0), stick("b", 2, 0, -1, 0));
    Mark.Line shared = lines(state, Mark.Pen.STRETCH).getFirst();
    assertAt(300, 300, shared.from());
    assertAt(500, 300, shared.to());
    assertEquals(List.of("t 0.333333", "t 1"), words(state));
  }

  @Test
  void aPiercedTriangleShowsTAndBothWeights() {
    RenderState state =
        crossing(
            new Body3(
                "tri", new Triangle(new Vec3(-1, -1, 0), new Vec3(3, -1, 0), new Vec3(-1, 3, 0))),
            rod("rod", new Vec3(0, 0, 1), new Vec3(0, 0, -3)));
    assertAt(400, 300, spots(state, Mark.Sign.ENTRY).getFirst());
    assertEquals(List.of("t 0.25   u 0.25   v 0.25"), words(state));
  }

  @Test
  void skewLinesShowTheirCommonPerpendicularDashedBeyondTheEnds() {
    RenderState state =
        crossing(
            rod("a", new Vec3(-2, -1, 0), new Vec3(-1, -1, 0)),
            rod("b", new Vec3(1, 1, -2), new Vec3(1, 1, 2)));
    Mark.Line perpendicular = lines(state, Mark.Pen.GAP).getFirst();
    assertAt(500, 400, perpendicular.from());
    assertAt(500, 200, perpendicular.to());
    Mark.Line beyond = lines(state, Mark.Pen.BEYOND).getFirst();
    assertAt(309, 400, beyond.from()); // it leaves the end free
    assertAt(500, 400, beyond.to());
    assertEquals(1, lines(state, Mark.Pen.BEYOND).size());
    assertEquals(List.of("t 3", "u 0.5"), words(state));
  }

  @Test
  void betweenTheEndsThePerpendicularIsTheDistanceAndDrawnOnce() {
    List<Body> bodies =
        List.of(
            rod("a", new Vec3(-2, -1, 0), new Vec3(2, -1, 0)),
            rod("b", new Vec3(1, 1, -2), new Vec3(1, 1, 2)));
    assertEquals(
        1, lines(state(Set.of(Layer.CROSSING, Layer.DISTANCE), bodies), Mark.Pen.GAP).size());
    assertEquals(List.of(), lines(state(CROSSING, bodies), Mark.Pen.GAP));
  }

  @Test
  void linesThatCrossBeyondTheSegmentsAreDrawnToTheirPoint() {
    RenderState state = crossing(stick("a", -2, 0, 2, 0), stick("b", 0, 2, 0, 1));
    assertAt(400, 300, spots(state, Mark.Sign.BEYOND).getFirst());
    assertAt(400, 209, lines(state, Mark.Pen.BEYOND).getFirst().from());
    assertEquals(List.of("t 0.5   u 2"), words(state));
  }

  @Test
  void theStartOfASegmentHasABarAndASelectedOneTicks() {
    List<Body> one = List.of(stick("a", -2, 0, 2, 0));
    List<Mark.Line> bars = lines(state(CROSSING, one), Mark.Pen.TICK);
    assertEquals(1, bars.size());
    assertTrue(bars.getFirst().from().getX() < 200, "before the start");
    RenderState selected = state(CROSSING, one, "a");
    assertEquals(1 + 9, lines(selected, Mark.Pen.TICK).size());
    assertEquals(List.of("t 0", "t 1"), words(selected));
  }

  @Test
  void aStartBehindAnotherBodyHasAFaintBar() {
    Body wall =
        new Body3("wall", new Triangle(new Vec3(-9, -9, 1), new Vec3(9, -9, 1), new Vec3(0, 9, 1)));
    Body rod = rod("rod", new Vec3(0, 0, -1), new Vec3(2, 0, -1));
    assertTrue(lines(crossing(wall, rod), Mark.Pen.TICK).getFirst().hidden(), "behind");
    assertFalse(lines(crossing(rod), Mark.Pen.TICK).getFirst().hidden(), "alone");
  }

  @Test
  void aCapsuleHasItsCoreLine() {
    Body capsule = new Body3("c", new Capsule(new Vec3(-1, 0, 0), new Vec3(1, 0, 0), 0.5));
    Mark.Line core = lines(crossing(capsule), Mark.Pen.CORE).getFirst();
    assertAt(300, 300, core.from());
    assertAt(500, 300, core.to());
    assertTrue(core.hidden(), "it lies inside");
  }

  @Test
  void arrowsDoNotCoverASegment() {
    RenderState state =
        state(Set.of(Layer.DEPTH), List.of(stick("a", -2, 0, 2, 0), stick("b", 0, -1, 0, 3)));
    Mark.Arrow arrow = figures(state, Mark.Arrow.class).findFirst().orElseThrow();
    assertEquals(16, Math.abs(arrow.from().getX() - 400), 1e-6);
    assertEquals(16, Math.abs(arrow.to().getX() - 400), 1e-6);
    assertEquals(2, lines(state, Mark.Pen.WITNESS).size());
  }

  @Test
  void noArrowCoversASegmentOfAnotherPair() {
    Body2 disc = new Body2("disc", new Circle(Vec2.ZERO, 1));
    Body2 twin = new Body2("twin", new Circle(Vec2.ZERO, 1));
    Set<Layer> depth = Set.of(Layer.DEPTH);
    Mark.Arrow alone = arrow(state(depth, List.of(disc, twin)));
    Vec3 along = new Vec3(alone.to().getX() - 400, 300 - alone.to().getY(), 0).times(0.01);
    Body stick = stick("stick", 2 * along.x(), 2 * along.y(), -2 * along.x(), -2 * along.y());
    Mark.Arrow beside = arrow(state(depth, List.of(disc, twin, stick)));
    assertEquals(16, beside.to().distance(alone.to()), 1e-6);
  }

  private static Mark.Arrow arrow(RenderState state) {
    return figures(state, Mark.Arrow.class).findFirst().orElseThrow();
  }

  @Test
  void anArrowEndsBeforeAPointAndStartsAfterIt() {
    Body2 disc = new Body2("disc", new Circle(Vec2.ZERO, 2));
    Body2 point = new Body2("point", new Point2(new Vec2(1, 0)));
    Set<Layer> depth = Set.of(Layer.DEPTH);
    Mark.Arrow from = arrow(state(depth, List.of(disc, point)));
    assertAt(509, 300, from.from());
    assertAt(600, 300, from.to());
    Mark.Arrow to = arrow(state(depth, List.of(disc, point), "disc"));
    assertAt(600, 300, to.from());
    assertAt(509, 300, to.to());
  }

  @Test
  void nothingLiesOnAPointOrOnTheEndOfASegment() {
    Body square =
        new Body2(
            "square",
            new Polygon(
                List.of(new Vec2(-3, -1), new Vec2(-1, -1), new Vec2(-1, 1), new Vec2(-3, 1))));
    Body point = new Body2("point", new Point2(new Vec2(1, 0)));
    RenderState apart = state(Set.of(Layer.DISTANCE), List.of(square, point));
    assertAt(500, 300, spots(apart, Mark.Sign.HALO).getFirst());
    assertEquals(List.of(), spots(apart, Mark.Sign.RING));
    RenderState end = state(Set.of(Layer.DISTANCE), List.of(square, stick("s", 1, 0, 2, 0)));
    assertAt(500, 300, spots(end, Mark.Sign.HALO).getFirst());
  }

  @Test
  void whereBodiesFirstAndLastTouchIsMarkedWithTheTime() {
    Body runner = new Body3("runner", new Sphere(new Vec3(-3, 0, 0), 1), new Vec3(8, 0, 0));
    Body post = new Body3("post", new Sphere(new Vec3(1, 0, 0), 1));
    RenderState state = crossing(runner, post);
    List<Point2D> meetings = spots(state, Mark.Sign.MEETING);
    assertAt(400, 300, meetings.getFirst());
    assertAt(600, 300, meetings.getLast());
    assertTrue(words(state).containsAll(List.of("first t 0.25", "last t 0.75")), "words");
    assertFalse(words(state(Set.of(), List.of(runner, post))).contains("first t 0.25"));
  }

  @Test
  void contactThatLastsToTheEndHasNoEnd() {
    Body runner = new Body3("runner", new Sphere(new Vec3(-3, 0, 0), 1), new Vec3(4, 0, 0));
    Body post = new Body3("post", new Sphere(new Vec3(1, 0, 0), 1));
    assertEquals(1, spots(crossing(runner, post), Mark.Sign.MEETING).size());
  }

  @Test
  void eachMovingBodyHasItsOwnColorWhateverIsSelected() {
    Body one = new Body3("one", new Sphere(new Vec3(-3, 0, 0), 0.5), new Vec3(1, 0, 0));
    Body two = new Body3("two", new Sphere(new Vec3(3, 0, 0), 0.5), new Vec3(-1, 0, 0));
    List<MovingBodies.Mover> all = MovingBodies.of(crossing(one, two), 4);
    List<MovingBodies.Mover> second = MovingBodies.of(state(CROSSING, List.of(one, two), "two"), 4);
    assertEquals(2, EnumSet.of(all.getFirst().hue(), all.getLast().hue()).size());
    assertEquals(List.of(all.getLast()), second);
    assertEquals(List.of(), MovingBodies.of(crossing(one, two), 1));
    Body post = new Body3("post", new Sphere(Vec3.ZERO, 0.5));
    assertEquals(all, MovingBodies.of(state(CROSSING, List.of(one, two, post), "post"), 4));
  }

  @Test
  void degenerateSegmentsAreMarkedAndNothingThrows() {
    Body dot = rod("dot", Vec3.X, Vec3.X);
    Body ball = new Body3("ball", new Sphere(Vec3.X, 1));
    Set<Layer> all = EnumSet.allOf(Layer.class);
    for (Body other : List.of(ball, rod("twin", Vec3.X, Vec3.X), rod("rod", Vec3.ZERO, Vec3.Y))) {
      for (Mark.Figure figure : Marks.of(state(all, List.of(dot, other), "dot")).drawn()) {
        assertFalse(figure.toString().contains("NaN"), figure.toString());
      }
    }
  }
}
