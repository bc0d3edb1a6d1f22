package collisionbench.app.window;

import collisionbench.app.recovery.Leftover;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.storage.Failure;
import collisionbench.app.text.Texts;
import java.io.IOException;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Offers what windows have left unsaved that did not end well.
final class RestoreOffer {

  private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  private enum Answer {
    RESTORE,
    DISCARD,
    LATER
  }

  /// Something that was left, and what it would be restored as.
  private record Lost(Leftover leftover, Unsaved unsaved) {

    @Override
    public String toString() {
      return Texts.get(
          unsaved.document().file().isPresent() ? "restore.line" : "restore.line-new",
          unsaved.document().title(),
          WHEN.format(leftover.when().atZone(ZoneId.systemDefault())),
          unsaved.document().file().map(Object::toString).orElse(""));
    }
  }

  private final Memory memory;
  private final Questions questions;
  private final NoticeBar notices;
  private final Predicate<Unsaved> open;

  /// @param open opens what is to be restored, and says whether it did
  RestoreOffer(Memory memory, Questions questions, NoticeBar notices, Predicate<Unsaved> open) {
    this.memory = memory;
    this.questions = questions;
    this.notices = notices;
    this.open = open;
  }

  /// Looks for what was left without making the window wait, and offers it if there is something.
  void make() {
    memory
        .background()
        .run(() -> {
          try {
            Recovery.Found found = memory.recovery().find();
            List<Lost> lost = new ArrayList<>();
            for (Leftover leftover : found.leftovers()) {
              Unsaved unsaved = Unsaved.of(leftover.draft());
              if (unsaved.document().isDirty()) {
                lost.add(new Lost(leftover, unsaved));
              } else {
                leftover.discard();
              }
            }
            Platform.runLater(() -> offer(found.unreadable(), lost));
          } catch (IOException failure) {
            Platform.runLater(() -> tell(Texts.get("restore.failed", Failure.of(failure))));
          }
        });
  }

  private void offer(List<String> unreadable, List<Lost> found) {
    unreadable.forEach(sentence -> tell(Texts.get("restore.failed", sentence)));
    List<Lost> lost = new ArrayList<>(found);
    try {
      boolean more = true;
      while (more && !lost.isEmpty()) {
        more = offer(lost);
      }
      for (Lost one : lost) {
        one.leftover().leave();
      }
    } catch (IOException failure) {
      tell(Texts.get("restore.failed", Failure.of(failure)));
    }
  }

  /// {@return whether to offer the others now}
  private boolean offer(List<Lost> lost) throws IOException {
    ListView<Lost> list = new ListView<>();
    list.getItems().setAll(lost);
    list.getSelectionModel().selectFirst();
    list.setId("restore-list");
    list.setPrefSize(560, 8 + 32.0 * lost.size());
    VBox content =
        new VBox(
            8,
            Questions.text(Texts.get("restore.consequence")),
            lost.size() == 1 ? Questions.text(lost.getFirst().toString()) : list);
    Answer answer =
        questions.choose(
            Texts.get("restore.heading"),
            content,
            Feather.LIFE_BUOY,
            List.of(
                new Questions.Choice<>("restore.restore", ButtonData.YES, Answer.RESTORE),
                new Questions.Choice<>("restore.discard", ButtonData.NO, Answer.DISCARD),
                new Questions.Choice<>("restore.later", ButtonData.CANCEL_CLOSE, Answer.LATER)));
    Lost chosen =
        Optional.ofNullable(list.getSelectionModel().getSelectedItem()).orElse(lost.getFirst());
    if (answer == Answer.DISCARD || (answer == Answer.RESTORE && restore(chosen))) {
      chosen.leftover().discard();
      lost.remove(chosen);
    }
    return answer == Answer.DISCARD;
  }

  /// {@return whether it is open now, and kept as a draft of this window}
  private boolean restore(Lost lost) throws IOException {
    if (!open.test(lost.unsaved())) {
      return false;
    }
    memory.autosave().keepNow();
    return true;
  }

  private void tell(String sentence) {
    notices.show(Notice.warning(Notice.About.RECOVERY, sentence));
  }
}
