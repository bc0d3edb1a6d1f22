package collisionbench.app.window;

import collisionbench.app.finder.Gallery;
import collisionbench.app.panel.comparison.ColoringPlate;
import collisionbench.app.panel.status.StatusBar;
import collisionbench.app.panel.time.TimeBar;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.window.action.BodyAdding;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.app.window.action.FileActions;
import collisionbench.app.window.action.KeySheet;
import collisionbench.app.window.action.LastBitKeys;
import collisionbench.app.window.action.Menus;
import collisionbench.app.window.action.PresetActions;
import collisionbench.app.window.capture.Screenshots;
import collisionbench.app.window.document.ChangedFile;
import collisionbench.app.window.document.DocumentFiles;
import collisionbench.app.window.document.DropTarget;
import collisionbench.app.window.document.OpeningOverlay;
import collisionbench.app.window.document.Pasting;
import collisionbench.app.window.document.SaveDialog;
import collisionbench.app.window.document.WindowState;
import collisionbench.app.window.hunt.HuntActions;
import collisionbench.app.window.hunt.HuntBar;
import collisionbench.app.window.lesson.AfterLesson;
import collisionbench.app.window.lesson.LessonBar;
import collisionbench.app.window.lesson.LessonRun;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.app.window.paste.PasteSheet;
import collisionbench.app.window.program.AddedPrograms;
import collisionbench.app.window.program.OfferedPrograms;
import collisionbench.app.window.program.ProgramDialogs;
import collisionbench.app.window.program.ProgramMenu;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The content of the window for one session and one language: what it shows and what can be done.
final class Workbench {

  private final Session session;
  private final WindowServices services;
  private final boolean presenting;
  private final BenchPanels panels;
  private final Viewport viewport;
  private final Commands commands = new Commands();
  private final Pasting pasting;
  private final DocumentFiles files;
  private final LessonBar lessonBar;
  private final FileActions fileActions;
  private final Gallery gallery;
  private final ProgramMenu programMenu;
  private final Parent root;

  /// False once the workbench is retired: the settings outlive it and must not keep it alive.
  private final BooleanProperty inUse = new SimpleBooleanProperty(true);

  Workbench(
      Session session,
      WindowServices services,
      Presentation presentation,
      Runnable quit,
      Runnable showSettings) {
    this.session = session;
    this.services = services;
    presenting = presentation.on().get();
    panels =
        BenchPanels.of(
            session, services.programs().catalogue().when(inUse), inUse, services, this::openFile);
    viewport = panels.viewport();
    MessageDialogs messages = services.messages();
    SaveDialog saveDialog = new SaveDialog(services.dialogs(), messages);
    pasting =
        new Pasting(
            session,
            new OpeningOverlay(),
            new PasteSheet(session, viewport.navigation()::bringAllIntoView),
            panels.notices(),
            viewport.navigation()::bringIntoView);
    files = files(saveDialog);
    lessonBar = new LessonBar(lesson(), commands, presenting);
    PresetActions presets =
        new PresetActions(services.windowState().kept(), session, messages, panels.notices()::show);
    fileActions =
        new FileActions(files, services.windowState(), panels.notices(), viewport, presets);
    gallery = fileActions.define(commands, session);
    new Screenshots(session, viewport, saveDialog, messages, panels.notices()).define(commands);
    programMenu = programMenu(new ProgramDialogs(messages));
    new HuntActions(
            services.hunt(),
            session,
            services.programs().catalogue().when(inUse),
            services.windowState().folder(),
            services.windowState().hunts(),
            messages,
            panels.notices()::show)
        .define(commands, inUse);
    Group last = commands.group(Place.FILE, 3);
    last.add("settings", "Shortcut+Comma", Feather.SETTINGS, showSettings);
    last.add("quit", "Shortcut+Q", quit);
    KeySheet.define(commands, session, messages);
    // Not that of the presentation, which outlives the workbench and must not keep it alive.
    ObservableValue<Boolean> shown = new SimpleBooleanProperty(presenting);
    commands
        .group(Place.VIEW, 2)
        .toggle("present", "F11", Feather.MONITOR, shown, presentation::toggle);
    panels.define(commands, session, services, pasting, lessonBar, inUse);
    root = content();
    MenuKeys.protectTyping(root);
  }

  private DocumentFiles files(SaveDialog saveDialog) {
    WindowState windowState = services.windowState();
    MessageDialogs messages = services.messages();
    Function<Scene, Camera> firstCamera = viewport.navigation()::firstCamera;
    ChangedFile changedFile =
        new ChangedFile(session, windowState, messages, panels.notices(), firstCamera);
    session.opened().subscribe((_, _) -> windowState.disk().turnTo(session.file()));
    return new DocumentFiles(
        session,
        services.dialogs(),
        saveDialog,
        messages,
        windowState,
        pasting,
        changedFile,
        firstCamera);
  }

  private LessonRun lesson() {
    LessonRun lesson =
        new LessonRun(
            session,
            services.windowState().lesson(),
            files.lessons(),
            inUse,
            panels.disagreements().found(),
            panels.notices()::show,
            viewport::requestFocus,
            commands);
    AfterLesson.follow(
        services.windowState().lesson().lesson(), session, inUse, this::keepAllInView);
    return lesson;
  }

