package collisionbench.app.window;

import collisionbench.app.recovery.AbandonedDraft;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.storage.Failure;
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

/// Looks for what windows have left unsaved that did not end well, without making this window wait:
/// when it opens, and as long as somebody else holds a draft, a few times more and whenever the
/// window gets the focus. A program that was killed may take its time to end, and holds its draft
/// until then; one that runs keeps it.
final class LeftoverWatch {

  private static final Duration PAUSE = Duration.ofSeconds(2);
  private static final int TIMES = 15;

  private final Recovery recovery;
  private final Background background;
  private final RestoreOffer offer;
  private final Consumer<Notice> tell;
  private final Runnable later;
  private Set<Path> held = Set.of();
  private int times;
  private boolean looking;

  /// A way to look.
  private interface Look {

    Recovery.Found find() throws IOException;
  }

  /// Looks for a window, while it is there.
  ///
  /// @param tell says something in the window
  LeftoverWatch(Stage stage, Memory memory, RestoreOffer offer, Consumer<Notice> tell) {
    recovery = memory.recovery();
    background = memory.background();
    this.offer = offer;
    this.tell = tell;
    later = background.deferred(PAUSE, () -> Platform.runLater(this::lookAgain));
    stage
        .focusedProperty()
        .subscribe(focused -> {
          if (focused) {
            lookAgain();
          }
        });
    stage.addEventHandler(WindowEvent.WINDOW_HIDING, _ -> offer.close());
  }

  /// Looks at all drafts there are.
  void look() {
    look(recovery::find);
  }

  /// Looks at those drafts that were held when they were looked at last.
  private void lookAgain() {
    if (!held.isEmpty() && !looking) {
      Set<Path> once = held;
      look(() -> recovery.findAmong(once));
    }
  }

  private void look(Look look) {
    looking = true;
    background.run(() -> {
      try {
        Recovery.Found found = look.find();
        List<Lost> lost = worthOffering(found.abandoned());
        Platform.runLater(() -> show(found, lost));
      } catch (IOException failure) {
        Platform.runLater(() -> {
          looking = false;
          tell.accept(RestoreOffer.failed(Failure.of(failure).said()));
        });
      }
    });
  }

  /// What is in its file by now is not unsaved any more.
  private static List<Lost> worthOffering(List<AbandonedDraft> leftovers) throws IOException {
    List<Lost> lost = new ArrayList<>();
    for (AbandonedDraft leftover : leftovers) {
      Lost one = Lost.of(leftover);
      if (one.unsaved().document().isDirty()) {
        lost.add(one);
      } else {
        leftover.discard();
      }
    }
    return lost;
  }

  private void show(Recovery.Found found, List<Lost> lost) {
    looking = false;
    held = found.held();
    times++;
    if (!held.isEmpty() && times <= TIMES) {
      later.run();
    }
    found.unreadable().forEach(draft -> tell.accept(RestoreOffer.failed(draft.said())));
    offer.make(lost);
  }
}
