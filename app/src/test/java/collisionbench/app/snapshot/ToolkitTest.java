package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;

class ToolkitTest {

  /// While JavaFX is being stopped, its thread may still be drawing.
  @Test
  @SuppressWarnings("LockOnNonEnclosingClassLiteral") // as a thread does that stops JavaFX
  void itsOwnThreadWaitsForNoOtherThatStopsIt() throws Exception {
    Toolkit.call(() -> 0);
    CompletableFuture<Integer> answer = new CompletableFuture<>();
    synchronized (Toolkit.class) {
      Platform.runLater(() -> {
        try {
          answer.complete(Toolkit.call(() -> 7));
        } catch (SnapshotException failure) {
          answer.completeExceptionally(failure);
        }
      });
      assertEquals(7, answer.get(5, TimeUnit.MINUTES));
    }
  }
}
