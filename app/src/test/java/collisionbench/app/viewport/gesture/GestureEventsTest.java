package collisionbench.app.viewport.gesture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.camera.Navigation;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// What events of mouse and keys do, in a view without a window: a body in its left half, a grip in
/// its lower right quarter.
@DisabledOnOs(value = OS.MAC, disabledReason = "Ctrl is not the shortcut key there")
class GestureEventsTest {

  private static final double STEP = 0.5;
  private static final Camera FRONT = new Camera(Vec3.ZERO, 10, 0, 0);
  private static final Point2D ON_BODY = new Point2D(100, 100);
  private static final Point2D ON_GRIP = new Point2D(600, 500);
  private static final Point2D ON_NOTHING = new Point2D(600, 100);

  private final Session session = new Session(Document.of(scene()), FRONT);
  private final Surface surface = new Surface();
  private final Recorder recorder = new Recorder();
  private final List<ClickedPlace> places = new ArrayList<>();
  private final List<String> timed = new ArrayList<>();
  private Gestures gestures;

  private static Scene scene() {
    return RenderStates.scene(
        List.of(
            new Body3("ball", new Sphere(Vec3.ZERO, 1)),
            new Body3("box", new Box(new Vec3(3, 0, 0), new Vec3(0.5, 0.5, 0.5)))),
        Optional.of(FRONT));
  }

  /// A view of which each part is a body, a grip or nothing.
  private final class Surface {

    private final Pane pane = new Pane();
    private final Pane window = new Pane(pane);
    private int unused;
    private int redrawn;
    private int heldChanged;

    InputSurface input() {
      return new InputSurface(
          pane,
          this::state,
          (x, _) -> Optional.of(new Picture.Hit("ball", Vec3.Z)).filter(_ -> x < 400),
          (x, y) -> Optional.of(recorder.grip).filter(_ -> x > 400 && y > 300),
          () -> redrawn++,
          () -> heldChanged++);
    }

    RenderState state() {
      View view = session.display().view().get().snapping(Optional.of(STEP));
      return RenderStates.of(
          session.evaluation().get(),
          session.selection().get(),
          view,
          new Projection(Space.THREE, session.display().camera().get(), 800, 600));
    }
  }

  /// A grip that remembers its drag.
  private static final class Recorder implements DragHandler {

    private final List<Pointer> dragged = new ArrayList<>();
    private final List<String> events = new ArrayList<>();

    private final Grip grip =
        new Grip(
            "grip",
            Cursor.E_RESIZE,
            (_, _) -> true,
            _ -> {
              events.add("start");
              return this;
            });

    @Override
    public void to(Pointer pointer, Session session) {
      dragged.add(pointer);
      session.preview(new Edit.Move("box", Vec3.Y));
    }

    @Override
    public void clicked(Pointer pointer, Session session) {
      events.add("clicked");
    }

    @Override
    public void cancelled(Session session) {
      events.add("cancelled");
    }

    @Override
    public void ended() {
      events.add("ended");
    }

    @Override
    public Optional<DragGuide> guide() {
      return Optional.of(new DragGuide("+1 Y", List.of(), 0, 0));
    }

    Pointer last() {
      return dragged.getLast();
    }
  }

  @BeforeEach
  void listen() {
    PictureMenus menus = new PictureMenus(surface.pane);
    menus.setOfPlaces(place -> {
      places.add(place);
      return new ContextMenu();
    });
    FrameTimer timer = (what, _) -> timed.add(what);
    Navigation navigation = new Navigation(session, surface::state);
    gestures = new Gestures(surface.input(), session, navigation, menus, timer);
    gestures.listen();
    surface.window.addEventHandler(KeyEvent.ANY, _ -> surface.unused++);
  }

