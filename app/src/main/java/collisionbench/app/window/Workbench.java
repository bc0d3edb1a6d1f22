package collisionbench.app.window;

import collisionbench.app.panel.Caption;
import collisionbench.app.panel.HistoryList;
import collisionbench.app.panel.Inspector;
import collisionbench.app.panel.Outliner;
import collisionbench.app.panel.StatusBar;
import collisionbench.app.panel.StepField;
import collisionbench.app.panel.TimeBar;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Place;
import collisionbench.app.viewport.Probe;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.sight.Step;
import java.lang.module.ModuleDescriptor;
import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// All that stands in a window, on one session: what it shows, and what can be done. Another
/// language gets another workbench.
final class Workbench {

  /// Room for the axis cube, beside the caption.
  private static final double BESIDE_CAPTION = 128;

  private final Session session;
  private final Viewport viewport;
  private final TimeBar timeBar;
  private final Outliner outliner;
  private final Inspector inspector;
  private final HistoryList history;
  private final StepField stepField;
  private final Actions actions = new Actions();
  private final NoticeBar notices;
  private final Recorder recorder;
  private final DocumentFiles files;
  private final FileActions fileActions;
  private final Questions questions;
  private final Parent root;

  /// What outlives a workbench, as the settings, must not hold on to one that is out of use.
  private final BooleanProperty inUse = new SimpleBooleanProperty(true);

  /// @param shell what the workbench asks of the window around it
  Workbench(
      Session session,
      Shell shell,
      FileDialogs dialogs,
      Questions questions,
      Memory memory,
      Probe probe) {
    this.session = session;
    this.questions = questions;
    viewport = new Viewport(session, probe);
    timeBar = new TimeBar(session);
    notices = new NoticeBar(viewport::requestFocus);
    outliner = new Outliner(session, this::warn);
    inspector =
        new Inspector(
            session, text -> shell.clipboard().write(text), viewport::requestFocus, this::warn);
    history = new HistoryList(session, viewport::requestFocus);
    stepField = new StepField(session, viewport.step().map(Step::size), viewport::requestFocus);
    notices.follow(session);
    files =
        new DocumentFiles(
            session, dialogs, questions, memory, notices, viewport.navigation()::firstCamera);
    fileActions = new FileActions(files, memory, notices, viewport);
    fileActions.define(actions, session, shell::close);
    new Screenshots(session, viewport, dialogs, questions, notices).define(actions);
    recorder = new Recorder(session, viewport, dialogs, questions, notices);
    recorder.define(actions, timeBar.playback()::stop);
    EditActions.define(actions, session, history);
    ClipboardActions clipboard =
        new ClipboardActions(session, viewport, shell.clipboard(), notices);
    clipboard.define(actions);
    PairActions.define(actions, session, clipboard, notices);
    defineViewActions(shell);
    defineHelpActions();
    LayerActions.define(actions, session);
    ToolActions.define(actions, session);
    MouseActions.define(actions, session, notices);
    actions.on(Action.SNAP_STEP, stepField::focus);
    CameraActions.define(actions, session, viewport.navigation());
    TimeActions.define(actions, session, timeBar);
    OutlinerActions.define(actions, session, outliner, viewport);
    viewport.setPlaceMenu(
        new PlaceMenu(actions, session::space, this::add, clipboard::pasteAt)::at);
    FindActions.define(actions, session, outliner, viewport.navigation());
    PaneActions.define(
        actions,
        session,
        List.of(
            new PaneActions.Pane(outliner, outliner::focus),
            new PaneActions.Pane(viewport, viewport::focusByKey),
            new PaneActions.Pane(history, history::focus),
            new PaneActions.Pane(inspector, inspector::focus),
            new PaneActions.Pane(timeBar, timeBar::focus)));
    root = content();
    TypingGuard.protect(root, inspector);
  }

  /// What a workbench asks of the window around it.
  interface Shell {

    /// Closes the window.
    void close();

    /// Goes on to the next choice of colours.
    void switchTheme();

    /// {@return which colours are chosen, in words}
    ObservableValue<String> themeWords();

    /// {@return a picture of the colours that come next}
    ObservableValue<Feather> nextThemeIcon();

    /// Goes on in the next language.
    void switchLanguage();

    /// {@return the clipboard for texts}
    TextClipboard clipboard();
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

  NoticeBar notices() {
    return notices;
  }

  DocumentFiles files() {
    return files;
  }

