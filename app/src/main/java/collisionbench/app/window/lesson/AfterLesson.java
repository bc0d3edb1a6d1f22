package collisionbench.app.window.lesson;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.bench.lesson.Lesson;
import java.util.Optional;
import javafx.beans.value.ObservableValue;

/// Keeps all bodies in view when a scene stops being a step of a lesson: without the lesson's bar
/// the picture has another shape, and may cut bodies off.
public final class AfterLesson {

  private AfterLesson() {}

  public static void follow(
      ObservableValue<Optional<Lesson>> lesson,
      Session session,
      ObservableValue<Boolean> inUse,
      Runnable keepInView) {
    lesson
        .when(inUse)
        .subscribe((before, now) -> {
          if (before.isPresent() && now.isEmpty()) {
            keepInView.run();
          }
        });
    session
        .document()
        .when(inUse)
        .subscribe((before, now) -> {
          if (isStep(before)
              && !isStep(now)
              && before.scene().bodies().equals(now.scene().bodies())) {
            keepInView.run();
          }
        });
  }

  private static boolean isStep(Document document) {
    return document.builtIn().filter(Lesson::isKey).isPresent();
  }
}
