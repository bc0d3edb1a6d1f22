package collisionbench.app.window.document;

import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/// Offers unsaved work of crashed windows in a dialog, or first in a notice if a dialog would
/// interrupt the user. Changed built-in scenes are only offered in a notice.
public final class RestoreOffer {

  /// After this time the offer of changed built-in scenes is withdrawn.
  private static final Duration PATIENCE = Duration.minutes(1);

  private final Autosave autosave;
  private final MessageDialogs messages;
  private final Consumer<Notice> notices;
  private final Predicate<RestorableDraft> open;
  private final Runnable clear;
  private final BooleanSupplier interrupts;
  private final PauseTransition patience = new PauseTransition(PATIENCE);

  /// The drafts that a notice offers.
  private final List<RestorableDraft> waiting = new ArrayList<>();

  /// @param open opens a draft, and returns whether it did
  /// @param interrupts whether a dialog would interrupt the user now
  public RestoreOffer(
      Autosave autosave,
      MessageDialogs messages,
      Consumer<Notice> notices,
      Predicate<RestorableDraft> open,
      Runnable clear,
      BooleanSupplier interrupts) {
    this.autosave = autosave;
    this.messages = messages;
    this.notices = notices;
    this.open = open;
    this.clear = clear;
    this.interrupts = interrupts;
    patience.setOnFinished(_ -> expire());
  }

  /// Offers drafts in a dialog, now or when the notice is clicked.
  void make(List<RestorableDraft> drafts) {
    if (drafts.isEmpty()) {
      return;
    }
    waiting.addAll(drafts);
    if (interrupts.getAsBoolean() || areExamples(waiting)) {
      showNotice();
    } else {
      ask();
    }
  }

  /// Shows the notice again, if drafts are waiting.
  public void showNotice() {
    if (areExamples(waiting)) {
      notices.accept(examples());
      patience.playFromStart();
    } else if (!waiting.isEmpty()) {
      notices.accept(
          Notice.warning(
              Notice.About.LEFTOVER,
              Texts.get("restore.notice"),
              new Notice.Choice("restore-offer", Texts.get("restore.offer"), this::ask)));
    }
  }

  private static boolean areExamples(List<RestorableDraft> drafts) {
    return !drafts.isEmpty() && drafts.stream().allMatch(one -> one.document().isChangedBuiltIn());
  }

  private Notice examples() {
    boolean one = waiting.size() == 1;
    return Notice.word(
        Notice.About.LEFTOVER,
        Feather.CLOCK,
        one
            ? Texts.get("restore.changed-one", waiting.getFirst().document().title())
            : Texts.get("restore.changed-some", waiting.size()),
        new Notice.Choice(
            "restore-offer",
            Texts.get(one ? "restore.go-on" : "restore.choose"),
            one ? this::goOn : this::ask),
        new Notice.Choice("restore-drop", Texts.get("restore.discard"), this::discardAll));
  }

  private void goOn() {
    claimDrafts(drafts -> {
      RestorableDraft only = drafts.getFirst();
      if (restore(only)) {
        only.leftover().discard();
        drafts.remove(only);
      }
    });
  }

  private void discardAll() {
    claimDrafts(drafts -> {
      while (!drafts.isEmpty()) {
        drafts.getFirst().leftover().discard();
        drafts.removeFirst();
      }
    });
  }

  /// Withdraws the offer of changed built-in scenes, which the next window makes again.
  public void expire() {
    if (areExamples(waiting)) {
      close();
      clear.run();
    }
  }

  /// Leaves the waiting drafts for another time.
  void close() {
    patience.stop();
    try {
      leave(waiting);
    } catch (IOException _) {
      // A failure can no longer be shown. The locks end with the process.
    }
    waiting.clear();
  }

  private void ask() {
    claimDrafts(drafts -> {
      boolean more = true;
      while (more && !drafts.isEmpty()) {
        more = offer(drafts);
      }
    });
  }

  /// Handles drafts, and removes those that are done.
  private interface DraftHandler {

    void on(List<RestorableDraft> drafts) throws IOException;
  }

  /// Handles all waiting drafts, and leaves the rest for another time.
  private void claimDrafts(DraftHandler handler) {
    List<RestorableDraft> drafts = new ArrayList<>(waiting);
    waiting.clear();
    try {
      try {
        handler.on(drafts);
      } finally {
        leave(drafts);
      }
    } catch (IOException failure) {
      notices.accept(failed(FileFailure.of(failure).text()));
    }
  }

  private static void leave(List<RestorableDraft> drafts) throws IOException {
    for (RestorableDraft one : drafts) {
      one.leftover().leave();
    }
  }

  /// {@return the notice that unsaved work could not be read}
  static Notice failed(String reason) {
    return Notice.warning(Notice.About.RECOVERY, Texts.get("restore.failed", reason));
  }

  /// {@return whether to offer the others now}
  private boolean offer(List<RestorableDraft> drafts) throws IOException {
    RestorableDraft.Choice choice = RestorableDraft.choose(messages, drafts, areExamples(drafts));
    RestorableDraft draft = choice.draft();
    boolean discards = choice.answer() == RestorableDraft.Answer.DISCARD;
    if (discards || (choice.answer() == RestorableDraft.Answer.RESTORE && restore(draft))) {
      draft.leftover().discard();
      drafts.remove(draft);
    }
    return discards;
  }

  /// {@return whether it is open now, and kept as a draft of this window}
  private boolean restore(RestorableDraft draft) throws IOException {
    if (!open.test(draft)) {
      return false;
    }
    autosave.keepNow();
    return true;
  }
}