  /// Modifier keys by their letters: s(hift), c(trl), a(lt).
  private void mouse(EventType<MouseEvent> type, Point2D at, MouseButton button, String keys) {
    boolean down = type != MouseEvent.MOUSE_RELEASED && type != MouseEvent.MOUSE_MOVED;
    fire(
        new MouseEvent(
            type,
            at.getX(),
            at.getY(),
            at.getX(),
            at.getY(),
            button,
            1,
            keys.contains("s"),
            keys.contains("c"),
            keys.contains("a"),
            false,
            down && button == MouseButton.PRIMARY,
            down && button == MouseButton.MIDDLE,
            down && button == MouseButton.SECONDARY,
            false,
            false,
            true,
            null));
  }

  private void fire(Event event) {
    Event.fireEvent(surface.pane, event);
  }

  private void press(Point2D at) {
    mouse(MouseEvent.MOUSE_PRESSED, at, MouseButton.PRIMARY, "");
  }

  private void drag(Point2D at, String keys) {
    mouse(MouseEvent.MOUSE_DRAGGED, at, MouseButton.PRIMARY, keys);
  }

  private void release(Point2D at) {
    mouse(MouseEvent.MOUSE_RELEASED, at, MouseButton.PRIMARY, "");
  }

  private void click(Point2D at, MouseButton button, String keys) {
    mouse(MouseEvent.MOUSE_PRESSED, at, button, keys);
    mouse(MouseEvent.MOUSE_RELEASED, at, button, keys);
  }

  /// {@return whether the view uses a key}
  private boolean key(EventType<KeyEvent> type, KeyCode code, String keys) {
    int before = surface.unused;
    fire(
        new KeyEvent(
            type, "", "", code, keys.contains("s"), keys.contains("c"), keys.contains("a"), false));
    return surface.unused == before;
  }

  private void type(KeyCode code) {
    key(KeyEvent.KEY_PRESSED, code, "");
    key(KeyEvent.KEY_RELEASED, code, "");
  }

  private void wheel(double delta) {
    fire(
        new ScrollEvent(
            ScrollEvent.SCROLL,
            400,
            300,
            400,
            300,
            false,
            false,
            false,
            false,
            false,
            false,
            0,
            delta,
            0,
            delta,
            ScrollEvent.HorizontalTextScrollUnits.NONE,
            0,
            ScrollEvent.VerticalTextScrollUnits.NONE,
            0,
            0,
            null));
  }

  private Camera camera() {
    return session.display().camera().get();
  }

  private Vec3 box() {
    return ((Body3) session.evaluation().get().scene().body("box").orElseThrow())
        .shape()
        .bounds()
        .center();
  }

  @ParameterizedTest
  @CsvSource({"0, 3, false", "3, 0, false", "0, -3.001, true", "2.2, 2.2, true", "-2, 2, false"})
  void aDragBeginsAfterMoreThanThreePixels(double x, double y, boolean begun) {
    press(ON_GRIP);
    drag(ON_GRIP.add(x, y), "");
    assertEquals(begun, !recorder.dragged.isEmpty());
    assertEquals(begun, gestures.guide().isPresent());
    assertEquals(Optional.of("grip"), gestures.held());
    release(ON_GRIP.add(x, y));
    assertEquals(
        begun ? List.of("start", "ended") : List.of("start", "clicked", "ended"), recorder.events);
    assertEquals(Optional.empty(), gestures.held());
    assertEquals(begun ? 1 : 0, box().y());
  }

  @Test
  void aDragThatHasBegunGoesOnNearItsStart() {
    press(ON_GRIP);
    drag(ON_GRIP.add(9, 0), "");
    drag(ON_GRIP, "");
    assertEquals(2, recorder.dragged.size());
    assertEquals(ON_GRIP.getX(), recorder.last().x());
    assertEquals(List.of("drag", "drag"), timed);
    DragGuide guide = gestures.guide().orElseThrow();
    assertEquals(new DragGuide("+1 Y", List.of(), ON_GRIP.getX(), ON_GRIP.getY()), guide);
  }

  @Test
  void otherButtonsDoNotTakeOver() {
    press(ON_GRIP);
    mouse(MouseEvent.MOUSE_PRESSED, ON_BODY, MouseButton.SECONDARY, "");
    mouse(MouseEvent.MOUSE_RELEASED, ON_BODY, MouseButton.SECONDARY, "");
    assertEquals(Optional.of("grip"), gestures.held());
    assertEquals(List.of("start"), recorder.events);
    release(ON_GRIP);
    assertEquals(Optional.empty(), gestures.held());
  }

