package collisionbench.app.window;

import collisionbench.app.panel.Caption;
import collisionbench.app.panel.Inspector;
import collisionbench.app.panel.Outliner;
import collisionbench.app.panel.StatusBar;
import collisionbench.app.panel.TimeBar;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Probe;
import collisionbench.app.viewport.Viewport;
import java.lang.module.ModuleDescriptor;
import java.util.List;
import java.util.Map;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// All that stands in a window, on one session: what it shows, and what can be done. Another
/// language gets another workbench.
final class Workbench {

  private final Session session;
  private final Viewport viewport;
  private final TimeBar timeBar;
  private final Outliner outliner;
  private final Inspector inspector;
  private final Actions actions = new Actions();
  private final DocumentFiles files;
  private final Questions questions;
  private final Parent root;

  /// @param shell what the workbench asks of the window around it
  Workbench(Session session, Shell shell, FileDialogs dialogs, Questions questions, Probe probe) {
    this.session = session;
    this.questions = questions;
    viewport = new Viewport(session, probe);
    timeBar = new TimeBar(session);
    outliner = new Outliner(session);
    inspector = new Inspector(session, Workbench::copy);
    files = new DocumentFiles(session, dialogs, questions, viewport::firstCamera);
    defineFileActions(shell);
    defineEditActions();
    defineViewActions(shell);
    defineHelpActions();
    OutlinerActions.define(actions, session, outliner);
    PaneActions.define(
        actions,
        session,
        List.of(
            new PaneActions.Pane(outliner, outliner::focus),
            new PaneActions.Pane(viewport, viewport::requestFocus),
            new PaneActions.Pane(inspector, inspector::focus),
            new PaneActions.Pane(timeBar, timeBar::focus)));
    root = content();
    TypingGuard.protect(root);
  }

  /// What a workbench asks of the window around it.
  interface Shell {

    /// Closes the window.
    void close();

    /// Goes from dark to light, or back.
    void switchTheme();

    /// Goes on in the other language.
    void switchLanguage();
  }

  Session session() {
    return session;
  }

  Viewport viewport() {
    return viewport;
  }

  Parent root() {
    return root;
  }

  /// {@return what keys do that no menu shows}
  Map<KeyCombination, Runnable> otherKeys() {
    return actions.otherKeys();
  }

  /// {@return whether nothing that should be kept is lost when the window goes}
  boolean mayGo() {
    return files.mayGo();
  }

  private Parent content() {
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
    BorderPane pane = new BorderPane(new Panes(session, outliner, center, inspector));
    pane.setTop(new VBox(menus.menuBar(addMenu), menus.toolBar(addButton)));
    pane.setBottom(new VBox(timeBar, new StatusBar(session)));
    pane.getStyleClass().add("bench");
    return pane;
  }

  private void defineFileActions(Shell shell) {
    actions.on(Action.NEW_SPACE, () -> openNew(Space.THREE));
    actions.on(Action.NEW_PLANE, () -> openNew(Space.TWO));
    actions.on(Action.OPEN, files::open);
    actions.on(Action.SAVE, files::save);
    actions.on(Action.SAVE_AS, files::saveAs);
    actions.on(Action.QUIT, shell::close);
  }

  private void defineEditActions() {
    actions.on(Action.UNDO, session::undo);
    actions.on(Action.REDO, session::redo);
    actions.on(Action.DELETE, this::deleteSelected);
    actions.offWhile(
        Action.UNDO, session.document().map(document -> document.history().done().isEmpty()));
    actions.offWhile(
        Action.REDO, session.document().map(document -> document.history().undone().isEmpty()));
    actions.offWhile(Action.DELETE, session.selection().map(Selection::isEmpty));
  }

  private void defineViewActions(Shell shell) {
    actions.on(Action.FRAME_ALL, viewport::frameAll);
    actions.on(Action.PLAY, timeBar::toggle);
    actions.on(Action.THEME, shell::switchTheme);
    actions.on(Action.LANGUAGE, shell::switchLanguage);
    actions.offWhile(Action.PLAY, session.document().map(document -> !document.scene().moves()));
  }

  private void defineHelpActions() {
    actions.on(
        Action.KEYS,
        () -> questions.tell(Texts.get("action.keys"), new KeySheet(actions), Feather.HELP_CIRCLE));
    actions.on(
        Action.ABOUT,
        () ->
            questions.tell(
                Texts.get("window.name"),
                Questions.text(Texts.get("about.text", version())),
                Feather.INFO));
  }

  private static String version() {
    ModuleDescriptor module = Workbench.class.getModule().getDescriptor();
    return module == null ? "" : module.rawVersion().orElse("");
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
    session.select(Selection.of(body.id()));
    viewport.bringIntoView(body);
  }

  private static void copy(String text) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
  }

  private void deleteSelected() {
    session.make(new Edit.Remove(session.selection().get().all()));
  }
}
