package collisionbench.app.window;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Settings;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.camera.CameraFlight;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.app.window.action.Commands;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.app.window.document.BuiltInTexts;
import collisionbench.app.window.document.CrashRecovery;
import collisionbench.app.window.document.CurrentLesson;
import collisionbench.app.window.document.DiskWatch;
import collisionbench.app.window.document.DocumentFiles;
import collisionbench.app.window.document.FileDialogs;
import collisionbench.app.window.document.NativeFileDialogs;
import collisionbench.app.window.document.OpeningOverlay;
import collisionbench.app.window.document.RestoreOffer;
import collisionbench.app.window.document.WindowState;
import collisionbench.app.window.hunt.HuntRun;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.Stylesheet;
import collisionbench.app.window.program.AddedPrograms;
import collisionbench.app.window.program.ProgramDialogs;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;

/// The window of the bench.
public final class BenchWindow {

  private final Stage stage;
  private final WindowState windowState;
  private final AddedPrograms programs;
  private final WindowServices services;
  private final ObservableValue<Theme> theme;
  private final RestoreOffer restore;
  private final CrashRecovery leftovers;
  private final Subscription painting;
  private final Presentation presentation;
  private final javafx.scene.Scene content;
  private final Optional<Path> lastFile;
  private final boolean isFirstStart;
  private Optional<Document> slow = Optional.empty();
  private Workbench workbench;

  /// A window on a document, in a stage that shows nothing yet or an [OpeningFrame].
  ///
  /// @param dialogs asks for files; the desktop's own dialogs if empty
  public BenchWindow(
      Stage stage,
      Document first,
      Optional<FileDialogs> dialogs,
      TextClipboard clipboard,
      FrameTimer frameTimer,
      Path folder) {
    this.stage = stage;
    DragCatchUp.listen(stage);
    MessageDialogs messages = new MessageDialogs(stage);
    windowState = WindowState.of(folder, this::show);
    lastFile = windowState.store().settings().get().file();
    isFirstStart = windowState.store().isNew();
    restore =
        new RestoreOffer(
            windowState.autosave(),
            messages,
            this::show,
            draft -> workbench.files().open(draft),
            () -> workbench.notices().clear(Notice.About.LEFTOVER),
            new UserActivity(stage)::isBusy);
    leftovers = new CrashRecovery(stage, windowState, restore, this::show);
    presentation = new Presentation(stage, () -> Platform.runLater(this::renewIfNeeded));
    Texts.use(windowState.language());
    Typeface.scale(textSize());
    theme =
        OpeningFrame.theme(windowState.store(), Platform.getPreferences().colorSchemeProperty());
    programs =
        new AddedPrograms(
            windowState.store(),
            windowState.agreements(),
            new ProgramDialogs(messages),
            this::show,
            () -> workbench.notices().clear(Notice.About.PROGRAM),
            document -> workbench.files().open(document));
    services =
        new WindowServices(
            dialogs.orElseGet(() -> new NativeFileDialogs(stage)),
            messages,
            windowState,
            programs,
            new HuntRun(),
            clipboard,
            frameTimer);
    Typeface.load();
    slow = Optional.of(first).filter(document -> OpeningOverlay.takesLong(document.scene()));
    workbench = workbench(session(BuiltInTexts.translated(first, Optional.empty())));
    content = OpeningFrame.fill(stage, workbench.root());
    content.getStylesheets().add(Stylesheet.url());
    FocusReturn.listen(content, () -> viewport().requestFocus());
    MenuKeys.spareMouse(stage);
    if (!stage.isShowing()) {
      OpeningFrame.prepare(stage, windowState.store().settings().get());
    }
    Placement.keep(stage, windowState.store());
    listen();
    settle();
    painting = theme.subscribe(this::paint);
    windowState.store().broken().ifPresent(broken -> show(Notice.of(broken)));
  }

  /// A large document is opened after the window is shown.
  private Session session(Document first) {
    Document shown =
        slow.map(document -> Document.of(Scene.empty("", document.scene().space()))).orElse(first);
    Scene scene = shown.scene();
    Session session =
        new Session(
            shown,
            scene
                .camera()
                .orElseGet(() -> Framing.of(scene, OpeningFrame.WIDTH / OpeningFrame.HEIGHT)));
    Settings settings = windowState.store().settings().get();
    session.display().show(settings.view().with(View.FIRST.lens()));
    session.display().arrange(settings.layout());
    first
        .file()
        .ifPresent(file -> {
          windowState.disk().know(DiskWatch.now(file));
          windowState.recent().add(file);
        });
    return session;
  }

