package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.DrawnMap;
import collisionbench.app.settings.Layout;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.map.Agreement;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The map of answers in the window.
class MapTest extends OneWindowTest {

  /// The article takes a short direction for a unit vector, and says yes far too far out.
  @Override
  Document document() {
    return Document.of(BuiltInScenes.named("fault-003-short-direction-2d").orElseThrow());
  }

  private Optional<DrawnMap> drawn() {
    return onFx(() -> session().display().mapping().get().drawn());
  }

  private AnswerMap map() {
    return drawn().orElseThrow().map();
  }

  /// Waits for the map and its sentence.
  private void draw() {
    robot.type(KeyCode.O);
    await(() -> drawn().flatMap(DrawnMap::rim).isPresent());
  }

  /// Waits for a map about a body as it is in the scene.
  private void awaitMoved(String id) {
    await(() -> drawn().filter(map -> map.map().field().moved().equals(body(id))).isPresent());
  }

  /// Waits for the last of what is drawn.
  private void awaitAll() {
    await(() -> drawn().filter(map -> map.map().isComplete()).isPresent());
  }

  private PairAnswer answer() {
    return onFx(() -> session().closest().orElseThrow());
  }

  private Vec3 circle() {
    return body("circle").center();
  }

  @Test
  void theArticlesMapShowsWhereItIsWrong() {
    draw();
    assertEquals("circle", map().field().moved().id());
    assertEquals("article-003-circle-sector", map().field().method().name());
    assertTrue(map().count(Agreement.WRONG_YES) > 0);
    assertEquals(0, map().count(Agreement.WRONG_NO));
    assertEquals("none seen", text("map-wrong-no-share"));
    assertTrue(text("map-sentence").startsWith("wrong by up to 0."), text("map-sentence"));
  }

  @Test
  void theKeyHidesItAgain() {
    draw();
    robot.type(KeyCode.O);
    await(() -> drawn().isEmpty());
    assertFalse(onFx(() -> session().display().layout().get().shows(Layout.Tab.MAP)));
  }

  @Test
  void clickOnNothingMovesTheBodyToTheValueUnderTheMouse() {
    draw();
    Vec3 place = new Vec3(1.1, -0.7, 0);
    robot.moveTo(onScreen(place));
    await(() -> robot.lookup("#map-cursor").<Node>query().isVisible());
    assertTrue(text("map-cursor").contains("article-003-circle-sector: yes"), text("map-cursor"));
    assertTrue(text("map-cursor").contains("exact: no"), text("map-cursor"));
    Vec3 before = circle();
    robot.clickOn(onScreen(place));
    await(() -> circle().minus(place).length() < 0.02);
    assertFalse(answer().touching());
    undo();
    assertEquals(before, circle());
  }

  @Test
  void worstPlaceIsWhereTheMethodIsWrong() {
    draw();
    robot.clickOn("#map-worst");
    await(() -> steps() == 1);
    awaitMoved("circle");
    assertTrue(map().field().answer(Vec3.ZERO, map().color()).agreement().isWrong());
  }

  @Test
  void edgeIsWhereTheTwoJustTouch() {
    draw();
    robot.clickOn("#map-to-edge");
    await(() -> answer().touching());
    assertEquals(0, answer().separation().distance(), 1e-12);
  }

  @Test
  void aLockedBodyStaysAndTheTabSaysWhy() {
    draw();
    robot.interact(() -> session().make(new Edit.Lock(Set.of("circle"), true)));
    settle();
    assertEquals("circle is locked, so a click on the map does not move it.", text("map-held"));
    Vec3 before = circle();
    robot.clickOn("#map-to-edge");
    settle();
    assertEquals(before, circle());
  }

  @Test
  void theOtherBodyIsMovedInstead() {
    draw();
    robot.clickOn("#map-swap");
    await(
        () -> drawn().filter(map -> map.map().field().moved().id().equals("quarter")).isPresent());
    select("circle");
    await(() -> drawn().filter(map -> map.map().field().moved().id().equals("circle")).isPresent());
  }

  @Test
  void theMapFollowsWhatIsDragged() {
    draw();
    select("quarter");
    awaitMoved("quarter");
    Body before = map().field().moved();
    dragAndHold(new Vec3(-0.6, 0, 0), new Vec3(-0.6, 0.5, 0));
    await(() -> drawn().filter(map -> !map.map().field().moved().equals(before)).isPresent());
    drop();
    awaitMoved("quarter");
  }

  @Test
  void arrowKeysAndEnterMoveTheBodyToAPlaceBesideTheEdge() {
    draw();
    await(() -> drawn().flatMap(DrawnMap::unrolled).isPresent());
    onFx(() -> {
      robot.lookup("#map-edge-picture").<Node>query().requestFocus();
      return true;
    });
    robot.type(KeyCode.UP);
    robot.type(KeyCode.ENTER);
    await(() -> steps() == 1);
    assertEquals(0, answer().separation().distance(), 1e-6, "the article computes in floats");
  }

  /// The article gives no distances.
  @Test
  void onlyColorsThatTheMethodGivesAreOffered() {
    draw();
    assertTrue(robot.lookup("#map-color-distance").tryQuery().isEmpty());
    robot.interact(() -> session().display().explainBy("analytic"));
    await("#map-color-distance");
    robot.clickOn("#map-color-distance");
    await(() -> drawn().filter(map -> !map.map().isolines().isEmpty()).isPresent());
  }

  @Test
  void enterTwiceMovesTheBodyTwice() {
    draw();
    await(() -> drawn().flatMap(DrawnMap::unrolled).isPresent());
    onFx(() -> {
      robot.lookup("#map-edge-picture").<Node>query().requestFocus();
      return true;
    });
    robot.type(KeyCode.UP, KeyCode.ENTER);
    await(() -> steps() == 1);
    awaitMoved("circle");
    robot.type(KeyCode.UP, KeyCode.ENTER);
    await(() -> steps() == 2);
  }

  @Test
  void theMapOfSpaceStaysWhenTheCameraTurns() {
    draw();
    robot.interact(() ->
        session()
            .open(
                Document.of(BuiltInScenes.named("sphere-box").orElseThrow()),
                session().display().camera().get()));
    await(() -> drawn().filter(map -> map.map().field().moved().id().equals("ball")).isPresent());
    awaitAll();
    AnswerMap before = map();
    robot.interact(() -> window.viewport().navigation().turn(0.3, 0.1));
    settle();
    assertSame(before, map());
  }

  @Test
  void anotherSceneHasAnotherMap() {
    draw();
    Scene solid = BuiltInScenes.named("sphere-box").orElseThrow();
    robot.interact(() -> session().open(Document.of(solid), session().display().camera().get()));
    await(() -> drawn().filter(map -> map.map().field().moved().id().equals("ball")).isPresent());
    assertEquals(4, drawn().orElseThrow().planes().size());
    robot.clickOn("#map-plane-xz");
    await(() -> drawn().filter(map -> map.plane() == MapPlane.Kind.XZ).isPresent());
  }

  @Test
  void theLibraryOnRoundedNumbersIsAskedIfItIsChosen() {
    draw();
    robot.interact(() -> session().display().explainBy("analytic-float"));
    await(() ->
        drawn()
            .filter(map -> map.map().field().method().name().equals("analytic-float"))
            .isPresent());
    assertFalse(robot.lookup("#map-gaps").query().isVisible());
  }

  @Test
  void aMethodThatIsNotThereIsNamed() {
    draw();
    robot.interact(() -> session().display().explainBy("mine"));
    await(() -> text("map-gaps").startsWith("mine is not there"));
    assertEquals("analytic", map().field().method().name());
  }
}
