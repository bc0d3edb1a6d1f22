package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Hue;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.gizmo.Gizmo;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarksTest {

  /// A hundred pixels to the unit, and the origin in the middle of 800 by 600.
  private static final Camera FLAT = new Camera(Vec3.ZERO, 3 / Math.tan(Math.toRadians(20)), 0, 0);

  private static final Camera FRONT = FLAT;

  private static Body circle(String id, double x, double radius) {
    return new Body2(id, new Circle(new Vec2(x, 0), radius));
  }

  private static Body ball(String id, Vec3 center, double radius) {
    return new Body3(id, new Sphere(center, radius));
  }

  private static RenderState state(
      List<Body> bodies, Camera camera, Set<Layer> layers, String... ids) {
    return RenderStates.of(bodies, View.FIRST.with(layers), camera, ids);
  }

  private static RenderState state(Scene scene, Camera camera, Set<Layer> layers, String... ids) {
    return RenderStates.of(scene, View.FIRST.with(layers), camera, ids);
  }

  private static <T extends Mark.Figure> List<T> drawn(Class<T> type, RenderState state) {
    return Marks.of(state).drawn().stream()
        .flatMap(mark -> type.isInstance(mark) ? Stream.of(type.cast(mark)) : null)
        .toList();
  }

  private static List<String> words(RenderState state) {
    return Marks.of(state).labels().stream().map(Mark.Label::text).toList();
  }

  private static void assertAt(double x, double y, Point2D actual) {
    assertEquals(0, actual.distance(x, y), 1e-9, actual + " is not at " + x + ", " + y);
  }

  @Test
  void aGapIsALineBetweenTheClosestPointsWithItsLengthInTheMiddle() {
    RenderState state =
        state(List.of(circle("a", -1.5, 0.5), circle("b", 1.5, 0.5)), FLAT, Set.of(Layer.DISTANCE));
    Mark.Line line = drawn(Mark.Line.class, state).getFirst();
    assertAt(300, 300, line.from());
    assertAt(500, 300, line.to());
    Mark.Label label = Marks.of(state).labels().getFirst();
    assertEquals("2", label.text());
    assertAt(400, 300, label.at());
  }

  /// Its ends have signs around them, which do not hide it.
  @ParameterizedTest
  @CsvSource({"2.5, 0, 0", "2, 0.25, 0", "2.5, 0.25, 0"})
  void aStraightHullIsMarkedLikeASegment(double x, double y, double z) {
    Vec3 start = new Vec3(-1, 0, 0);
    Vec3 end = new Vec3(1, 0, 0);
    Segment other = new Segment(start.plus(new Vec3(x, y, z)), end.plus(new Vec3(x, y, z)));
    Set<Layer> layers = Set.of(Layer.DISTANCE, Layer.CONTACTS, Layer.DEPTH);
    List<Marks> marks =
        Stream.of(new Segment(start, end), new Hull(List.of(start, end, Vec3.ZERO)))
            .map(line -> List.<Body>of(new Body3("a", line), new Body3("b", other)))
            .map(bodies -> Marks.of(state(bodies, FRONT, layers)))
            .toList();
    assertEquals(marks.getFirst().drawn(), marks.getLast().drawn());
    assertEquals(4, marks.getLast().thin().points().size());
  }

  @Test
  void theDepthArrowMovesTheSecondBodyOut() {
    List<Body> overlapping = List.of(circle("a", 0, 1), circle("b", 1.5, 1));
    RenderState state = state(overlapping, FLAT, Set.of(Layer.DEPTH));
    Mark.Arrow arrow = drawn(Mark.Arrow.class, state).getFirst();
    assertAt(450, 300, arrow.from());
    assertAt(500, 300, arrow.to());
    assertEquals(List.of("move b by 0.5 to separate"), words(state));
  }

  /// Once for a selected body, hidden by what lies before them, and never without one.
  @Test
  void thePointsOfAManifoldAreMarkedAtTheFaceOfASelectedBody() {
    List<Body> stack =
        List.of(
            new Body3("table", new Box(Vec3.ZERO, new Vec3(2, 1, 2), Rotation.NONE)),
            new Body3("crate", new Box(new Vec3(0, 1.5, 0), new Vec3(1, 0.5, 1), Rotation.NONE)));
    Set<Layer> layers = Set.of(Layer.CONTACTS);
    List<Mark.Symbol> points = contacts(state(stack, FRONT, layers, "crate"));
    assertEquals(4, points.size());
    assertTrue(points.stream().anyMatch(Mark.Symbol::hidden));
    assertEquals(points, contacts(state(stack, FRONT, layers, "table")));
    assertEquals(List.of(), contacts(state(stack, FRONT, layers)));
    List<Body> balls = List.of(ball("a", Vec3.ZERO, 1), ball("b", new Vec3(2, 0, 0), 1));
    assertEquals(List.of(), contacts(state(balls, FRONT, layers, "a")));
  }

  private static List<Mark.Symbol> contacts(RenderState state) {
    return drawn(Mark.Symbol.class, state).stream()
        .filter(symbol -> symbol.sign() == Mark.Sign.CONTACT)
        .toList();
  }

  @Test
  void theDepthArrowMovesTheSelectedBodyOut() {
    List<Body> overlapping = List.of(circle("a", 0, 1), circle("b", 1.5, 1));
    Mark.Arrow first =
        drawn(Mark.Arrow.class, state(overlapping, FLAT, Set.of(Layer.DEPTH), "a")).getFirst();
    assertAt(500, 300, first.from());
    assertAt(450, 300, first.to());
    assertEquals(
        List.of("move a by 0.5 to separate"),
        words(state(overlapping, FLAT, Set.of(Layer.DEPTH), "b", "a")));
    Mark.Arrow last =
        drawn(Mark.Arrow.class, state(overlapping, FLAT, Set.of(Layer.DEPTH), "a", "b")).getFirst();
    assertAt(500, 300, last.to());
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-3, 1e-9, 1e-11})
  void aTinyDepthHasAnArrowOfVisibleLength(double depth) {
    List<Body> overlapping = List.of(circle("a", 0, 1), circle("b", 2 - depth, 1));
    RenderState state = state(overlapping, FLAT, Set.of(Layer.DEPTH, Layer.CONTACTS));
    List<Mark.Arrow> arrows = drawn(Mark.Arrow.class, state);
    assertEquals(1, arrows.size(), "heads");
    Mark.Arrow arrow = arrows.getFirst();
    assertEquals(Mark.Pen.DEPTH, arrow.pen());
    assertEquals(24, arrow.from().distance(arrow.to()), 1e-6);
    assertAt(500, 300, arrow.to());
  }

  @Test
  void aClippedDepthHasNoHead() {
    List<Body> overlapping = List.of(circle("a", 0, 1e9), circle("b", 1, 1e9));
    RenderState state = state(overlapping, FLAT, Set.of(Layer.DEPTH));
    assertTrue(drawn(Mark.Arrow.class, state).isEmpty());
    Mark.Line line = drawn(Mark.Line.class, state).getFirst();
    assertEquals(Mark.Pen.DEPTH, line.pen());
    assertTrue(line.from().distance(line.to()) < 1000, line.toString());
    assertEquals(List.of("move b by 2000000000 to separate"), words(state));
  }

  @Test
  void exactTouchHasPointsAndANormalButNoDepth() {
    List<Body> touching = List.of(circle("a", 0, 1), circle("b", 2, 1));
    RenderState state = state(touching, FLAT, Set.of(Layer.DEPTH, Layer.CONTACTS, Layer.DISTANCE));
    List<Mark.Arrow> arrows = drawn(Mark.Arrow.class, state);
    assertEquals(1, arrows.size());
    assertEquals(Mark.Pen.NORMAL, arrows.getFirst().pen());
    assertEquals(List.of("touching"), words(state));
  }

  @ParameterizedTest
  @CsvSource({"4.4e-16, touching", "-4.4e-16, just apart"})
  void roundingIsShownAsAWord(double depth, String word) {
    List<Body> bodies = List.of(circle("a", 0, 1), circle("b", 2 - depth, 1));
    RenderState state = state(bodies, FLAT, Set.of(Layer.DEPTH, Layer.CONTACTS, Layer.DISTANCE));
    assertEquals(List.of(word), words(state));
    assertTrue(
        drawn(Mark.Arrow.class, state).stream().noneMatch(a -> a.pen() == Mark.Pen.DEPTH), word);
  }

  @Test
  void aDepthIsRelativeToATinyBody() {
    List<Body> bodies = List.of(circle("a", -1e6, 1e6), circle("b", 0, 0x1p-20));
    RenderState state = state(bodies, FLAT, Set.of(Layer.DEPTH));
    assertEquals(List.of("move b by 9.53674e-7 to separate"), words(state));
  }

  @Test
  void contactsShowAPointOfEachBodyAndTheNormal() {
    List<Body> overlapping = List.of(circle("a", 0, 1), circle("b", 1.5, 1));
    RenderState state = state(overlapping, FLAT, Set.of(Layer.CONTACTS));
    List<Mark.Symbol> spots = drawn(Mark.Symbol.class, state);
    assertEquals(
        List.of(Mark.Sign.RING, Mark.Sign.DISC), spots.stream().map(Mark.Symbol::sign).toList());
    assertAt(450, 300, spots.getFirst().at());
    assertAt(500, 300, spots.getLast().at());
    Mark.Arrow normal = drawn(Mark.Arrow.class, state).getFirst();
    assertAt(500, 300, normal.from());
    assertAt(540, 300, normal.to());
    assertEquals(List.of(), words(state));
  }

  @Test
  void anArrowSeenEndOnIsASymbolForItsDirection() {
    Body near = ball("near", new Vec3(0, 0, 0.9), 0.5);
    Body far = ball("far", Vec3.ZERO, 0.5);
    Set<Layer> depth = Set.of(Layer.DEPTH);
    Mark.Symbol away = drawn(Mark.Symbol.class, state(List.of(near, far), FRONT, depth)).getFirst();
    assertEquals(Mark.Sign.AWAY, away.sign());
    Mark.Symbol towards =
        drawn(Mark.Symbol.class, state(List.of(far, near), FRONT, depth)).getFirst();
    assertEquals(Mark.Sign.TOWARDS, towards.sign());
  }

  @Test
  void labelsOfSeveralPairsStepBackUnlessTheyAreSelected() {
    List<Body> bodies = List.of(circle("a", 0, 1), circle("b", 1.5, 1), circle("c", 3, 1));
    Set<Layer> depth = Set.of(Layer.DEPTH);
    assertEquals(List.of(Mark.Weight.QUIET_ARROW, Mark.Weight.QUIET_ARROW), weights(bodies, depth));
    assertEquals(List.of(Mark.Weight.ARROW), weights(bodies, depth, "a"));
    assertEquals(List.of(Mark.Weight.ARROW), weights(bodies.subList(0, 2), depth));
  }

  private static List<Mark.Weight> weights(List<Body> bodies, Set<Layer> layers, String... ids) {
    return Marks.of(state(bodies, FLAT, layers, ids)).labels().stream()
        .map(Mark.Label::weight)
        .toList();
  }

  @Test
  void allArrowsHaveALabelOrNoneHas() {
    List<Mark.Label> labels =
        Stream.of(100, 200)
            .map(x -> new Mark.Label("label", new Point2D(x, 100), 0, Hue.NONE, Mark.Weight.ARROW))
            .toList();
    Bounds area = new BoundingBox(0, 0, 400, 400);
    Bounds second = new BoundingBox(190, 90, 20, 20);
    assertEquals(2, placed(labels, area, List.of()));
    assertEquals(0, placed(labels, area, List.of(second)));
  }

  private static int placed(List<Mark.Label> labels, Bounds area, List<Bounds> taken) {
    LabelPlaces places = new LabelPlaces(area, taken, List.of(), List.of());
    return new MarkOverlay().place(labels, places).size();
  }

  @Test
  void hiddenLayersHaveNoMarks() {
    List<Body> bodies = List.of(circle("a", 0, 1), circle("b", 1.5, 1), circle("c", 9, 1));
    assertEquals(
        new Marks(List.of(), List.of(), ThinBodies.NOTHING),
        Marks.of(state(bodies, FLAT, Set.of())));
  }

  @Test
  void everyBodyHasABox() {
    Set<Layer> bounds = Set.of(Layer.BOUNDS);
    assertEquals(4, drawn(Mark.Line.class, state(List.of(circle("a", 0, 1)), FLAT, bounds)).size());
    RenderState inSpace = state(List.of(ball("a", Vec3.ZERO, 1)), FRONT, bounds);
    assertEquals(12, drawn(Mark.Line.class, inSpace).size());
  }

  @Test
  void theBoxOfA2dBodyIsItsBounds() {
    List<Mark.Line> box =
        drawn(Mark.Line.class, state(List.of(circle("a", 1, 0.5)), FLAT, Set.of(Layer.BOUNDS)));
    for (Mark.Line edge : box) {
      for (Point2D end : List.of(edge.from(), edge.to())) {
        assertEquals(50, Math.abs(end.getX() - 500), 1e-9);
        assertEquals(50, Math.abs(end.getY() - 300), 1e-9);
      }
      assertEquals(100, edge.from().distance(edge.to()), 1e-9);
    }
  }

  @Test
  void namesAreAboveTheBodiesSelectedOnesFirst() {
    List<Body> bodies = List.of(circle("a", -2, 0.5), circle("b", 0, 0.5), circle("c", 0.4, 0.5));
    RenderState state = state(bodies, FLAT, Set.of(Layer.NAMES), "a");
    assertEquals(List.of("a", "b", "c"), words(state));
    assertEquals(List.of("b", "c", "a"), words(state(bodies, FLAT, Set.of(Layer.NAMES))));
    Mark.Label first = Marks.of(state).labels().getFirst();
    assertEquals(200, first.at().getX(), 1e-9);
    assertTrue(first.at().getY() < 250, first.toString());
  }

  @Test
  void bodiesOfThePairHaveItsLettersInTheirTints() {
    List<Body> bodies = List.of(circle("a", -2, 0.5), circle("b", 0, 0.5));
    for (boolean named : new boolean[] {true, false}) {
      Set<Layer> layers = named ? Set.of(Layer.NAMES) : Set.of();
      RenderState state = inWindow(state(bodies, FLAT, layers, "b"));
      assertEquals(named ? List.of("B b", "A a") : List.of("B", "A"), words(state));
      assertEquals(
          List.of(Hue.SECOND, Hue.FIRST),
          Marks.of(state).labels().stream().map(Mark.Label::edge).toList());
      assertEquals(
          named ? List.of("a", "b") : List.of(), words(inWindow(state(bodies, FLAT, layers))));
    }
  }

  /// Its letters would be mistaken for those of the bodies.
  @Test
  void stepsKeepTheirLetters() {
    List<Body> bodies = List.of(circle("a", -2, 0.5), circle("b", 0, 0.5));
    RenderState state = inWindow(state(bodies, FLAT, Set.of(), "b"));
    List<Drawing> step =
        List.of(new Drawing.Point("A", Vec3.ZERO), new Drawing.Point("p_B", Vec3.X));
    List<Mark.Label> labels = Marks.of(RenderStates.with(state, Set.of(), step)).labels();
    assertEquals(List.of("A", "p"), labels.stream().map(Mark.Label::text).toList());
    assertEquals(List.of(Hue.NONE, Hue.SECOND), labels.stream().map(Mark.Label::edge).toList());
  }

  private static RenderState inWindow(RenderState state) {
    return RenderStates.of(
        state.evaluation(),
        state.selection(),
        state.view(),
        state.projection(),
        Palette.ofWindow(Theme.DARK),
        Optional.empty());
  }

  @Test
  void aLongNameIsShortenedNotOmitted() {
    String name = "a name that says what its body is there for ".repeat(2);
    List<String> words = words(state(List.of(circle(name, 0, 1)), FLAT, Set.of(Layer.NAMES)));
    assertEquals(1, words.size());
    assertTrue(words.getFirst().length() < 30 && words.getFirst().startsWith("a name that says"));
    assertTrue(words.getFirst().endsWith("…"), words.toString());
  }

  @Test
  void aNameStaysInViewWithItsBody() {
    List<Body> bodies = List.of(circle("large", 0, 50), circle("gone", 100, 1));
    RenderState state = state(bodies, FLAT, Set.of(Layer.NAMES));
    assertEquals(List.of("large"), words(state));
    PlacedLabel placed =
        Marks.of(state)
            .places(state, List.of(), List.of())
            .place(Marks.of(state).labels().getFirst(), 60, 20)
            .orElseThrow();
    assertTrue(placed.plate().getMinY() >= 0, placed.toString());
  }

  @Test
  void hiddenBodiesHaveNoMarks() {
    List<Body> bodies = List.of(circle("a", 0, 1), circle("b", 1.5, 1));
    Scene scene =
        new Scene(
            "",
            "",
            Optional.empty(),
            Space.TWO,
            bodies,
            Optional.empty(),
            Optional.empty(),
            Set.of("b"),
            Set.of());
    RenderState state = state(scene, FLAT, Set.of(Layer.values()));
    assertEquals(List.of("a"), words(state));
    assertEquals(4, Marks.of(state).drawn().size());
  }

  @Test
  void bodiesBehindTheEyeHaveNoMarks() {
    List<Body> behind =
        List.of(ball("a", new Vec3(0, 0, 50), 1), ball("b", new Vec3(0.5, 0, 51), 1));
    RenderState state = state(behind, FRONT, Set.of(Layer.values()));
    assertEquals(new Marks(List.of(), List.of(), ThinBodies.NOTHING), Marks.of(state));
  }

  @Test
  void linesThatPassTheEyeAreClipped() {
    List<Body> bodies =
        List.of(ball("a", new Vec3(0, 0, 0), 0.5), ball("b", new Vec3(0, 1, 50), 0.5));
    RenderState state = state(bodies, FRONT, Set.of(Layer.DISTANCE));
    Mark.Line line = drawn(Mark.Line.class, state).getFirst();
    assertTrue(isNear(line.from()) && isNear(line.to()), line.toString());
    assertEquals(1, drawn(Mark.Symbol.class, state).size());
  }

  private static boolean isNear(Point2D pixel) {
    return pixel.getX() > -50 && pixel.getX() < 850 && pixel.getY() > -50 && pixel.getY() < 650;
  }

  @Test
  void pixelsThatAreNotFiniteAreNotMarked() {
    for (double huge : new double[] {1e9, 1e18, 1e150, 1e300}) {
      List<Body> bodies =
          List.of(
              ball("a", new Vec3(huge, 0, 0), huge / 3),
              ball("b", new Vec3(-huge, huge, 0), huge / 2),
              ball("c", Vec3.ZERO, 1));
      for (Camera camera :
          List.of(FRONT, new Camera(Vec3.ZERO, 1e308, 1, 1), new Camera(Vec3.X, 1e-300, 1, 1))) {
        Marks marks = Marks.of(state(bodies, camera, Set.of(Layer.values()), "a"));
        for (Mark mark : marks.drawn()) {
          assertFalse(mark.toString().contains("NaN"), mark.toString());
          assertFalse(mark.toString().contains("Infinity"), mark.toString());
        }
      }
    }
  }

  @Test
  void manyBodiesHaveFewMarks() {
    List<Body> bodies = new ArrayList<>();
    IntStream.range(0, 200).forEach(i -> bodies.add(circle("c" + i, i * 0.01, 0.5)));
    RenderState state =
        state(bodies, FLAT, Set.of(Layer.CONTACTS, Layer.DEPTH, Layer.DISTANCE, Layer.GRID));
    Marks marks = Marks.of(state);
    assertTrue(marks.drawn().size() <= 5 * ShownPairs.MOST, marks.drawn().size() + " marks");
    assertEquals(ShownPairs.MOST + 1, marks.labels().size());
    assertTrue(marks.labels().getFirst().text().contains(" by 0.99 to "), "the deepest first");
  }

  @Test
  void labelsStayOffTheHandlesAndTheRulers() {
    List<Body> bodies = List.of(circle("a", 0, 0.1), circle("b", 0.4, 0.1));
    RenderState state = state(bodies, FLAT, Set.of(Layer.DISTANCE, Layer.GRID), "a");
    Marks marks = Marks.of(state);
    List<Point2D> handles = Gizmo.points(state).toList();
    Bounds plate =
        marks
            .places(state, handles, List.of())
            .place(marks.labels().getFirst(), 50, 20)
            .orElseThrow()
            .plate();
    assertTrue(handles.stream().noneMatch(plate::contains), plate.toString());
    Mark.Label onRuler = new Mark.Label("x", new Point2D(790, 595), 0);
    assertEquals(
        Optional.empty(), marks.places(state, List.of(), List.of()).place(onRuler, 10, 20));
    RenderState bare = state(bodies, FLAT, Set.of(Layer.DISTANCE));
    Mark.Label inCorner = new Mark.Label("x", new Point2D(780, 580), 0);
    assertTrue(marks.places(bare, List.of(), List.of()).place(inCorner, 10, 20).isPresent());
  }

  @Test
  void noLabelIsPutUnderAPanel() {
    List<Body> bodies = List.of(circle("a", -1, 0.5), circle("b", 1, 0.5));
    RenderState state = state(bodies, FLAT, Set.of(Layer.DISTANCE));
    Marks marks = Marks.of(state);
    Mark.Label distance = marks.labels().getFirst();
    Bounds free = placed(marks, state, distance, List.of());
    Bounds panel = new BoundingBox(0, 0, free.getMaxX(), free.getMaxY());
    Bounds moved = placed(marks, state, distance, List.of(panel));
    assertFalse(moved.intersects(panel), moved.toString());
    Bounds all = new BoundingBox(0, 0, 800, 600);
    LabelPlaces none = marks.places(state, List.of(), List.of(all));
    assertEquals(Optional.empty(), none.place(distance, 50, 20));
  }

  private static Bounds placed(
      Marks marks, RenderState state, Mark.Label label, List<Bounds> panels) {
    return marks.places(state, List.of(), panels).place(label, 50, 20).orElseThrow().plate();
  }
}
