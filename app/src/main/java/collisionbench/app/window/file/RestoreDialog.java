package collisionbench.app.window.file;

import collisionbench.app.text.Texts;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.MessageDialogs.Option;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Asks what to do with unsaved work.
final class RestoreDialog {

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

  private RestoreDialog() {}

  /// {@return what is chosen}
  ///
  /// @param areExamples whether all drafts are of changed built-in scenes
  static Choice ask(MessageDialogs messages, List<RestorableDraft> drafts, boolean areExamples) {
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
