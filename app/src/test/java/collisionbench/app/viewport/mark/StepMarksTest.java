package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Selection;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

/// What a step draws, and what is not drawn beside it.
class StepMarksTest {

  /// A hundred pixels to the unit, and the origin in the middle of 800 by 600.
  private static final Camera FRONT = new Camera(Vec3.ZERO, 3 / Math.tan(Math.toRadians(20)), 0, 0);

  private static final Vec3 FAR = new Vec3(2, 1, 0);
  private static final Point2D MIDDLE = new Point2D(400, 300);

  private static RenderState state(Body a, Body b, Camera camera, Drawing... drawings) {
    RenderState state =
        RenderStates.of(
            Evaluation.of(RenderStates.scene(List.of(a, b), Optional.of(camera))),
            new Selection(List.of()),
            View.FIRST,
            new Projection(
                a.space(), View.FIRST.lens(), camera, RenderStates.WIDTH, RenderStates.HEIGHT),
            Palette.ofWindow(Theme.DARK),
            Optional.empty());
    return RenderStates.with(state, Set.of(), List.of(drawings));
  }

  private static Marks inSpace(Camera camera, Drawing... drawings) {
    Body3 left = new Body3("left", new Sphere(new Vec3(-2, 0, 0), 0.5));
    Body3 right = new Body3("right", new Sphere(new Vec3(2, 0, 0), 0.5));
    return Marks.of(state(left, right, camera, drawings));
  }

  private static Marks inSpace(Drawing... drawings) {
    return inSpace(FRONT, drawings);
  }

  private static <T extends Mark.Figure> List<T> drawn(Class<T> type, Marks marks) {
    return marks.drawn().stream()
        .flatMap(mark -> type.isInstance(mark) ? Stream.of(type.cast(mark)) : null)
        .toList();
  }

  private static List<String> words(Marks marks) {
    return marks.labels().stream().map(label -> label.text() + label.index()).toList();
  }

  @Test
  void whatAStepDrawsTwiceIsShownOnce() {
    Drawing point = new Drawing.Point("P", Vec3.ZERO);
    Marks marks = inSpace(point, new Drawing.Segment("d", Vec3.ZERO, FAR), point);
    assertEquals(List.of("P", "d"), words(marks).stream().sorted().toList());
    assertEquals(1, drawn(Mark.Symbol.class, marks).size());
  }

  @Test
  void marksOfThePairAreHiddenWhileAStepIsDrawn() {
    assertTrue(
        drawn(Mark.Line.class, inSpace()).stream().anyMatch(line -> line.pen() == Mark.Pen.GAP));
    Marks step = inSpace(new Drawing.Point("P", Vec3.ZERO));
    assertEquals(List.of(new Mark.Symbol(MIDDLE, Mark.Sign.STEP, false)), step.drawn());
    assertEquals(List.of("P"), words(step));
  }

  @Test
  void arrowsAndSegmentsJoinTheirPoints() {
    Marks segment = inSpace(new Drawing.Segment("d", Vec3.ZERO, FAR));
    Marks arrow = inSpace(new Drawing.Arrow("\\vec{AB}", Vec3.ZERO, FAR));
    Mark.Line line = drawn(Mark.Line.class, segment).getFirst();
    Mark.Arrow drawn = drawn(Mark.Arrow.class, arrow).getFirst();
    assertEquals(MIDDLE, line.from());
    assertEquals(0, line.to().distance(600, 200), 1e-9);
    assertEquals(MIDDLE, drawn.from());
    assertTrue(drawn.to().distance(600, 200) < 6, "it ends where a point may begin");
    assertEquals(
        List.of("d", "AB"), Stream.of(segment, arrow).flatMap(m -> words(m).stream()).toList());
    assertEquals(Mark.Weight.USUAL, segment.labels().getFirst().weight());
    assertEquals(Mark.Weight.VECTOR, arrow.labels().getFirst().weight());
  }

  @Test
  void aVectorOfNoLengthIsAPoint() {
    Marks marks = inSpace(new Drawing.Arrow("V", Vec3.ZERO, Vec3.ZERO));
    assertEquals(List.of(new Mark.Symbol(MIDDLE, Mark.Sign.STEP, false)), marks.drawn());
    assertEquals(List.of("V"), words(marks));
  }

  /// A stick from the middle, two units to the right.
  private static Marks overStick(Drawing... drawings) {
    Body3 stick = new Body3("stick", new Segment(Vec3.ZERO, new Vec3(2, 0, 0)));
    Body3 ball = new Body3("ball", new Sphere(new Vec3(0, 3, 0), 1));
    return Marks.of(state(stick, ball, FRONT, drawings));
  }