  private void listen() {
    stage.setOnCloseRequest(event -> {
      if (!workbench.files().confirmClose()) {
        event.consume();
      }
    });
    Runnable look = () -> workbench.files().changedFile().look();
    Nodes.whenTrue(stage.focusedProperty(), look);
    windowState.disk().onChange(look);
    stage.addEventHandler(WindowEvent.WINDOW_HIDING, _ -> end());
  }

  private void end() {
    painting.unsubscribe();
    workbench.retire();
    services.hunt().end();
    programs.close();
    windowState.close();
  }

  /// Shows the window, and offers unsaved work of earlier ones.
  public void show() {
    stage.show();
    lookFirst();
    viewport().requestFocus();
    slow.ifPresent(workbench.files()::openSlowly);
    leftovers.look();
    programs.startRemembered();
  }

  /// Opens the file again that was open when a window was last closed.
  public void reopenFile() {
    lastFile.ifPresent(workbench::openRecent);
  }

  /// Shows at the first start what the bench is about, unless the desktop asks for reduced motion.
  public void welcome() {
    if (isFirstStart && !CameraFlight.isStill()) {
      Placement.remember(stage, windowState.store());
      Welcome.of(stage, session(), name -> show(Notice.hint(Texts.get("welcome.now-you", name))))
          .ifPresent(Welcome::start);
    }
  }

  /// The initial camera depends on the size of the viewport, which is known after layout.
  private void lookFirst() {
    workbench.root().applyCss();
    workbench.root().layout();
    session().display().lookFrom(viewport().navigation().firstCamera(session().scene()));
  }

  public DocumentFiles files() {
    return workbench.files();
  }

  public Session session() {
    return workbench.session();
  }

  Commands commands() {
    return workbench.commands();
  }

  public Viewport viewport() {
    return workbench.viewport();
  }

  /// Reports an unexpected error. Cancels the gesture in progress; the document stays open.
  public void failed(Throwable failure) {
    session().cancel();
    services.messages().showUnexpectedError(failure);
  }

  private Workbench workbench(Session session) {
    return new Workbench(session, services, presentation, this::quit, this::askForSettings);
  }

  private void askForSettings() {
    Settings settings = windowState.store().settings().get();
    SettingsPage.ask(settings, session().display(), services.messages()).ifPresent(this::change);
  }

  /// Changes settings. Another language or size of text renews the content, as a presentation does.
  void change(UnaryOperator<Settings> change) {
    windowState.store().change(change);
    // The key that asked is still being handled, by a table that changes with the workbench.
    Platform.runLater(this::renewIfNeeded);
  }

  private void renewIfNeeded() {
    if (!Texts.language().equals(windowState.language())
        || Typeface.scale() != textSize()
        || workbench.isPresenting() != presentation.on().get()) {
      Texts.use(windowState.language());
      Typeface.scale(textSize());
      renew();
    }
  }

  private double textSize() {
    return presentation.textSize(windowState.store().settings().get().textSize());
  }

  /// Replaces the workbench by one in the current language and size of text.
  private void renew() {
    // One by one: the accelerators are being iterated over for the current key.
    workbench.keys().keySet().forEach(content.getAccelerators()::remove);
    workbench.retire();
    Typeface.load();
    Session session = workbench.session().continued();
    CurrentLesson lesson = windowState.lesson();
    BuiltInTexts.translate(session, lesson.lesson().get().or(lesson.left()::get));
    workbench = workbench(session);
    content.setRoot(workbench.root());
    content.getStylesheets().setAll(Stylesheet.url());
    settle();
    paint(theme.getValue());
    // The panes join the scene during layout; before, they cannot get the focus.
    workbench.root().applyCss();
    viewport().requestFocus();
    workbench.keepAllInView();
    restore.showNotice();
    programs.showAgain();
  }

  private void settle() {
    content.getAccelerators().putAll(workbench.keys());
    session().document().subscribe(this::showTitle);
    session()
        .document()
        .subscribe((before, after) -> {
          if (after.isEditOf(before)) {
            restore.expire();
          }
        });
    windowState.watch(session());
  }

  private void quit() {
    if (workbench.files().confirmClose()) {
      stage.close();
    }
  }

  private void paint(Theme theme) {
    // An open menu would be styled by neither sheet.
    Window.getWindows().stream()
        .filter(PopupWindow.class::isInstance)
        .toList()
        .forEach(Window::hide);
    Application.setUserAgentStylesheet(OpeningFrame.stylesheet(theme));
    Palette palette = Palette.ofWindow(theme);
    viewport().palette().set(palette);
    workbench.root().setStyle(palette.style());
  }

  private void showTitle(Document document) {
    String key = document.isDirty() ? "window.title-dirty" : "window.title";
    stage.setTitle(Texts.get(key, document.title()));
  }

  private void show(Notice notice) {
    workbench.notices().show(notice);
  }
}