  /// Brings all bodies into view once the picture has its next size, unless the user had moved the
  /// camera so that some are outside.
  void keepAllInView() {
    if (viewport.navigation().showsAll()) {
      Platform.runLater(() -> {
        root.layout();
        viewport.navigation().bringAllIntoView();
      });
    }
  }

  private ProgramMenu programMenu(ProgramDialogs dialogs) {
    AddedPrograms programs = services.programs();
    OfferedPrograms offers = new OfferedPrograms(programs, dialogs, panels.notices()::show);
    session.opened().when(inUse).subscribe(_ -> session.file().ifPresent(offers::opened));
    ProgramMenu menu =
        new ProgramMenu(programs, services.dialogs(), dialogs, session, panels.notices()::show);
    menu.define(commands);
    return menu;
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
    return panels.notices();
  }

  DocumentFiles files() {
    return files;
  }

  private void openFile(Path file) {
    files.open(file);
  }

  /// Opens a recent file; forgets it if it is gone.
  void openRecent(Path file) {
    fileActions.openRecent(file);
  }

  /// Stops following the settings.
  void retire() {
    inUse.set(false);
  }

  Commands commands() {
    return commands;
  }

  boolean isPresenting() {
    return presenting;
  }

  /// {@return the keys that no menu shows, with their actions}
  Map<KeyCombination, Runnable> keys() {
    return presenting ? commands.allKeys() : commands.keys();
  }

  private Parent content() {
    TimeBar timeBar = panels.timeBar();
    timeBar.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> viewport.requestFocus());
    BorderPane pane = new BorderPane();
    DropTarget dropTarget = new DropTarget(fileActions::openDropped);
    StackPane all = new StackPane(pane, dropTarget, gallery, pasting.opening());
    pasting.opening().listen(all);
    pasting.sheet().listen(all);
    dropTarget.listen(all);
    new LastBitKeys(session, panels.notices()::show).listen(all);
    panels.notices().listen(all);
    panels.history().listen(all);
    all.getStyleClass().addAll("bench", "told-apart");
    if (presenting) {
      present(all, pane, timeBar);
    } else {
      addBars(all, pane, timeBar);
    }
    return all;
  }

  private void addBars(Parent all, BorderPane pane, TimeBar timeBar) {
    Menus menus =
        new Menus(
            commands,
            session,
            files.lessons()::begin,
            new BodyAdding(session, viewport.navigation())::add);
    MenuBar menuBar =
        menus.menuBar(fileActions.recentMenu(inUse), menu -> programMenu.listen(menu, inUse));
    menuBar.getMenus().forEach(menu -> menu.setOnShowing(_ -> leaveText()));
    pane.setCenter(panes());
    viewport.addEventFilter(KeyEvent.KEY_PRESSED, this::step);
    pane.setTop(new VBox(menuBar, menus.toolBar(), lessonBar));
    pane.setBottom(
        new VBox(pasting.sheet(), new HuntBar(services.hunt(), inUse), timeBar, statusBar()));
    MenuKeys.listen(all, menuBar);
  }

  private void present(Parent all, BorderPane pane, TimeBar timeBar) {
    pane.setCenter(picture());
    pane.setBottom(new VBox(pasting.sheet(), timeBar, lessonBar));
    all.getStyleClass().add("presentation");
    all.addEventFilter(KeyEvent.KEY_PRESSED, this::step);
    all.addEventHandler(KeyEvent.KEY_PRESSED, this::endPresentation);
  }

  /// Clickers of speakers press Page Up and Page Down.
  private void step(KeyEvent event) {
    boolean forward = event.getCode() == KeyCode.PAGE_DOWN;
    boolean isPlain = !(event.isShiftDown() || event.isAltDown() || event.isControlDown());
    boolean turns = isPlain && (forward || event.getCode() == KeyCode.PAGE_UP);
    if (lessonBar.isVisible() && turns) {
      lessonBar.turn(forward);
      event.consume();
    }
  }

  private void endPresentation(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      commands.run("present");
      event.consume();
    }
  }

  private StatusBar statusBar() {
    return new StatusBar(
        session,
        panels.disagreementMark(commands),
        panels.stepField(),
        lessonBar.visibleProperty());
  }

  private PictureStack picture() {
    ObservableValue<Boolean> isEmpty =
        session.evaluation().map(shown -> shown.scene().bodies().isEmpty());
    return new PictureStack(
        session,
        viewport,
        isEmpty,
        new Caption(session, lessonBar.visibleProperty()),
        panels.history(),
        new ColoringPlate(session),
        panels.notices(),
        commands.get("frame-all"));
  }

  private Panes panes() {
    Panes.Left left =
        new Panes.Left(
            panels.folder(),
            panels.outliner(),
            services.windowState().folder().state().when(inUse));
    return new Panes(session, left, picture(), panels.inspector());
  }

  /// Takes the focus from a text field, so that its input is applied: a menu opened by a key does
  /// not.
  private void leaveText() {
    if (root.getScene().getFocusOwner() instanceof TextInputControl) {
      viewport.requestFocus();
    }
  }
}
