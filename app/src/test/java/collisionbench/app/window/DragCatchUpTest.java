package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.viewport.Viewport;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.lang.ref.WeakReference;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is held is where the mouse is, whatever else comes in between.
class DragCatchUpTest extends QuickHand {

  private static final Vec3 BALL = new Vec3(-2, 1, 0);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(BALL, 0.6)),
            new Body3("runner", new Sphere(new Vec3(2, -1, 0), 0.4), new Vec3(1, 0, 0))));
  }

  private Scene shown() {
    return session().evaluation().get().scene();
  }

  private Vec3 ball() {
    return shown().body("ball").orElseThrow().points().getFirst();
  }

  /// {@return how far from where the ball was taken it is seen, in pixels}
  private Point2D way() {
    return inPicture(ball()).subtract(inPicture(BALL));
  }

  private Point2D inPicture(Vec3 point) {
    return onFx(() -> window.viewport().projection().toPixel(point).orElseThrow());
  }

  private Point2D taken() {
    Point2D pixel = onScreen(BALL);
    return new Point2D(Math.rint(pixel.getX()), Math.rint(pixel.getY()));
  }

  /// Without a mouse: only what is said of it.
  private void say(EventType<MouseEvent> type, double right, double down) {
    say(type, MouseButton.PRIMARY, right, down);
  }

  private void say(EventType<MouseEvent> type, MouseButton button, double right, double down) {
    Point2D at = inPicture(BALL).add(right, down);
    robot.interact(() -> MouseEvents.fire(window.viewport(), type, at, button, 0));
  }

  private static boolean isNear(Point2D a, double right, double down) {
    // Where it was taken the ball is nearer than its middle is, and goes less far there.
    return a.distance(right, down) < 0.1 * Math.hypot(right, down);
  }

  @Test
  void bodyCatchesUpWithAStillMouse() {
    Point2D from = taken();
    holdQuickly(from, from.add(180, 60), MouseButton.PRIMARY, _ -> {});
    await(() -> isNear(way(), 180, 60));
    drop();
    assertTrue(isNear(way(), 180, 60));
  }

  @Test
  void keyPressedOverAStillMouseSnaps() {
    snapBy(0.2);
    Point2D from = taken();
    Point2D to = from.add(177, 61);
    holdQuickly(from, to, MouseButton.PRIMARY, hand -> hand.keyPress(KeyCode.CONTROL));
    robot.press(KeyCode.CONTROL);
    await(() -> isNear(way(), 177, 61));
    assertEquals(Math.rint(ball().x() * 5) / 5, ball().x());
    assertEquals(Math.rint(ball().y() * 5) / 5, ball().y());
    drop();
  }

  @Test
  void releaseElsewhereEndsADragWithoutAnyMove() {
    say(MouseEvent.MOUSE_PRESSED, 0, 0);
    say(MouseEvent.MOUSE_RELEASED, 150, 40);
    assertTrue(isNear(way(), 150, 40));
    assertEquals(shown(), scene());
    assertEquals(1, steps());
  }

  @Test
  void releaseAfterEscapeChangesNothing() {
    Scene before = scene();
    say(MouseEvent.MOUSE_PRESSED, 0, 0);
    say(MouseEvent.MOUSE_DRAGGED, 50, 0);
    robot.type(KeyCode.ESCAPE);
    say(MouseEvent.MOUSE_RELEASED, 150, 40);
    assertEquals(before, shown());
    assertEquals(before, scene());
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  /// A drag whose release never came would otherwise hold the picture of the other language.
  @Test
  void changedLanguageEndsADrag() {
    say(MouseEvent.MOUSE_PRESSED, 0, 0);
    say(MouseEvent.MOUSE_DRAGGED, 50, 0);
    WeakReference<Viewport> before = new WeakReference<>(window.viewport());
    switchLanguage();
    await(() -> {
      System.gc();
      return before.refersTo(null);
    });
  }

  @Test
  void stillMouseMovesNothing() throws InterruptedException {
    say(MouseEvent.MOUSE_PRESSED, 0, 0);
    say(MouseEvent.MOUSE_DRAGGED, 50, 0);
    Vec3 dragged = ball();
    letFramesPass();
    assertEquals(dragged, ball());
    say(MouseEvent.MOUSE_RELEASED, 50, 0);
    assertEquals(dragged, ball());
  }

  /// Waits until the window has been drawn a few times.
  private void letFramesPass() throws InterruptedException {
    CountDownLatch frames = new CountDownLatch(5);
    AnimationTimer timer =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            frames.countDown();
          }
        };
    robot.interact(timer::start);
    frames.await();
    robot.interact(timer::stop);
  }
}
