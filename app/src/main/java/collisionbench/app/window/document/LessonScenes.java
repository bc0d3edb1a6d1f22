package collisionbench.app.window.document;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.lesson.LessonFolder;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/// Opens the scenes of lessons, unless the user cancels closing the current document.
public record LessonScenes(
    Session session,
    MessageDialogs messages,
    WindowState windowState,
    Function<Scene, Camera> firstCamera,
    BooleanSupplier confirmClose) {

  /// Begins a lesson with its first scene.
  public void begin(Lesson lesson) {
    if (confirmClose.getAsBoolean()) {
      show(lesson);
    }
  }

  /// Starts a lesson whose first scene is open.
  public void take(Lesson lesson) {
    note(lesson);
    select(lesson, 0);
  }

  public void open(Lesson lesson, int step) {
    if (confirmClose.getAsBoolean()) {
      show(lesson, step);
    }
  }

  /// Begins the lesson of a folder without asking.
  void read(Path folder) {
    try {
      show(LessonFolder.read(folder));
    } catch (SceneFileException unreadable) {
      messages.showError(Texts.get("failure.lesson"), unreadable.text());
    }
  }

  private void show(Lesson lesson) {
    note(lesson);
    show(lesson, 0);
  }

  private void show(Lesson lesson, int step) {
    Document document = LessonTexts.document(lesson, step);
    session.open(document, firstCamera.apply(document.scene()));
    select(lesson, step);
  }

  private void note(Lesson lesson) {
    windowState.lesson().begin(lesson);
    lesson.folder().ifPresent(windowState.recent()::add);
  }

  /// Selects only the body to move: selected bodies are dragged together.
  private void select(Lesson lesson, int step) {
    LessonTexts.demonstration(lesson, step)
        .ifPresent(shown -> session.select(Selection.of(shown.pair().a())));
  }
}
