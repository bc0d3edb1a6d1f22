package collisionbench.app.viewport.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.app.viewport.render.Side;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Where the camera goes by keys, drags and the wheel.
class NavigationTest {

  private static final double WIDTH = 800;
  private static final double HEIGHT = 600;
  private static final double TINY = 1e-9;
  private static final Camera ASKEW = new Camera(new Vec3(0.5, 1, -0.25), 10, 0.6, 0.35);
  private static final Body BALL = new Body3("ball", new Sphere(Vec3.ZERO, 3));
  private static final Body FAR = new Body3("far", new Sphere(new Vec3(40, 0, 0), 1));
  private static final Body BEHIND =
      new Body3("behind", new Sphere(ASKEW.towardsEye().times(-8), 0.5));

  private Session session = session(BALL, FAR);
  private Navigation navigation = new Navigation(session, this::state);

  private static Session session(Body... bodies) {
    Scene scene =
        new Scene("", "", Space.THREE, List.of(bodies), Optional.of(ASKEW), Optional.empty());
    return new Session(Document.of(scene), ASKEW);
  }

  private void open(Body... bodies) {
    session = session(bodies);
    navigation = new Navigation(session, this::state);
  }

  private RenderState state() {
    View view = session.display().view().get();
    return RenderStates.of(
        session.evaluation().get(),
        session.selection().get(),
        view,
        new Projection(Space.THREE, view.lens(), camera(), WIDTH, HEIGHT));
  }

  private Camera camera() {
    return session.display().camera().get();
  }

  private static void assertNear(Vec3 expected, Vec3 found) {
    assertEquals(0, expected.minus(found).length(), TINY, () -> expected + " and " + found);
  }

  private static Pointer at(double x, double y) {
    return new Pointer(x, y, false, Optional.empty(), false, Optional.empty());
  }

  private void drag(DragHandler handler, double x, double y) {
    handler.to(at(x, y), session);
  }

