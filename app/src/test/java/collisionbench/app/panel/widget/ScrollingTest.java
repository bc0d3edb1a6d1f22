package collisionbench.app.panel.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class ScrollingTest {

  private final Region part = new Region();
  private final ScrollPane pane = new ScrollPane(new VBox(part("above"), part, part("below")));
  private final Scene scene = new Scene(pane, 100, 100);

  @BeforeAll
  static void startJavaFx() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  ScrollingTest() {
    part.setMinHeight(300);
  }

  private static Region part(String id) {
    Region region = new Region();
    region.setId(id);
    region.setMinHeight(300);
    return region;
  }

  /// {@return what has failed on JavaFX's thread}
  private List<Throwable> failures(Runnable action) throws SnapshotException, InterruptedException {
    List<Throwable> failures = new ArrayList<>();
    Stage stage =
        Toolkit.call(() -> {
          Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> failures.add(failure));
          Stage window = new Stage();
          window.setScene(scene);
          window.show();
          action.run();
          return window;
        });
    CountDownLatch laidOut = new CountDownLatch(1);
    Toolkit.call(() -> {
      scene.addPostLayoutPulseListener(laidOut::countDown);
      Platform.requestNextPulse();
      return true;
    });
    laidOut.await();
    Toolkit.call(() -> {
      Thread.currentThread().setUncaughtExceptionHandler(null);
      stage.hide();
      return true;
    });
    return failures;
  }

  @Test
  void aPartComesToTheTop() throws Exception {
    assertEquals(List.of(), failures(() -> Scrolling.to(part)));
    assertEquals(300.0 / 800, pane.getVvalue(), 0.02);
  }

  /// As after a change of the language.
  @Test
  void aPartThatIsTakenOutOfTheWindowMeanwhileStaysWhereItIs() throws Exception {
    assertEquals(
        List.of(),
        failures(() -> {
          Scrolling.to(part);
          scene.setRoot(new Group());
        }));
    assertEquals(0, pane.getVvalue());
  }

  @Test
  void aPartThatIsTakenOutBeforeItIsLaidOutStaysWhereItIs() throws Exception {
    assertEquals(
        List.of(),
        failures(() -> {
          Scrolling.to(part);
          Platform.runLater(() -> scene.setRoot(new Group()));
        }));
    assertEquals(0, pane.getVvalue());
  }
}
