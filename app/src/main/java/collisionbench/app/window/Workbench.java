package collisionbench.app.window;

import collisionbench.app.panel.comparison.DisagreementMark;
import collisionbench.app.panel.comparison.DisagreementWatch;
import collisionbench.app.panel.history.HistoryList;
import collisionbench.app.panel.inspector.Inspector;
import collisionbench.app.panel.outliner.Outliner;
import collisionbench.app.panel.status.StatusBar;
import collisionbench.app.panel.status.StepField;
import collisionbench.app.panel.time.TimeBar;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.app.window.action.Action;
import collisionbench.app.window.action.Actions;
import collisionbench.app.window.action.BodyAdding;
import collisionbench.app.window.action.CameraActions;
import collisionbench.app.window.action.ClipboardActions;
import collisionbench.app.window.action.EditActions;
import collisionbench.app.window.action.FileActions;
import collisionbench.app.window.action.FindActions;
import collisionbench.app.window.action.HelpActions;
import collisionbench.app.window.action.LastBitActions;
import collisionbench.app.window.action.MenuKeys;
import collisionbench.app.window.action.Menus;
import collisionbench.app.window.action.OutlinerActions;
import collisionbench.app.window.action.PairActions;
import collisionbench.app.window.action.PaneActions;
import collisionbench.app.window.action.PlaceMenu;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.app.window.action.TimeActions;
import collisionbench.app.window.action.TypingGuard;
import collisionbench.app.window.action.ViewActions;
import collisionbench.app.window.capture.Recorder;
import collisionbench.app.window.capture.RecordingBar;
import collisionbench.app.window.capture.Screenshots;
import collisionbench.app.window.file.DocumentFiles;
import collisionbench.app.window.file.DropTarget;
import collisionbench.app.window.file.SaveDialog;
import collisionbench.app.window.file.WindowState;
import collisionbench.app.window.lesson.LessonBar;
import collisionbench.app.window.lesson.LessonRun;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.app.window.program.OfferedPrograms;
import collisionbench.app.window.program.ProgramDialogs;
import collisionbench.app.window.program.ProgramMenu;
import collisionbench.methods.method.Catalogue;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

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
  private final DisagreementWatch disagreements;
  private final HistoryList history;
  private final StepField stepField;
  private final Actions actions = new Actions();
  private final NoticeBar notices;
  private final Recorder recorder;
  private final DocumentFiles files;
  private final LessonBar lessonBar;
  private final FileActions fileActions;
  private final ProgramMenu programMenu;
  private final BodyAdding adding;
  private final Parent root;

  /// False once the workbench is retired: the settings outlive it and must not keep it alive.
  private final BooleanProperty inUse = new SimpleBooleanProperty(true);

  /// @param quit closes the window
  /// @param switchLanguage goes on in the other language
  Workbench(Session session, WindowServices services, Runnable quit, Runnable switchLanguage) {
    this.session = session;
    MessageDialogs messages = services.messages();
    WindowState windowState = services.windowState();
    TextClipboard clipboard = services.clipboard();
    viewport = new Viewport(session, services.probe());
    timeBar = new TimeBar(session);
    notices = new NoticeBar(viewport::requestFocus);
    outliner = new Outliner(session, this::warn);
    ObservableValue<Catalogue> catalogue = services.programs().catalogue().when(inUse);
    inspector =
        new Inspector(session, catalogue, clipboard::write, viewport::requestFocus, this::warn);
    disagreements = new DisagreementWatch(session, catalogue);
    history = new HistoryList(session, viewport::requestFocus);
    stepField = new StepField(session, viewport.step().map(SnapStep::size), viewport::requestFocus);
    notices.follow(session);
    SaveDialog saveDialog = new SaveDialog(services.dialogs(), messages);
    files =
        new DocumentFiles(
            session,
            services.dialogs(),
            saveDialog,
            messages,
            windowState,
            notices,
            viewport.navigation()::firstCamera);
    LessonRun lesson =
        new LessonRun(
            session,
            windowState.lesson(),
            files.lessons(),
            inUse,
            notices::show,
            viewport::requestFocus);
    lesson.define(actions);
    lessonBar = new LessonBar(lesson);
    fileActions = new FileActions(files, windowState, notices, viewport);
    fileActions.define(actions, session, quit);
    new Screenshots(session, viewport, saveDialog, messages, notices).define(actions);
    recorder = new Recorder(session, viewport, saveDialog, messages, notices);
    recorder.define(actions, timeBar.playback()::stop);
    new EditActions(session, history).define(actions);
    ClipboardActions clipboardActions = new ClipboardActions(session, viewport, clipboard, notices);
    clipboardActions.define(actions);
    programMenu =
        new ProgramMenu(
            services.programs(),
            services.dialogs(),
            new ProgramDialogs(messages),
            session,
            notices::show);
    programMenu.define(actions);
    OfferedPrograms offers =
        new OfferedPrograms(services.programs(), programMenu.dialogs(), notices::show);
    session
        .opened()
        .when(inUse)
        .subscribe(_ -> session.document().get().file().ifPresent(offers::opened));
    new PairActions(session, services.programs().catalogue(), clipboardActions, notices)
        .define(actions);
    services.appearance().define(actions, inUse);
    actions.on(Action.LANGUAGE, switchLanguage);
    HelpActions.define(actions, session, messages);
    LastBitActions.define(actions, session);
    new ViewActions(actions, session, notices).define();
    actions.on(Action.SNAP_STEP, stepField::focus);
    new CameraActions(actions, session, viewport.navigation()).define();
    TimeActions.define(actions, session, timeBar);
    new OutlinerActions(session, outliner, viewport).define(actions);
    adding = new BodyAdding(session, viewport.navigation());
    viewport
        .menus()
        .setOfPlaces(
            new PlaceMenu(actions, session::space, adding::add, clipboardActions::pasteAt)::at);
    new FindActions(
            session,
            outliner,
            viewport.navigation(),
            disagreements.found(),
            inspector::revealMethod)
        .define(actions);
    PaneActions.define(
        actions,
        session.display(),
        inspector::copySteps,
        List.of(
            new PaneActions.Pane(lessonBar, lessonBar::focus),
            new PaneActions.Pane(outliner, outliner::focus),
            new PaneActions.Pane(viewport, viewport::focusByKey),
            new PaneActions.Pane(history, history::focus),
            new PaneActions.Pane(inspector, inspector::focus),
            new PaneActions.Pane(timeBar, timeBar::focus)));
    root = content();
    TypingGuard.protect(root);
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

  /// Ends the recording, and stops following the settings.
  void retire() {
    recorder.close();
    inUse.set(false);
  }

  /// {@return what keys do that no menu shows}
  Map<KeyCombination, Runnable> otherKeys() {
    return actions.otherKeys();
  }

  private Parent content() {
    Menus menus = new Menus(actions, fileActions::open, files.lessons()::begin, adding::add);
    Menu addMenu = menus.addMenu();
    MenuButton addButton = menus.addButton();
    session
        .document()
        .map(document -> document.scene().space())
        .subscribe(space -> {
          addMenu.getItems().setAll(menus.addItems(space));
          addButton.getItems().setAll(menus.addItems(space));
        });
    PictureCorner corner = new PictureCorner(viewport, new Caption(session), history);
    PictureFoot foot =
        new PictureFoot(
            new EmptyViewHint(viewport),
            new ToolHint(viewport),
            notices,
            new RecordingBar(recorder));
    StackPane center = new StackPane(viewport, corner, foot);
    StackPane.setMargin(corner, new Insets(16, BESIDE_CAPTION, 16, 16));
    timeBar.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> viewport.requestFocus());
    BorderPane pane = new BorderPane(new Panes(session, outliner, center, inspector));
    MenuBar menuBar = menus.menuBar(addMenu);
    menuBar.getMenus().forEach(menu -> menu.setOnShowing(_ -> leaveText()));
    programMenu.listen(menus.programMenu(menuBar), inUse);
    menus.insertAfter(Action.OPEN, menuBar, fileActions.recentMenu(inUse));
    pane.setTop(new VBox(menuBar, menus.toolBar(addButton), lessonBar));
    pane.setBottom(new VBox(timeBar, new StatusBar(session, disagreementMark(), stepField)));
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

  private DisagreementMark disagreementMark() {
    return new DisagreementMark(
        disagreements,
        Action.NEXT_DISAGREEMENT.key().getDisplayText(),
        () -> actions.run(Action.NEXT_DISAGREEMENT));
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
}
