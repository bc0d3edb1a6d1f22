package collisionbench.app.window.lesson;

import collisionbench.app.lesson.Lesson;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import java.util.Optional;
import javafx.beans.value.ObservableValue;

/// Brings all bodies into view when a scene stops being a step of a lesson: without the lesson's
/// bar the picture has another shape, and may cut bodies off.
public final class AfterLesson {

  private AfterLesson() {}

  /// Starts doing so.
  ///
  /// @param lesson the current lesson
  /// @param inUse whether the session is in use
  /// @param bringIntoView frames all bodies unless they are in view as a whole
  public static void follow(
      ObservableValue<Optional<Lesson>> lesson,
      Session session,
      ObservableValue<Boolean> inUse,
      Runnable bringIntoView) {
    lesson
        .when(inUse)
        .subscribe((before, now) -> {
          if (before.isPresent() && now.isEmpty()) {
            bringIntoView.run();
          }
        });
    session
        .document()
        .when(inUse)
        .subscribe((before, now) -> {
          if (isStep(before) && !isStep(now) && isSameScene(before, now)) {
            bringIntoView.run();
          }
        });
  }

  private static boolean isStep(Document document) {
    return document.builtIn().filter(Lesson::isKey).isPresent();
  }

  private static boolean isSameScene(Document before, Document now) {
    return before.scene().bodies().equals(now.scene().bodies());
  }
}
