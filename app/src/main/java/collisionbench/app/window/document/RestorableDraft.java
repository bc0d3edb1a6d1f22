package collisionbench.app.window.document;

import collisionbench.app.recovery.Recovery;
import collisionbench.app.session.Document;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.MessageDialogs.Option;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.History;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.Draft;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.Stamp;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// A draft that a window has left, and the document with unsaved changes that it is restored as.
///
/// @param known how the document's file was when the changes were made
/// @param lesson the lesson that the document is a step of, if any
public record RestorableDraft(
    Recovery.Abandoned leftover,
    Document document,
    Optional<DiskWatch.Known> known,
    Optional<Lesson> lesson) {

  private static final double WIDTH = 560;
  private static final double ROW = 36;
  private static final int MOST_ROWS = 8;

  /// The height of the list without its rows.
  private static final double FRAME = 4;

  enum Answer {
    RESTORE,
    DISCARD,
    LATER
  }

  record Choice(Answer answer, RestorableDraft draft) {}

  private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

  static RestorableDraft of(Recovery.Abandoned leftover) {
    Draft draft = leftover.draft();
    Optional<Lesson> lesson = draft.builtIn().flatMap(LessonTexts::lesson);
    Optional<Scene> original =
        draft
            .builtIn()
            .flatMap(key ->
                lesson
                    .map(one -> LessonTexts.original(one, key))
                    .or(() -> BuiltInTexts.original(key)));
    Scene saved =
        original
            .or(() -> draft.file().flatMap(RestorableDraft::inFile))
            .orElseGet(() -> Scene.empty(draft.scene().name(), draft.scene().space()));
    return new RestorableDraft(
        leftover,
        new Document(
            draft.file(),
            draft.builtIn().filter(_ -> original.isPresent()),
            saved,
            History.of(draft.scene())),
        draft
            .file()
            .flatMap(file ->
                draft.content().map(content -> new DiskWatch.Known(file, new Stamp(content)))),
        lesson);
  }

  private static Optional<Scene> inFile(Path file) {
    try {
      return Optional.of(SceneFile.read(file));
    } catch (SceneFileException _) {
      return Optional.empty();
    }
  }

  Camera camera() {
    return leftover.draft().camera();
  }

  /// {@return the line in which it is offered}
  @Override
  public String toString() {
    return Texts.get(
        document.file().isPresent() ? "restore.line" : "restore.line-new",
        document.title(),
        WHEN.format(leftover.when().atZone(ZoneId.systemDefault())),
        document.file().map(Object::toString).orElse(""));
  }

  /// @param areExamples whether all drafts are of changed built-in scenes
  static Choice choose(MessageDialogs messages, List<RestorableDraft> drafts, boolean areExamples) {
    ListView<RestorableDraft> list = list(drafts);
    VBox content =
        new VBox(
            8,
            MessageDialogs.text(
                Texts.get(areExamples ? "restore.consequence-changed" : "restore.consequence")),
            drafts.size() == 1 ? MessageDialogs.text(drafts.getFirst().toString()) : list);
    Answer answer =
        messages.choose(
            Texts.get(areExamples ? "restore.heading-changed" : "restore.heading"),
            content,
            Feather.LIFE_BUOY,
            List.of(
                new Option<>("restore.restore", ButtonData.YES, Answer.RESTORE),
                new Option<>("restore.discard", ButtonData.NO, Answer.DISCARD),
                new Option<>("restore.later", ButtonData.CANCEL_CLOSE, Answer.LATER)));
    return new Choice(
        answer,
        Optional.ofNullable(list.getSelectionModel().getSelectedItem()).orElse(drafts.getFirst()));
  }

  private static ListView<RestorableDraft> list(List<RestorableDraft> drafts) {
    ListView<RestorableDraft> list = new ListView<>();
    list.getItems().setAll(drafts);
    list.getSelectionModel().selectFirst();
    list.setId("restore-list");
    list.setFixedCellSize(ROW);
    list.setPrefSize(WIDTH, ROW * Math.min(drafts.size(), MOST_ROWS) + FRAME);
    list.setMinHeight(list.getPrefHeight());
    return list;
  }
}