  /// Another takes its place, or the window ends.
  void retire() {
    recorder.close();
    inUse.set(false);
  }

  /// {@return what keys do that no menu shows}
  Map<KeyCombination, Runnable> otherKeys() {
    return actions.otherKeys();
  }

  private Parent content() {
    Menus menus = new Menus(actions, fileActions::open, this::add);
    Menu addMenu = menus.addMenu();
    MenuButton addButton = menus.addButton();
    session
        .document()
        .map(document -> document.scene().space())
        .subscribe(space -> {
          addMenu.getItems().setAll(menus.addItems(space));
          addButton.getItems().setAll(menus.addItems(space));
        });
    VBox corner = new VBox(8, new Caption(session), history);
    corner.setPickOnBounds(false);
    for (Node panel : corner.getChildren()) {
      panel.boundsInParentProperty().subscribe(_ -> keepClear(corner));
      panel.visibleProperty().subscribe(_ -> keepClear(corner));
    }
    VBox low =
        new VBox(
            8, new LostHint(viewport), new ToolHint(viewport), notices, new RecordingBar(recorder));
    low.setAlignment(Pos.BOTTOM_CENTER);
    low.setPickOnBounds(false);
    low.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    StackPane center = new StackPane(viewport, corner, low);
    StackPane.setMargin(corner, new Insets(16, BESIDE_CAPTION, 16, 16));
    StackPane.setAlignment(low, Pos.BOTTOM_CENTER);
    StackPane.setMargin(low, new Insets(16));
    timeBar.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> viewport.requestFocus());
    BorderPane pane = new BorderPane(new Panes(session, outliner, center, inspector));
    MenuBar menuBar = menus.menuBar(addMenu);
    menuBar.getMenus().forEach(menu -> menu.setOnShowing(_ -> leaveText()));
    menus.insertAfter(Action.OPEN, menuBar, fileActions.recentMenu(inUse));
    pane.setTop(new VBox(menuBar, menus.toolBar(addButton)));
    pane.setBottom(new VBox(timeBar, new StatusBar(session, stepField)));
    DropTarget dropTarget = new DropTarget(fileActions::openDropped);
    StackPane all = new StackPane(pane, dropTarget, fileActions.finder(), files.opening());
    files.opening().listen(all);
    dropTarget.listen(all);
    MenuKeys.listen(all, menuBar);
    notices.listen(all);
    history.listen(all);
    all.getStyleClass().add("bench");
    return all;
  }

  /// No label is put under what is shown in a corner of the picture. That is known once all have
  /// been laid out, and the picture is laid out first.
  private void keepClear(Parent corner) {
    Platform.runLater(() ->
        viewport.setPanels(
            corner.getChildrenUnmodifiable().stream()
                .filter(Node::isVisible)
                .map(panel -> viewport.sceneToLocal(panel.localToScene(panel.getLayoutBounds())))
                .toList()));
  }

  /// A menu that keys open does not take the focus from a field in which something is typed.
  private void leaveText() {
    if (root.getScene().getFocusOwner() instanceof TextInputControl) {
      viewport.requestFocus();
    }
  }

  private void warn(String sentence) {
    notices.show(Notice.warning(Notice.About.DEED, sentence));
  }

  private void defineViewActions(Shell shell) {
    actions.on(Action.THEME, shell::switchTheme);
    actions.titled(Action.THEME, shell.themeWords().when(inUse));
    actions.pictured(Action.THEME, shell.nextThemeIcon().when(inUse));
    actions.on(Action.LANGUAGE, shell::switchLanguage);
  }

  private void defineHelpActions() {
    actions.on(
        Action.KEYS,
        () -> {
          KeySheet sheet =
              new KeySheet(actions, session.view().get().mouse(), root.getScene().getWidth());
          Platform.runLater(sheet::focus);
          questions.tell(Texts.get("action.keys"), sheet, Feather.HELP_CIRCLE);
        });
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

  private void add(ShapeKind kind) {
    Scene scene = session.document().get().scene();
    Body body = NewBody.of(kind, scene, session.camera().get());
    add(body);
    viewport.navigation().bringIntoView(body);
  }

  private void add(ShapeKind kind, Place place) {
    add(NewBody.at(place, kind, session.document().get().scene(), session.camera().get()));
  }

  private void add(Body body) {
    session.make(new Edit.Add(body));
    session.select(Selection.of(body.id()));
  }
}