  @ParameterizedTest
  @CsvSource({"0.1, 0", "-0.1, 0", "0, 0.1", "0, -0.1", "0.2, -0.3"})
  void turningMovesTheEyeRightAndUpAboutTheTarget(double right, double up) {
    navigation.turn(right, up);
    assertEquals(
        new Camera(ASKEW.target(), 10, ASKEW.azimuth() + right, ASKEW.elevation() + up), camera());
    double moved = camera().eye().minus(ASKEW.eye()).dot(ASKEW.right());
    assertTrue(right == 0 || right * moved > 0, () -> "moved right by " + moved);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "-1, 0", "0, 1", "0, -1", "2, -3"})
  void panningGoesInTenthsOfThePicture(int right, int up) {
    navigation.pan(right, up);
    Vec3 moved = camera().target().minus(ASKEW.target());
    double tenth = ASKEW.visibleHeight() / 10;
    assertEquals(right * tenth, moved.dot(ASKEW.right()), TINY);
    assertEquals(up * tenth, moved.dot(ASKEW.up()), TINY);
    assertEquals(0, moved.dot(ASKEW.towardsEye()), TINY);
  }

  @Test
  void zoomingMultipliesTheDistance() {
    navigation.zoom(0.8);
    assertEquals(new Camera(ASKEW.target(), 8, ASKEW.azimuth(), ASKEW.elevation()), camera());
    navigation.zoom(1.25);
    assertEquals(10, camera().distance(), TINY);
  }

  @Test
  void aNotchForwardIsNearer() {
    assertEquals(1, Navigation.zoomFactor(0));
    assertEquals(0.88, Navigation.zoomFactor(1), TINY);
    assertEquals(1 / 0.88, Navigation.zoomFactor(-1), TINY);
    assertEquals(0.88 * 0.88, Navigation.zoomFactor(2), TINY);
  }

  @ParameterizedTest
  @EnumSource
  void aSideIsFacedAndThenItsOpposite(Side side) {
    navigation.face(side);
    assertNear(side.towardsEye(), camera().towardsEye());
    assertNear(side.right(), camera().right());
    assertNear(side.up(), camera().up());
    assertEquals(ASKEW.target(), camera().target());
    navigation.face(side);
    assertNear(side.towardsEye().negated(), camera().towardsEye());
    navigation.face(side);
    assertNear(side.towardsEye(), camera().towardsEye());
  }

  @Test
  void allIsFramedButWhatIsHidden() {
    navigation.frameAll();
    assertNear(new Vec3(19, 0, 0), camera().target());
    session.make(new Edit.Hide(Set.of("far"), true));
    navigation.frameAll();
    assertNear(Vec3.ZERO, camera().target());
    assertEquals(ASKEW.azimuth(), camera().azimuth());
    session.make(new Edit.Hide(Set.of("ball"), true));
    navigation.frameAll();
    assertNear(new Vec3(19, 0, 0), camera().target());
  }

  @Test
  void theSelectionIsFramedWhereItIsNow() {
    Vec3 velocity = new Vec3(0, 8, 0);
    open(BALL, new Body3("runner", new Sphere(Vec3.ZERO, 1), velocity));
    navigation.frameSelection();
    assertEquals(ASKEW, camera(), "nothing is selected");
    session.select(Selection.of("runner"));
    session.showTime(0.5);
    navigation.frameSelection();
    assertNear(new Vec3(0, 4, 0), camera().target());
    double near = camera().distance();
    session.select(Selection.of("ball"));
    navigation.frameSelection();
    assertEquals(3 * near, camera().distance(), TINY);
  }

  @Test
  void whatIsOutOfThePictureBringsAllIntoView() {
    Body small = new Body3("small", new Sphere(Vec3.ZERO, 1));
    open(small);
    assertTrue(navigation.showsAll());
    navigation.bringAllIntoView();
    assertEquals(ASKEW, camera());
    open(small, FAR);
    assertFalse(navigation.showsAll());
    navigation.bringIntoView(small);
    assertEquals(ASKEW, camera());
    navigation.bringIntoView(FAR);
    assertTrue(navigation.showsAll());
    session.display().lookFrom(ASKEW);
    navigation.bringAllIntoView();
    assertTrue(navigation.showsAll());
  }

  @Test
  void whatHidesTheSelectionIsNamed() {
    open(BALL, BEHIND, FAR);
    session.select(Selection.of("behind"));
    assertEquals(Set.of("ball"), navigation.hidingSelection());
    session.select(Selection.of("ball"));
    assertEquals(Set.of(), navigation.hidingSelection());
    session.select(new Selection(List.of("ball", "behind")));
    assertEquals(Set.of(), navigation.hidingSelection());
  }

  @Test
  void resettingReturnsToTheCameraOfTheSceneOrToAllBodies() {
    session.display().lookFrom(ASKEW.facing(0, 0));
    navigation.reset();
    assertEquals(ASKEW, camera());
    Scene none = RenderStates.scene(List.of(BALL));
    Camera first = navigation.firstCamera(none);
    assertEquals(Framing.of(none, WIDTH / HEIGHT), first);
    assertNear(Vec3.ZERO, first.target());
  }

  @Test
  void draggingTurnsWithTheMouse() {
    drag(new CameraDrags(navigation, session).turn(at(100, 200)), 150, 230);
    Camera expected = ASKEW.facing(ASKEW.azimuth() - 50 * 0.008, ASKEW.elevation() + 30 * 0.008);
    assertNear(expected.eye(), camera().eye());
    assertEquals(ASKEW.target(), camera().target());
    assertEquals(10, camera().distance());
  }

  @Test
  void draggingMovesThePointThatIsGrabbed() {
    Vec3 grabbed = state().projection().onPlaneThrough(ASKEW.target(), 100, 200);
    DragHandler drag = new CameraDrags(navigation, session).move(at(100, 200));
    drag(drag, 300, 100);
    drag(drag, 170, 260);
    Point2D now = state().projection().toPixel(grabbed).orElseThrow();
    assertEquals(170, now.getX(), 1e-6);
    assertEquals(260, now.getY(), 1e-6);
    assertEquals(ASKEW.facing(0, 0).distance(), camera().distance());
  }

  @ParameterizedTest
  @CsvSource({"-15, 1", "15, -1", "-45, 3"})
  void draggingUpZoomsInTowardsThePress(double down, double notches) {
    Vec3 fixed = state().projection().onPlaneThrough(ASKEW.target(), 100, 200);
    drag(new CameraDrags(navigation, session).zoom(at(100, 200)), 500, 200 + down);
    assertZoomed(fixed, notches);
  }

  @ParameterizedTest
  @CsvSource({"1", "-1", "2.5"})
  void theWheelZoomsTowardsTheMouse(double notches) {
    Vec3 fixed = state().projection().onPlaneThrough(ASKEW.target(), 100, 200);
    new CameraDrags(navigation, session).zoom(100, 200, notches);
    assertZoomed(fixed, notches);
  }

  private void assertZoomed(Vec3 fixed, double notches) {
    assertEquals(10 * Math.pow(0.88, notches), camera().distance(), TINY);
    Point2D now = state().projection().toPixel(fixed).orElseThrow();
    assertEquals(100, now.getX(), 1e-6);
    assertEquals(200, now.getY(), 1e-6);
  }

  @Test
  void lookingAroundKeepsTheEyeAndTurnsHalfAsFast() {
    drag(new CameraDrags(navigation, session).look(at(100, 200)), 150, 230);
    assertNear(ASKEW.eye(), camera().eye());
    assertEquals(ASKEW.azimuth() - 50 * 0.004, camera().azimuth(), TINY);
    assertEquals(ASKEW.elevation() + 30 * 0.004, camera().elevation(), TINY);
  }

  @Test
  void withoutPerspectiveLookingAroundTurns() {
    session.display().show(view -> view.with(View.Lens.ORTHOGRAPHIC));
    drag(new CameraDrags(navigation, session).look(at(100, 200)), 150, 230);
    assertEquals(ASKEW.target(), camera().target());
    assertEquals(ASKEW.azimuth() - 50 * 0.008, camera().azimuth(), TINY);
  }

  @Test
  void noMoveLosesTheScene() {
    open(new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 1, 1))));
    CameraDrags drags = new CameraDrags(navigation, session);
    for (int i = 0; i < 200; i++) {
      navigation.pan(3, 0);
      drag(drags.move(at(700, 300)), 100, 300);
      drags.zoom(700, 100, -3);
      drag(drags.zoom(at(100, 100)), 100, 300);
      navigation.zoom(1.25);
    }
    Camera most = navigation.hold(camera(), camera().zoomedBy(2, camera().target()));
    assertEquals(most, camera());
    assertEquals(300 * Math.sqrt(3), camera().distance(), 1e-6);
  }
}
