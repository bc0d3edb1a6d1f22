package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.Document;
import collisionbench.app.session.PlaybackSpeed;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// A window test whose methods share one window; opening one takes longer than most methods. Each
/// method starts with the document opened anew and the view, layout and window as they were at
/// first.
///
/// Not for tests of settings, languages, files or programs, which outlive the open document.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class OneWindowTest extends WindowTest {

  private Path folder = Path.of("");
  private View firstView = View.FIRST;
  private Layout firstLayout = Layout.FIRST;
  private PlaybackSpeed firstSpeed = PlaybackSpeed.FIRST;

  @BeforeAll
  void openOnce(@TempDir Path given) throws TimeoutException {
    folder = given;
    home = folder;
    super.open();
    firstView = session().display().view().get();
    firstLayout = session().display().layout().get();
    firstSpeed = session().display().speed().get();
  }

  @Override
  @BeforeEach
  void open() {
    home = folder;
    clipboard.text = Optional.empty();
    clipboard.refuses = false;
    asked.answer = Optional.empty();
    asked.times = 0;
    robot.interact(this::reset);
    settle();
    assertEquals(document().scene(), scene());
  }

  private void reset() {
    Session session = session();
    Document fresh = document();
    session.display().arrange(firstLayout);
    session.display().show(firstView);
    session.display().changeSpeed(_ -> firstSpeed);
    session.display().colorBy(Optional.empty());
    // Takes what is being typed before the document changes.
    window.viewport().requestFocus();
    session.open(fresh, session.display().camera().get());
    session.display().lookFrom(window.viewport().navigation().firstCamera(fresh.scene()));
  }

  @Override
  @AfterEach
  void close() {
    releaseAll();
    robot.interact(() ->
        List.copyOf(Window.getWindows()).stream()
            .filter(other -> !other.equals(stage))
            .forEach(Window::hide));
  }

  @AfterAll
  void closeAtEnd() {
    super.close();
  }
}
