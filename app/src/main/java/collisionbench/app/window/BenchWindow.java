package collisionbench.app.window;

import collisionbench.app.panel.Caption;
import collisionbench.app.panel.StatusBar;
import collisionbench.app.panel.TimeBar;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Framing;
import collisionbench.app.viewport.Probe;
import collisionbench.app.viewport.Typeface;
import collisionbench.app.viewport.Viewport;
import java.lang.module.ModuleDescriptor;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.image.Image;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.kordamp.ikonli.feather.Feather;

/// The window of the bench.
public final class BenchWindow {

  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  private static final int[] ICON_SIZES = {16, 32, 48, 128, 256};

  private final Stage stage;
  private final Session session;
  private final Viewport viewport;
  private final TimeBar timeBar;
  private final Actions actions = new Actions();
  private final DocumentFiles files;
  private final Questions questions;
  private boolean tellingFailure;
  private Theme theme = Theme.ofDesktop();

  /// A window on a document, not shown yet.
  ///
  /// @param dialogs asks for files; the desktop's own dialogs if empty
  /// @param probe is told how long each event of a drag takes
  public BenchWindow(Stage stage, Document first, Optional<FileDialogs> dialogs, Probe probe) {
    this.stage = stage;
    Typeface.load();
    Scene scene = first.scene();
    session = new Session(first, scene.camera().orElseGet(() -> Framing.of(scene, WIDTH / HEIGHT)));
    viewport = new Viewport(session, probe);
    timeBar = new TimeBar(session);
    questions = new Questions(stage);
    files =
        new DocumentFiles(
            session,
            dialogs.orElseGet(() -> new NativeFileDialogs(stage)),
            questions,
            viewport::firstCamera);
    defineActions();
    stage.setScene(content());
    for (int size : ICON_SIZES) {
      stage.getIcons().add(new Image(icon(size)));
    }
    stage.setMinWidth(760);
    stage.setMinHeight(480);
    stage.setOnCloseRequest(event -> {
      if (!files.mayGo()) {
        event.consume();
      }
    });
    session.document().subscribe(this::showTitle);
    showTheme();
  }

  /// Shows the window.
  public void show() {
    stage.show();
    viewport.requestFocus();
  }

  /// {@return what is open in this window}
  public Session session() {
    return session;
  }

  /// {@return the picture in this window}
  public Viewport viewport() {
    return viewport;
  }

  /// Says what went wrong that nobody foresaw. What was in progress is taken back; what is open
  /// stays.
  public void failed(Throwable failure) {
    session.cancel();
    if (!tellingFailure) {
      tellingFailure = true;
      Platform.runLater(() -> {
        questions.tellFailure(Texts.get("failure.unforeseen"), failure.toString());
        tellingFailure = false;
      });
    }
  }

  private static String version() {
    ModuleDescriptor module = BenchWindow.class.getModule().getDescriptor();
    return module == null ? "" : module.rawVersion().orElse("");
  }

  private javafx.scene.Scene content() {
    Menus menus = new Menus(actions, this::open, this::add);
    Menu addMenu = menus.addMenu();
    MenuButton addButton = menus.addButton();
    session
        .document()
        .map(document -> document.scene().space())
        .subscribe(space -> {
          addMenu.getItems().setAll(menus.addItems(space));
          addButton.getItems().setAll(menus.addItems(space));
        });
    Caption caption = new Caption(session);
    StackPane center = new StackPane(viewport, caption);
    StackPane.setAlignment(caption, Pos.TOP_LEFT);
    StackPane.setMargin(caption, new Insets(16));
    timeBar.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> viewport.requestFocus());
    BorderPane root = new BorderPane(center);
    root.setTop(new VBox(menus.menuBar(addMenu), menus.toolBar(addButton)));
    root.setBottom(new VBox(timeBar, new StatusBar(session)));
    root.getStyleClass().add("bench");
    javafx.scene.Scene scene = new javafx.scene.Scene(root, WIDTH, HEIGHT);
    scene.getStylesheets().add(Stylesheet.url());
    scene.getAccelerators().putAll(actions.otherKeys());
    return scene;
  }

  private static String icon(int size) {
    return Objects.requireNonNull(
            BenchWindow.class.getResource("/collisionbench/app/window/icon-" + size + ".png"))
        .toExternalForm();
  }

  private void defineActions() {
    actions.on(Action.NEW_SPACE, () -> openNew(Space.THREE));
    actions.on(Action.NEW_PLANE, () -> openNew(Space.TWO));
    actions.on(Action.OPEN, files::open);
    actions.on(Action.SAVE, files::save);
    actions.on(Action.SAVE_AS, files::saveAs);
    actions.on(Action.QUIT, this::quit);
    actions.on(Action.UNDO, session::undo);
    actions.on(Action.REDO, session::redo);
    actions.on(Action.DELETE, this::deleteSelected);
    actions.on(Action.FRAME_ALL, viewport::frameAll);
    actions.on(Action.PLAY, timeBar::toggle);
    actions.on(Action.THEME, this::switchTheme);
    actions.on(
        Action.KEYS,
        () -> questions.tell(Texts.get("action.keys"), new KeySheet(), Feather.HELP_CIRCLE));
    actions.on(
        Action.ABOUT,
        () ->
            questions.tell(
                Texts.get("window.name"),
                Questions.text(Texts.get("about.text", version())),
                Feather.INFO));
    actions.offWhile(
        Action.UNDO, session.document().map(document -> document.history().done().isEmpty()));
    actions.offWhile(
        Action.REDO, session.document().map(document -> document.history().undone().isEmpty()));
    actions.offWhile(Action.DELETE, session.selection().map(Optional::isEmpty));
    actions.offWhile(Action.PLAY, session.document().map(document -> !document.scene().moves()));
  }

  private void openNew(Space space) {
    files.open(Document.of(Scene.empty(Texts.get("scene.unnamed"), space)));
  }

  /// As something to play with: what a built-in scene expects of itself is not kept.
  private void open(BuiltInScenes.Entry entry) {
    files.open(Document.of(entry.scene().withoutExpectation()));
  }

  private void add(ShapeKind kind) {
    Scene scene = session.document().get().scene();
    Body body = NewBody.of(kind, scene, session.camera().get());
    session.make(new Edit.Add(body));
    session.select(Optional.of(body.id()));
    viewport.bringIntoView(body);
  }

  private void deleteSelected() {
    session.selection().get().ifPresent(id -> session.make(new Edit.Remove(id)));
  }

  private void quit() {
    if (files.mayGo()) {
      stage.close();
    }
  }

  private void switchTheme() {
    theme = theme.other();
    showTheme();
  }

  private void showTheme() {
    Application.setUserAgentStylesheet(theme.stylesheet());
    viewport.palette().set(theme.palette());
  }

  private void showTitle(Document document) {
    String key = document.isDirty() ? "window.title-dirty" : "window.title";
    stage.setTitle(Texts.get(key, document.title()));
  }
}
