package collisionbench.app.window.document;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.task.BackgroundThread;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// Finds drafts of crashed windows, on another thread: when the window opens and, while other
/// processes hold drafts, a few more times and whenever the window gets the focus. A killed process
/// holds its draft until it has ended.
public final class CrashRecovery {

  private static final Duration PAUSE = Duration.ofSeconds(2);
  private static final int TIMES = 15;

  private final Recovery recovery;
  private final BackgroundThread background;
  private final RestoreOffer offer;
  private final Consumer<Notice> notices;
  private final Runnable later;
  private Set<Path> held = Set.of();
  private int times;
  private boolean looking;

  interface Look {

    Recovery.Found find() throws IOException;
  }

  /// Searches for a window until it closes.
  public CrashRecovery(
      Stage stage, WindowState windowState, RestoreOffer offer, Consumer<Notice> notices) {
    recovery = windowState.recovery();
    background = windowState.background();
    this.offer = offer;
    this.notices = notices;
    later = background.deferred(PAUSE, () -> Platform.runLater(this::lookAgain));
    Nodes.whenTrue(stage.focusedProperty(), this::lookAgain);
    stage.addEventHandler(WindowEvent.WINDOW_HIDING, _ -> offer.close());
  }

  public void look() {
    look(recovery::find);
  }

  /// Searches the drafts that other processes held at the last search.
  void lookAgain() {
    if (!held.isEmpty() && !looking) {
      Set<Path> once = held;
      look(() -> recovery.findAmong(once));
    }
  }

  void look(Look look) {
    looking = true;
    background.run(() -> {
      try {
        Recovery.Found found = look.find();
        List<RestorableDraft> drafts = nonTrivial(found.abandoned());
        Platform.runLater(() -> show(found, drafts));
      } catch (IOException failure) {
        report(failure);
      } finally {
        Platform.runLater(() -> looking = false);
      }
    });
  }

  private void report(IOException failure) {
    Platform.runLater(() -> notices.accept(RestoreOffer.failed(FileFailure.of(failure).text())));
  }

  /// Discards drafts whose content has been saved.
  private List<RestorableDraft> nonTrivial(List<Recovery.Abandoned> abandoned) {
    List<RestorableDraft> drafts = new ArrayList<>();
    for (Recovery.Abandoned left : abandoned) {
      RestorableDraft one = RestorableDraft.of(left);
      if (one.document().isDirty()) {
        drafts.add(one);
      } else {
        discard(left);
      }
    }
    return drafts;
  }

  private void discard(Recovery.Abandoned saved) {
    try {
      saved.discard();
    } catch (IOException failure) {
      report(failure);
    }
  }

  private void show(Recovery.Found found, List<RestorableDraft> drafts) {
    held = found.held();
    times++;
    if (!held.isEmpty() && times <= TIMES) {
      later.run();
    }
    found.unreadable().forEach(draft -> notices.accept(RestoreOffer.failed(draft.text())));
    offer.make(drafts);
  }
}
