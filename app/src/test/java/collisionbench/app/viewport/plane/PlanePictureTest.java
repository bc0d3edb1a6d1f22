package collisionbench.app.viewport.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class PlanePictureTest {

  private static final Body BALL = new Body2("ball", new Circle(Vec2.ZERO, 1));
  private static final Body BAR = new Body2("bar", new Segment2(new Vec2(-2, 1), new Vec2(2, 1)));

  private PlanePicture picture = new PlanePicture();

  @BeforeAll
  static void startJavaFx() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void lookAtTheOrigin() {
    picture = new PlanePicture();
    picture.node().resize(1280, 800);
    picture.lookFrom(new Camera(Vec3.ZERO, 10, 0, 0), Lens.PERSPECTIVE);
  }

  private void show(Body... bodies) {
    picture.show(List.of(bodies), new Contacts(Set.of(), List.of()), Set.of());
  }

  private List<Node> parts(String id) {
    return List.copyOf(((Group) picture.node().lookup("#body-" + id)).getChildren());
  }

  private static <T extends Node> List<T> all(Class<T> type, Parent parent) {
    List<T> found = new ArrayList<>();
    for (Node child : parent.getChildrenUnmodifiable()) {
      if (type.isInstance(child)) {
        found.add(type.cast(child));
      }
      if (child instanceof Parent inner) {
        found.addAll(all(type, inner));
      }
    }
    return found;
  }

  /// With a clock that each body takes 40 ms by, three new ones are drawn at a time. Those that are
  /// there already are not put off.
  @Test
  void manyBodiesAreShownInPartsInTheirOrder() {
    AtomicLong clock = new AtomicLong();
    picture = new PlanePicture(() -> clock.addAndGet(40_000_000));
    picture.node().resize(1280, 800);
    List<Body> bodies = new ArrayList<>(List.of(BALL, BAR));
    show(BALL, BAR);
    IntStream.range(0, 4)
        .forEach(i -> bodies.add(i, new Body2("dot " + i, new Point2(new Vec2(i, 0)))));
    show(bodies.toArray(Body[]::new));
    assertEquals(List.of("dot 0", "dot 1", "dot 2", "ball", "bar"), drawn());
    assertFalse(picture.showMore());
    assertEquals(bodies.stream().map(Body::id).toList(), drawn());
  }

  private List<String> drawn() {
    return all(Group.class, picture.node()).stream()
        .map(Node::getId)
        .filter(id -> id != null && id.startsWith("body-"))
        .map(id -> id.substring("body-".length()))
        .toList();
  }

  @Test
  void movingOneBodyLeavesTheOthersAlone() {
    show(BALL, BAR);
    List<Node> ball = parts("ball");
    List<Node> bar = parts("bar");
    Node barNode = picture.node().lookup("#body-bar");
    show(BALL, BAR.movedBy(Vec3.X));
    assertEquals(ball, parts("ball"));
    assertNotEquals(bar, parts("bar"));
    assertSame(barNode, picture.node().lookup("#body-bar"));
  }

  @Test
  void bodiesLieInTheOrderOfTheScene() {
    show(BALL, BAR);
    show(BAR, BALL);
    Parent layer = picture.node().lookup("#body-bar").getParent();
    assertEquals(
        List.of("body-bar", "body-ball"),
        layer.getChildrenUnmodifiable().stream().map(Node::getId).toList());
  }

  @Test
  void bodyThatIsGoneIsNoLongerDrawn() {
    show(BALL, BAR);
    show(BAR);
    assertTrue(picture.node().lookupAll("#body-ball").isEmpty());
  }

  @Test
  void bodyThatComesBackIsDrawnAgain() {
    show(BALL);
    show();
    show(BALL);
    assertEquals(1, parts("ball").size());
  }

  @Test
  void contactIsRedAndHasAThickerOutline() {
    show(BALL);
    Shape apart = (Shape) parts("ball").getLast();
    assertEquals(2, apart.getStrokeWidth());
    assertEquals(Palette.DARK.line(), apart.getStroke());
    picture.show(List.of(BALL), new Contacts(Set.of("ball"), List.of()), Set.of());
    Shape touching = (Shape) parts("ball").getLast();
    assertEquals(3, touching.getStrokeWidth());
    assertEquals(Palette.DARK.contact(), touching.getStroke());
  }

  @Test
  void selectionAddsAnOutlineAndKeepsTheColor() {
    picture.show(List.of(BALL), new Contacts(Set.of(), List.of()), Set.of("ball"));
    assertEquals(Palette.DARK.selection(), ((Shape) parts("ball").getFirst()).getStroke());
    assertEquals(Palette.DARK.line(), ((Shape) parts("ball").getLast()).getStroke());
  }

  @Test
  void bodiesOfThePairHaveOutlinesInTheirTints() {
    Palette palette = Palette.ofWindow(Theme.DARK);
    picture.paint(palette);
    picture.setPair(Optional.of(new Ruling.Names("ball", "bar")));
    picture.show(List.of(BALL, BAR), new Contacts(Set.of("ball"), List.of()), Set.of("ball"));
    Shape ball = (Shape) parts("ball").getFirst();
    Shape bar = (Shape) parts("bar").getFirst();
    assertEquals(palette.first(), ball.getStroke());
    assertEquals(palette.second(), bar.getStroke());
    assertEquals(palette.contact(), ((Shape) parts("ball").getLast()).getStroke());
    picture.setPair(Optional.empty());
    picture.show(List.of(BALL, BAR), new Contacts(Set.of("ball"), List.of()), Set.of("ball"));
    assertEquals(palette.selection(), ((Shape) parts("ball").getFirst()).getStroke());
    assertEquals(palette.line(), ((Shape) parts("bar").getFirst()).getStroke());
  }

  @Test
  void themeChangesTheColors() {
    show(BALL);
    picture.paint(Palette.LIGHT);
    assertEquals(Palette.LIGHT.line(), ((Shape) parts("ball").getLast()).getStroke());
  }

  @Test
  void outlineHasTheSameWidthAtEveryZoom() {
    show(BALL);
    picture.lookFrom(new Camera(Vec3.ZERO, 100, 0, 0), Lens.PERSPECTIVE);
    assertEquals(2, ((Shape) parts("ball").getLast()).getStrokeWidth());
  }

  @Test
  void bodiesShownBeforeTheFirstLayoutAreDrawnWithIt() {
    PlanePicture early = new PlanePicture();
    early.show(List.of(BALL), new Contacts(Set.of(), List.of()), Set.of());
    early.node().resize(640, 480);
    assertTrue(early.node().lookup("#body-ball") != null);
  }

  @Test
  void everyZoomHasSomeLinesAndNumbersAndNeverMany() {
    show(BALL, BAR);
    for (double distance = 1e-9; distance < 1e12; distance *= 3.3) {
      picture.lookFrom(new Camera(new Vec3(0, 0, 0), distance, 0, 0), Lens.PERSPECTIVE);
      long lines =
          all(Rectangle.class, picture.node()).stream()
              .filter(line -> line.getWidth() == 1 || line.getHeight() == 1)
              .count();
      assertTrue(lines > 50 && lines < 250, lines + " lines at " + distance);
      int numbers = all(Text.class, picture.node()).size();
      assertTrue(numbers > 10 && numbers < 50, numbers + " numbers at " + distance);
    }
  }

  @Test
  void numbersStayInThePictureAndApartWhereverTheAxesAre() {
    for (double x = -3e5; x <= 3e5; x += 1.37e5) {
      for (double y : new double[] {-1e4, -3.1, -2.9, 0, 2.9, 3.2, 1e5}) {
        picture.lookFrom(new Camera(new Vec3(x, y, 0), 8, 0, 0), Lens.PERSPECTIVE);
        assertNumbersApart();
      }
    }
  }

  private void assertNumbersApart() {
    List<Text> numbers = all(Text.class, picture.node());
    assertTrue(numbers.size() > 6, numbers.size() + " numbers");
    for (Text number : numbers) {
      assertTrue(
          picture.node().getLayoutBounds().contains(number.getBoundsInParent()), number.getText());
      long covering =
          numbers.stream()
              .filter(other -> other.getBoundsInParent().intersects(number.getBoundsInParent()))
              .count();
      assertEquals(1, covering, number.getText());
    }
  }

  @Test
  void zeroIsWrittenOnceOnEachRulerAndWithoutASign() {
    List<String> numbers =
        all(Text.class, picture.node()).stream()
            .map(Text::getText)
            .filter(text -> text.endsWith("0"))
            .toList();
    assertEquals(List.of("0", "0"), numbers);
  }

  @Test
  void numbersStandAtTheEdgesWhereverTheAxesAre() {
    for (Text number : all(Text.class, picture.node())) {
      boolean below = number.getY() > 800 - PlaneNumbers.height();
      boolean right = number.getX() > 1280 - PlaneNumbers.greatestWidth();
      assertTrue(below || right, number.getText());
    }
  }

  @Test
  void withoutTheGridThereAreNoLinesAndNoNumbers() {
    show(BALL);
    picture.showGrid(false);
    assertTrue(picture.node().lookup("#body-ball").isVisible());
    for (Text number : all(Text.class, picture.node())) {
      assertFalse(number.getParent().isVisible());
    }
  }

  @Test
  void linesAndPointsInContactAreBroken() {
    Body dot = new Body2("dot", new Point2(Vec2.ZERO));
    picture.show(List.of(BAR, dot), new Contacts(Set.of("bar", "dot"), List.of()), Set.of());
    assertTrue(parts("bar").stream().anyMatch(PlanePictureTest::isDashed));
    assertTrue(parts("dot").stream().anyMatch(PlanePictureTest::isDashed));
    show(BAR, dot);
    assertFalse(parts("bar").stream().anyMatch(PlanePictureTest::isDashed));
    assertFalse(parts("dot").stream().anyMatch(PlanePictureTest::isDashed));
  }

  private static boolean isDashed(Node part) {
    return !((Shape) part).getStrokeDashArray().isEmpty();
  }

  @Test
  void whatTouchesIsHatchedAndTheHatchMovesWithIt() {
    picture.show(List.of(BALL), new Contacts(Set.of("ball"), List.of()), Set.of());
    LinearGradient before = (LinearGradient) ((Shape) parts("ball").getLast()).getFill();
    assertEquals(CycleMethod.REPEAT, before.getCycleMethod());
    double unit = 800 / new Camera(Vec3.ZERO, 10, 0, 0).visibleHeight();
    Body moved = BALL.movedBy(new Vec3(3 / unit, 0, 0));
    picture.show(List.of(moved), new Contacts(Set.of("ball"), List.of()), Set.of());
    LinearGradient after = (LinearGradient) ((Shape) parts("ball").getLast()).getFill();
    assertEquals(3, after.getStartX() - before.getStartX(), 1e-9);
    assertEquals(0, after.getStartY() - before.getStartY(), 1e-9);
  }

  @Test
  void whatIsUnderThePixelIsHit() {
    show(BALL, BAR);
    assertEquals("ball", picture.hit(640, 400).orElseThrow().id());
    assertTrue(picture.hit(10, 10).isEmpty());
  }
}