  @Test
  void aLostReleaseIsMadeUpFor() {
    press(ON_GRIP);
    drag(ON_GRIP.add(9, 0), "");
    press(ON_GRIP);
    assertEquals(List.of("start", "ended", "start"), recorder.events);
    assertEquals(Optional.of("grip"), gestures.held());
    mouse(MouseEvent.MOUSE_MOVED, ON_GRIP, MouseButton.NONE, "");
    assertEquals(Optional.empty(), gestures.held());
    assertFalse(session.previewing().getValue());
  }

  @Test
  void altIsTenTimesFinerWithoutAJump() {
    press(ON_GRIP);
    drag(ON_GRIP.add(10, 20), "");
    assertFalse(recorder.last().fine());
    drag(ON_GRIP.add(20, 40), "a");
    assertTrue(recorder.last().fine());
    assertEquals(ON_GRIP.getX() + 11, recorder.last().x(), 1e-9);
    assertEquals(ON_GRIP.getY() + 22, recorder.last().y(), 1e-9);
    drag(ON_GRIP.add(30, 50), "");
    assertEquals(ON_GRIP.getX() + 21, recorder.last().x(), 1e-9);
    assertEquals(ON_GRIP.getY() + 32, recorder.last().y(), 1e-9);
    assertEquals(ON_GRIP.getX() + 30, gestures.guide().orElseThrow().x(), "beside the mouse");
  }

  @Test
  void modifiersReachTheDragAlsoWhileTheMouseRests() {
    press(ON_GRIP);
    drag(ON_GRIP.add(10, 0), "");
    assertEquals(Optional.empty(), recorder.last().snap());
    assertFalse(recorder.last().shift());
    key(KeyEvent.KEY_PRESSED, KeyCode.CONTROL, "c");
    assertEquals(Optional.of(SnapStep.of(STEP)), recorder.last().snap());
    key(KeyEvent.KEY_PRESSED, KeyCode.ALT, "ca");
    assertEquals(Optional.of(SnapStep.of(STEP).tenth()), recorder.last().snap());
    assertTrue(recorder.last().fine());
    key(KeyEvent.KEY_RELEASED, KeyCode.ALT, "cs");
    assertTrue(recorder.last().shift());
    assertFalse(recorder.last().fine());
    drag(ON_GRIP.add(10, 0), "s");
    assertTrue(recorder.last().shift());
    assertEquals(Optional.empty(), recorder.last().snap());
    assertEquals(ON_GRIP.getX() + 10, recorder.last().x());
  }

  @Test
  void axisKeysLockAndUnlock() {
    press(ON_GRIP);
    drag(ON_GRIP.add(10, 0), "");
    List<Optional<Axis>> locks = new ArrayList<>();
    for (KeyCode code : List.of(KeyCode.X, KeyCode.X, KeyCode.Y, KeyCode.Z, KeyCode.X, KeyCode.X)) {
      type(code);
      locks.add(recorder.last().lock());
    }
    assertEquals(
        List.of(
            Optional.of(Axis.X),
            Optional.empty(),
            Optional.of(Axis.Y),
            Optional.of(Axis.Z),
            Optional.of(Axis.X),
            Optional.empty()),
        locks);
    drag(ON_GRIP.add(20, 0), "");
    type(KeyCode.Y);
    drag(ON_GRIP.add(30, 0), "");
    assertEquals(Optional.of(Axis.Y), recorder.last().lock());
  }

  @Test
  void repeatsOfAnAxisKeyAndUndoAreNoLock() {
    press(ON_GRIP);
    drag(ON_GRIP.add(10, 0), "");
    key(KeyEvent.KEY_PRESSED, KeyCode.X, "");
    key(KeyEvent.KEY_PRESSED, KeyCode.X, "");
    assertEquals(Optional.of(Axis.X), recorder.last().lock());
    boolean used = key(KeyEvent.KEY_PRESSED, KeyCode.Z, "c");
    assertEquals(Optional.of(Axis.X), recorder.last().lock());
    assertFalse(used, "it undoes");
  }

