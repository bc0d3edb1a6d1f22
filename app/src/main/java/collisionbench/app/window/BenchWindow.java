package collisionbench.app.window;

import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.text.Language;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Framing;
import collisionbench.app.viewport.Probe;
import collisionbench.app.viewport.Typeface;
import collisionbench.app.viewport.Viewport;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/// The window of the bench.
public final class BenchWindow {

  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  private static final int[] ICON_SIZES = {16, 32, 48, 128, 256};

  private final Stage stage;
  private final Probe probe;
  private final FileDialogs dialogs;
  private final Questions questions;
  private final javafx.scene.Scene content;
  private boolean tellingFailure;
  private Theme theme = Theme.ofDesktop();
  private Workbench workbench;

  /// A window on a document, not shown yet.
  ///
  /// @param dialogs asks for files; the desktop's own dialogs if empty
  /// @param probe is told how long each event of a drag takes
  public BenchWindow(Stage stage, Document first, Optional<FileDialogs> dialogs, Probe probe) {
    this.stage = stage;
    this.probe = probe;
    this.dialogs = dialogs.orElseGet(() -> new NativeFileDialogs(stage));
    questions = new Questions(stage);
    Typeface.load();
    Scene scene = first.scene();
    Session session =
        new Session(first, scene.camera().orElseGet(() -> Framing.of(scene, WIDTH / HEIGHT)));
    workbench = workbench(session);
    content = new javafx.scene.Scene(workbench.root(), WIDTH, HEIGHT);
    content.getStylesheets().add(Stylesheet.url());
    stage.setScene(content);
    for (int size : ICON_SIZES) {
      stage.getIcons().add(new Image(icon(size)));
    }
    stage.setMinWidth(760);
    stage.setMinHeight(480);
    stage.setOnCloseRequest(event -> {
      if (!workbench.mayGo()) {
        event.consume();
      }
    });
    settle();
  }

  /// Shows the window.
  public void show() {
    stage.show();
    viewport().requestFocus();
  }

  /// {@return what is open in this window}
  public Session session() {
    return workbench.session();
  }

  /// {@return the picture in this window}
  public Viewport viewport() {
    return workbench.viewport();
  }

  /// Says what went wrong that nobody foresaw. What was in progress is taken back; what is open
  /// stays.
  public void failed(Throwable failure) {
    session().cancel();
    if (!tellingFailure) {
      tellingFailure = true;
      Platform.runLater(() -> {
        questions.tellFailure(Texts.get("failure.unforeseen"), failure.toString());
        tellingFailure = false;
      });
    }
  }

  private Workbench workbench(Session session) {
    return new Workbench(
        session,
        new Workbench.Shell() {
          @Override
          public void close() {
            quit();
          }

          @Override
          public void switchTheme() {
            theme = theme.other();
            showTheme();
          }

          @Override
          public void switchLanguage() {
            speak(Texts.language().other());
          }
        },
        dialogs,
        questions,
        probe);
  }

  /// Puts a workbench in another language in the place of the one that is there.
  private void speak(Language language) {
    Texts.use(language);
    // One by one: the key that switches the language is being looked up among them.
    workbench.otherKeys().keySet().forEach(content.getAccelerators()::remove);
    workbench = workbench(workbench.session().continued());
    content.setRoot(workbench.root());
    settle();
    viewport().requestFocus();
  }

  private void settle() {
    content.getAccelerators().putAll(workbench.otherKeys());
    session().document().subscribe(this::showTitle);
    showTheme();
  }

  private static String icon(int size) {
    return Objects.requireNonNull(
            BenchWindow.class.getResource("/collisionbench/app/window/icon-" + size + ".png"))
        .toExternalForm();
  }

  private void quit() {
    if (workbench.mayGo()) {
      stage.close();
    }
  }

  private void showTheme() {
    Application.setUserAgentStylesheet(theme.stylesheet());
    viewport().palette().set(theme.palette());
  }

  private void showTitle(Document document) {
    String key = document.isDirty() ? "window.title-dirty" : "window.title";
    stage.setTitle(Texts.get(key, document.title()));
  }
}
