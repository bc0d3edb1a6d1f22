package collisionbench.app.window.file;

import collisionbench.app.lesson.Lesson;
import collisionbench.app.lesson.LessonFolder;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Questions;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/// Opens the scenes of lessons, unless there is something in what is open to keep.
public final class LessonScenes {

  private final Session session;
  private final Questions questions;
  private final Memory memory;
  private final Function<Scene, Camera> firstCamera;
  private final BooleanSupplier mayGo;

  /// @param mayGo whether what is open may be closed
  LessonScenes(
      Session session,
      Questions questions,
      Memory memory,
      Function<Scene, Camera> firstCamera,
      BooleanSupplier mayGo) {
    this.session = session;
    this.questions = questions;
    this.memory = memory;
    this.firstCamera = firstCamera;
    this.mayGo = mayGo;
  }

  /// Begins a lesson with its first scene.
  public void begin(Lesson lesson) {
    if (mayGo.getAsBoolean()) {
      show(lesson);
    }
  }

  /// Takes a lesson whose first scene is open.
  public void take(Lesson lesson) {
    note(lesson);
    select(lesson, 0);
  }

  /// Opens the scene of a step of the lesson that is taken, as it is at first.
  ///
  /// @param step counts from 0
  public void open(Lesson lesson, int step) {
    if (mayGo.getAsBoolean()) {
      show(lesson, step);
    }
  }

  /// Begins the lesson of a folder; what is open may be closed.
  void read(Path folder) {
    try {
      show(LessonFolder.read(folder));
    } catch (SceneFileException unreadable) {
      questions.tellFailure(Texts.get("failure.lesson"), unreadable.said());
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
    memory.lesson().begin(lesson);
    lesson.folder().ifPresent(memory.recent()::add);
  }

  /// Selects only what is to be moved: several that are selected are dragged together.
  private void select(Lesson lesson, int step) {
    LessonTexts.demonstration(lesson, step)
        .ifPresent(shown -> session.select(Selection.of(shown.pair().a())));
  }
}