  @Test
  void keysOfNoMeaningAreLeftToOthers() {
    press(ON_GRIP);
    int before = recorder.dragged.size();
    for (KeyCode code : List.of(KeyCode.UP, KeyCode.F5, KeyCode.ENTER, KeyCode.DELETE)) {
      assertFalse(key(KeyEvent.KEY_PRESSED, code, ""), code::name);
    }
    assertEquals(before, recorder.dragged.size());
    assertEquals(Optional.of("grip"), gestures.held());
    assertEquals(scene(), session.scene(), "arrows do not nudge meanwhile");
  }

  @ParameterizedTest
  @CsvSource({
    "RIGHT, '', 0.5, 0, 0",
    "LEFT, '', -0.5, 0, 0",
    "UP, '', 0, 0.5, 0",
    "DOWN, '', 0, -0.5, 0",
    "PAGE_UP, '', 0, 0, -0.5",
    "PAGE_DOWN, '', 0, 0, 0.5",
    "RIGHT, s, 5, 0, 0",
    "DOWN, s, 0, -5, 0",
    "PAGE_UP, s, 0, 0, -5"
  })
  void arrowsNudgeTheSelection(KeyCode code, String keys, double x, double y, double z) {
    session.select(Selection.of("box"));
    assertTrue(key(KeyEvent.KEY_PRESSED, code, keys));
    assertEquals(new Vec3(3 + x, y, z), box());
    assertEquals(new Vec3(3 + x, y, z), box(), "once");
    key(KeyEvent.KEY_RELEASED, code, keys);
    assertEquals(new Vec3(3 + x, y, z), box());
  }

  @ParameterizedTest
  @CsvSource({"RIGHT, c", "UP, a", "PAGE_UP, c", "HOME, ''", "END, ''", "R, ''"})
  void arrowsWithCtrlOrAltAndOtherKeysDoNotNudge(KeyCode code, String keys) {
    session.select(Selection.of("box"));
    assertFalse(key(KeyEvent.KEY_PRESSED, code, keys));
    assertEquals(scene(), session.scene());
  }

  @Test
  void clicksOnNothingClearTheSelectionButWithShift() {
    session.select(Selection.of("box"));
    click(ON_NOTHING, MouseButton.PRIMARY, "s");
    click(ON_NOTHING, MouseButton.MIDDLE, "");
    click(ON_NOTHING, MouseButton.PRIMARY, "a");
    assertEquals(Selection.of("box"), session.selection().get());
    click(ON_NOTHING, MouseButton.PRIMARY, "");
    assertEquals(Selection.NONE, session.selection().get());
  }

  @Test
  void pressingABodySelectsItButForAModifier() {
    session.select(Selection.of("box"));
    mouse(MouseEvent.MOUSE_PRESSED, ON_BODY, MouseButton.PRIMARY, "s");
    assertEquals(Selection.of("box"), session.selection().get());
    release(ON_BODY);
    session.select(Selection.of("box"));
    mouse(MouseEvent.MOUSE_PRESSED, ON_BODY, MouseButton.PRIMARY, "c");
    assertEquals(Selection.of("box"), session.selection().get());
    release(ON_BODY);
    session.select(Selection.of("box"));
    press(ON_BODY);
    assertEquals(Selection.of("ball"), session.selection().get());
    release(ON_BODY);
    session.select(new Selection(List.of("box", "ball")));
    press(ON_BODY);
    assertEquals(new Selection(List.of("box", "ball")), session.selection().get());
  }

  @Test
  void aRightDragMovesTheCameraAndAsksNothing() {
    mouse(MouseEvent.MOUSE_PRESSED, ON_NOTHING, MouseButton.SECONDARY, "");
    mouse(MouseEvent.MOUSE_DRAGGED, ON_NOTHING.add(80, 0), MouseButton.SECONDARY, "");
    mouse(MouseEvent.MOUSE_RELEASED, ON_NOTHING.add(80, 0), MouseButton.SECONDARY, "");
    assertTrue(camera().target().x() < -0.5, "what is grabbed follows the mouse");
    assertEquals(List.of(), places);
  }