  @Test
  void whatLiesAlongAStickIsDrawnBesideIt() {
    Vec3 end = new Vec3(2, 0, 0);
    Marks marks =
        overStick(
            new Drawing.Segment("a", Vec3.ZERO, end),
            new Drawing.Segment("b", new Vec3(-1, 0, 0), new Vec3(1, 0, 0)),
            new Drawing.Segment("", Vec3.ZERO, end),
            new Drawing.Segment("", Vec3.ZERO, new Vec3(0, 2, 0)));
    List<Double> heights =
        drawn(Mark.Line.class, marks).stream().map(line -> line.from().getY()).toList();
    assertEquals(List.of(309.0, 291.0, 309.0, 291.0), heights);
  }

  @Test
  void anEndlessLineLeavesTheStickOnItOut() {
    Marks marks = overStick(new Drawing.Line("", new Vec3(5, 0, 0), Vec3.X));
    List<Mark.Line> parts = drawn(Mark.Line.class, marks);
    assertEquals(2, parts.size());
    assertEquals(-32, parts.getFirst().from().getX(), 1e-6);
    assertEquals(400 - ThinBodies.FREE, parts.getFirst().to().getX(), 1e-6);
    assertEquals(600 + ThinBodies.FREE, parts.getLast().from().getX(), 1e-6);
    assertEquals(832, parts.getLast().to().getX(), 1e-6);
  }

  /// A triangle from the middle, two units to the right and up.
  private static Marks overTriangle(Drawing... drawings) {
    Body3 triangle =
        new Body3("triangle", new Triangle(Vec3.ZERO, new Vec3(2, 0, 0), new Vec3(0, 2, 0)));
    Body3 ball = new Body3("ball", new Sphere(new Vec3(0, 3, 0), 0.5));
    return Marks.of(state(triangle, ball, FRONT, drawings));
  }

  @Test
  void whatLiesAlongAnEdgeIsDrawnBesideIt() {
    Marks marks = overTriangle(new Drawing.Arrow("u", Vec3.ZERO, new Vec3(2, 0, 0)));
    assertEquals(309, drawn(Mark.Arrow.class, marks).getFirst().from().getY());
  }

  @Test
  void theBorderOfAnAreaLeavesOutTheEdgesOnIt() {
    Vec3 below = new Vec3(0, -2, 0);
    Mark.Area area =
        drawn(
                Mark.Area.class,
                overTriangle(new Drawing.Face("", List.of(Vec3.ZERO, new Vec3(2, 0, 0), below))))
            .getFirst();
    assertEquals(1, area.border().size());
    OutlineRun border = area.border().getFirst();
    assertFalse(border.closed());
    assertEquals(3, border.points().size());
    assertEquals(0, border.points().getFirst().distance(600, 300), 1e-9);
  }

  @Test
  void aLetterIsNearerToItsOwnLineThanToAnother() {
    Vec3 end = new Vec3(2, 0, 0);
    Mark.Label label =
        inSpace(
                new Drawing.Segment("d", Vec3.ZERO, end),
                new Drawing.Line("", new Vec3(0, -0.15, 0), end))
            .labels()
            .getFirst();
    assertEquals("d", label.text());
    assertTrue(label.at().getY() < 300, "the other line is below");
  }

  @Test
  void pointsAtTheSamePlaceShareALabel() {
    Marks marks = inSpace(new Drawing.Point("P_1", Vec3.X), new Drawing.Point("t_1", Vec3.X));
    assertEquals(1, drawn(Mark.Symbol.class, marks).size());
    Mark.Label label = marks.labels().getFirst();
    assertEquals("P\u2081, t", label.text());
    assertEquals("1", label.index());
  }

  @Test
  void anEndOfAStickIsRinged() {
    Marks marks =
        overStick(new Drawing.Point("", Vec3.ZERO), new Drawing.Point("", new Vec3(1, 0, 0)));
    assertEquals(
        List.of(Mark.Sign.STEP_RING, Mark.Sign.STEP),
        drawn(Mark.Symbol.class, marks).stream().map(Mark.Symbol::sign).toList());
  }

  @Test
  void aLetterHasASubscript() {
    Mark.Label label = inSpace(new Drawing.Point("P_{01}", Vec3.ZERO)).labels().getFirst();
    assertEquals("P", label.text());
    assertEquals("01", label.index());
  }

  @Test
  void aLineCrossesTheWholePicture() {
    Marks marks = inSpace(new Drawing.Line("", Vec3.ZERO, new Vec3(0, 1e-9, 0)));
    Mark.Line line = drawn(Mark.Line.class, marks).getFirst();
    assertEquals(664, Math.abs(line.from().getY() - line.to().getY()), 1e-6);
  }