  @Test
  void draggingTheBackgroundTurnsAndIsNotSlowedByAlt() {
    mouse(MouseEvent.MOUSE_PRESSED, ON_NOTHING, MouseButton.PRIMARY, "a");
    drag(ON_NOTHING.add(50, 25), "a");
    assertEquals(-0.4, camera().azimuth(), 1e-9);
    assertEquals(0.2, camera().elevation(), 1e-9);
    assertEquals(Vec3.ZERO, camera().target());
  }

  @Test
  void theWheelZoomsOneNotchPerFortyUnits() {
    wheel(0);
    assertEquals(FRONT, camera());
    wheel(40);
    assertEquals(8.8, camera().distance(), 1e-9);
    wheel(-80);
    assertEquals(8.8 / 0.88 / 0.88, camera().distance(), 1e-9);
    press(ON_NOTHING);
    Camera before = camera();
    wheel(40);
    assertEquals(before, camera(), "not while something is held");
  }

  @Test
  void theCursorShowsWhatIsUnderTheMouseAndWhatIsHeld() {
    record Step(EventType<MouseEvent> type, Point2D at, Cursor cursor) {}
    List<Step> steps =
        List.of(
            new Step(MouseEvent.MOUSE_MOVED, ON_NOTHING, Cursor.DEFAULT),
            new Step(MouseEvent.MOUSE_MOVED, ON_BODY, Cursor.OPEN_HAND),
            new Step(MouseEvent.MOUSE_PRESSED, ON_BODY, Cursor.CLOSED_HAND),
            new Step(MouseEvent.MOUSE_RELEASED, ON_BODY, Cursor.OPEN_HAND),
            new Step(MouseEvent.MOUSE_MOVED, ON_GRIP, Cursor.E_RESIZE),
            new Step(MouseEvent.MOUSE_PRESSED, ON_GRIP, Cursor.E_RESIZE),
            new Step(MouseEvent.MOUSE_RELEASED, ON_NOTHING, Cursor.DEFAULT),
            new Step(MouseEvent.MOUSE_PRESSED, ON_NOTHING, Cursor.MOVE),
            new Step(MouseEvent.MOUSE_RELEASED, ON_NOTHING, Cursor.DEFAULT));
    for (Step step : steps) {
      MouseButton button =
          step.type() == MouseEvent.MOUSE_MOVED ? MouseButton.NONE : MouseButton.PRIMARY;
      mouse(step.type(), step.at(), button, "");
      assertEquals(step.cursor(), surface.pane.getCursor(), step::toString);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "UNITY, PRIMARY, '', CROSSHAIR",
    "UNITY, SECONDARY, a, V_RESIZE",
    "UNITY, SECONDARY, '', MOVE",
    "BENCH, MIDDLE, s, MOVE",
    "BLENDER, SECONDARY, '', DEFAULT"
  })
  void theCursorShowsWhatADragOfTheBackgroundDoes(
      View.Mouse scheme, MouseButton button, String keys, String cursor) {
    session.display().show(view -> view.with(scheme));
    mouse(MouseEvent.MOUSE_PRESSED, ON_NOTHING, button, keys);
    assertEquals(Cursor.cursor(cursor), surface.pane.getCursor());
  }

  @Test
  void theGripUnderTheMouseIsNamedAndDrawnAgainOnce() {
    mouse(MouseEvent.MOUSE_MOVED, ON_NOTHING, MouseButton.NONE, "");
    assertEquals(Optional.empty(), gestures.hovered());
    int before = surface.redrawn;
    mouse(MouseEvent.MOUSE_MOVED, ON_GRIP, MouseButton.NONE, "");
    mouse(MouseEvent.MOUSE_MOVED, ON_GRIP.add(1, 0), MouseButton.NONE, "");
    assertEquals(Optional.of("grip"), gestures.hovered());
    assertEquals(before + 1, surface.redrawn);
    mouse(MouseEvent.MOUSE_MOVED, ON_NOTHING, MouseButton.NONE, "");
    assertEquals(before + 2, surface.redrawn);
  }

  @ParameterizedTest
  @EnumSource(names = {"BACK", "FORWARD", "NONE"})
  void otherButtonsBeginNothing(MouseButton button) {
    mouse(MouseEvent.MOUSE_PRESSED, ON_GRIP, button, "");
    assertEquals(List.of(), recorder.events);
  }

  @Test
  void whatIsCommittedElsewhereEndsTheDrag() {
    press(ON_GRIP);
    drag(ON_GRIP.add(10, 0), "");
    int before = surface.heldChanged;
    session.commit();
    assertEquals(Optional.empty(), gestures.held());
    assertTrue(surface.heldChanged > before);
    press(ON_GRIP);
    session.make(new Edit.Move("ball", Vec3.X));
    assertEquals(Optional.empty(), gestures.held());
    press(ON_GRIP);
    session.open(Document.of(scene()), FRONT);
    assertEquals(Optional.empty(), gestures.held());
  }

  /// Keys of the window arrive wherever its focus is.
  private void inWindow(Runnable test) throws SnapshotException {
    Toolkit.call(() -> {
      javafx.scene.Scene window = new javafx.scene.Scene(surface.window);
      test.run();
      return window;
    });
  }

  @Test
  void aRightClickSelectsOrAsksAboutThePlace() throws SnapshotException {
    inWindow(() -> {
      session.select(Selection.of("box"));
      click(ON_BODY, MouseButton.SECONDARY, "");
      assertEquals(Selection.of("ball"), session.selection().get());
      assertEquals(List.of(), places);
      click(ON_NOTHING, MouseButton.SECONDARY, "");
      assertEquals(Selection.NONE, session.selection().get());
      Projection seen = surface.state().projection();
      assertEquals(List.of(ClickedPlace.at(seen, ON_NOTHING.getX(), ON_NOTHING.getY())), places);
    });
  }

  @Test
  void escapeRevertsEditsCameraAndDrag() throws SnapshotException {
    inWindow(() -> {
      press(ON_GRIP);
      drag(ON_GRIP.add(10, 0), "");
      session.display().lookFrom(FRONT.facing(1, 0.5));
      assertEquals(1, box().y());
      assertTrue(key(KeyEvent.KEY_PRESSED, KeyCode.ESCAPE, ""));
      assertEquals(0, box().y());
      assertEquals(FRONT, camera());
      assertEquals(
          List.of("cancelled", "ended", "start"), recorder.events.stream().sorted().toList());
      assertEquals(Optional.empty(), gestures.held());
      assertFalse(key(KeyEvent.KEY_PRESSED, KeyCode.ESCAPE, ""));
    });
  }

  @Test
  void whileVIsDownADragReachesFeaturesOfOthers() throws SnapshotException {
    inWindow(() -> {
      session.select(Selection.of("box"));
      Point2D center = surface.state().projection().toPixel(Vec3.ZERO).orElseThrow();
      press(ON_GRIP);
      drag(center, "");
      assertEquals(Optional.empty(), recorder.last().target());
      assertTrue(key(KeyEvent.KEY_PRESSED, KeyCode.V, ""));
      assertEquals(
          Optional.of(new FeaturePoint("ball", FeaturePoint.Kind.CENTER, Vec3.ZERO)),
          recorder.last().target());
      drag(surface.state().projection().toPixel(new Vec3(3, 0, 0)).orElseThrow(), "");
      assertEquals(Optional.empty(), recorder.last().target(), "the box is dragged itself");
      drag(center, "");
      assertNotEquals(Optional.empty(), recorder.last().target());
      key(KeyEvent.KEY_RELEASED, KeyCode.V, "");
      assertEquals(Optional.empty(), recorder.last().target());
      assertFalse(key(KeyEvent.KEY_PRESSED, KeyCode.V, "c"), "it pastes");
      assertEquals(Optional.empty(), recorder.last().target());
    });
  }
}