  @Test
  void aPlaneIsARectangleAroundTheOtherDrawings() {
    Marks marks =
        inSpace(
            new Camera(Vec3.ZERO, 9, 0.4, 0.5),
            new Drawing.Plane("", Vec3.ZERO, new Vec3(0, 7, 0)),
            new Drawing.Point("P", new Vec3(1, 3, 0)));
    Mark.Area area = drawn(Mark.Area.class, marks).getFirst();
    assertEquals(4, area.corners().size());
    assertEquals(area, marks.drawn().getFirst(), "it lies behind all else");
  }

  @Test
  void theRectangleOfAPlaneContainsWhatItIsDrawnFor() {
    List<Vec3> points = List.of(new Vec3(4, 1, 0), new Vec3(6, -1, 3), new Vec3(5, 0, 8));
    List<Vec3> corners = DrawingPoints.rectangle(new Vec3(3, 2, 0), Vec3.Y, points, 0);
    Bounds3 rectangle = Bounds3.of(corners.get(0), corners.get(2));
    assertEquals(2, rectangle.min().y());
    assertEquals(2, rectangle.max().y());
    for (Vec3 point : points) {
      Vec3 foot = new Vec3(point.x(), 2, point.z());
      assertEquals(rectangle, rectangle.and(Bounds3.of(foot, foot)));
    }
    assertTrue(rectangle.size().x() < 16, "it is not about the point that the plane is through");
  }

  @Test
  void aPlaneIsClippedAtTheEye() {
    Marks marks =
        inSpace(
            new Camera(Vec3.ZERO, 2, 0, 0.1),
            new Drawing.Plane("", Vec3.ZERO, Vec3.Y),
            new Drawing.Point("P", new Vec3(0, 0, 40)));
    Mark.Area area = drawn(Mark.Area.class, marks).getFirst();
    assertTrue(
        area.corners().stream()
            .allMatch(at -> Math.abs(at.getX() - 400) < 433 && Math.abs(at.getY() - 300) < 333));
  }

  @Test
  void facesAreAreasAndTetrahedraEdges() {
    List<Vec3> corners = List.of(Vec3.ZERO, Vec3.X, Vec3.Y);
    Marks marks =
        inSpace(
            new Drawing.Face("", corners),
            new Drawing.Tetrahedron("B", Vec3.ZERO, Vec3.X, Vec3.Y, Vec3.Z));
    assertEquals(3, drawn(Mark.Area.class, marks).getFirst().corners().size());
    assertEquals(6, drawn(Mark.Line.class, marks).size());
    assertEquals(List.of("B"), words(marks));
  }

  @Test
  void aRegionOfThePlaneHasItsOwnOutline() {
    Marks marks =
        Marks.of(
            state(
                new Body2("a", new Circle(Vec2.ZERO, 1)),
                new Body2("b", new Circle(new Vec2(3, 0), 1)),
                FRONT,
                new Drawing.Region("1", new Circle(Vec2.ZERO, 1))));
    Mark.Area area = drawn(Mark.Area.class, marks).getFirst();
    area.corners().forEach(at -> assertEquals(100, at.distance(MIDDLE), 0.1));
    assertEquals(List.of("Region 1"), words(marks));
  }

  @Test
  void aBranchIsNamedInItsRegionWithoutALeader() {
    Marks marks = inSpace(new Drawing.Branch("beyond-end", Vec3.ZERO));
    assertEquals(List.of(), marks.drawn());
    Mark.Label name = marks.labels().getFirst();
    assertEquals("Beyond the end", name.text());
    assertEquals(0, name.subject().distance(MIDDLE), 0.1);
    name.spots().forEach(spot -> assertEquals(spot.anchor(), spot.at()));
  }

  @Test
  void invalidDrawingsAreOmitted() {
    Vec3 nowhere = new Vec3(Double.NaN, 0, 0);
    Marks marks =
        inSpace(
            new Drawing.Point("P", nowhere),
            new Drawing.Segment("d", Vec3.ZERO, new Vec3(0, Double.POSITIVE_INFINITY, 0)),
            new Drawing.Line("", Vec3.ZERO, Vec3.ZERO),
            new Drawing.Branch("face", nowhere),
            new Drawing.Plane("", Vec3.ZERO, nowhere),
            new Drawing.Face("", List.of(nowhere, Vec3.X, Vec3.Y)));
    assertEquals(List.of(), marks.drawn());
    assertEquals(List.of(), marks.labels());
  }
}
