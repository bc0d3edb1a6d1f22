package collisionbench.app.window;

import collisionbench.app.panel.comparison.ColoringWatch;
import collisionbench.app.panel.comparison.DisagreementMark;
import collisionbench.app.panel.comparison.DisagreementWatch;
import collisionbench.app.panel.history.HistoryList;
import collisionbench.app.panel.inspector.Inspector;
import collisionbench.app.panel.outliner.Outliner;
import collisionbench.app.panel.status.StepField;
import collisionbench.app.panel.time.TimeBar;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.app.window.action.BodyAdding;
import collisionbench.app.window.action.ClipboardActions;
import collisionbench.app.window.action.ColoringActions;
import collisionbench.app.window.action.Command;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands;
import collisionbench.app.window.action.EditActions;
import collisionbench.app.window.action.FindActions;
import collisionbench.app.window.action.OutlinerActions;
import collisionbench.app.window.action.PairActions;
import collisionbench.app.window.action.PaneActions;
import collisionbench.app.window.action.PlaceMenu;
import collisionbench.app.window.action.RevealedPair;
import collisionbench.app.window.action.TimeActions;
import collisionbench.app.window.action.ViewActions;
import collisionbench.app.window.document.Pasting;
import collisionbench.app.window.folder.FolderPanel;
import collisionbench.app.window.lesson.LessonBar;
import collisionbench.app.window.map.MapView;
import collisionbench.app.window.map.MapWatch;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.methods.method.Catalogue;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/// The viewport and the panels of a workbench, and the actions on what they show.
record BenchPanels(
    Viewport viewport,
    NoticeBar notices,
    FolderPanel folder,
    Outliner outliner,
    Inspector inspector,
    DisagreementWatch disagreements,
    HistoryList history,
    StepField stepField,
    TimeBar timeBar) {

  static BenchPanels of(
      Session session,
      ObservableValue<Catalogue> catalogue,
      ObservableValue<Boolean> inUse,
      WindowServices services,
      Consumer<Path> openFile) {
    Viewport viewport = new Viewport(session, services.frameTimer());
    TimeBar timeBar = new TimeBar(session);
    NoticeBar notices = new NoticeBar(viewport::requestFocus);
    Consumer<String> warn = sentence -> notices.show(Notice.refused(sentence));
    BenchPanels panels =
        new BenchPanels(
            viewport,
            notices,
            new FolderPanel(
                services.windowState().folder(),
                services.windowState().folderThumbnails(),
                openFile,
                viewport.palette(),
                session.document()),
            new Outliner(session, warn),
            new Inspector(
                session,
                catalogue,
                services.clipboard()::write,
                services.clipboard()::read,
                viewport::requestFocus,
                warn,
                new MapView(session, catalogue, viewport.painter())),
            new DisagreementWatch(session, catalogue),
            new HistoryList(session, viewport::requestFocus),
            new StepField(session, viewport.step().map(SnapStep::size), viewport::requestFocus),
            timeBar);
    notices.follow(session);
    ColoringWatch.start(session, catalogue);
    MapWatch map =
        new MapWatch(session, catalogue, viewport::projection, viewport.painter(), inUse);
    viewport.widthProperty().subscribe(map::look);
    viewport.heightProperty().subscribe(map::look);
    return panels;
  }

  /// Defines the actions on the scene and on how it is shown.
  void define(
      Commands commands,
      Session session,
      WindowServices services,
      Pasting pasting,
      LessonBar lessonBar,
      ObservableValue<Boolean> inUse) {
    new ViewActions(commands, session, viewport.navigation()).define();
    TimeActions.define(commands, session, timeBar);
    commands.group(Place.TOOL, 1).add("snap-step", "Shortcut+G", stepField::focus);
    defineEdits(commands, session, services, pasting);
    PaneActions.define(
        commands,
        session.display(),
        List.of(
            new PaneActions.Pane(lessonBar, lessonBar::focus),
            new PaneActions.Pane(folder, folder::focus),
            new PaneActions.Pane(outliner, outliner::focus),
            new PaneActions.Pane(viewport, viewport::focusByKey),
            new PaneActions.Pane(history, history::focus),
            new PaneActions.Pane(inspector, inspector::focus),
            new PaneActions.Pane(timeBar, timeBar::focus)));
    new FindActions(
            session,
            outliner,
            viewport.navigation(),
            new RevealedPair(session, inUse),
            disagreements,
            inspector::revealMethod,
            sentence -> notices.show(Notice.done(sentence)))
        .define(commands);
    new ColoringActions(session, services.programs().catalogue(), disagreements.found())
        .define(commands);
  }

  /// Last come those that make menus of commands defined before.
  private void defineEdits(
      Commands commands, Session session, WindowServices services, Pasting pasting) {
    new EditActions(session, history, sentence -> notices.show(Notice.done(sentence)))
        .define(commands);
    ClipboardActions clipboard =
        new ClipboardActions(session, services.clipboard(), pasting, notices);
    clipboard.define(commands);
    new PairActions(
            session, services.programs().catalogue(), clipboard, services.messages(), notices)
        .define(commands);
    new OutlinerActions(
            session, outliner, viewport, sentence -> notices.show(Notice.done(sentence)))
        .define(commands);
    BodyAdding adding = new BodyAdding(session, viewport.navigation());
    viewport
        .menus()
        .setOfPlaces(PlaceMenu.of(commands, session::space, adding::add, clipboard::pasteAt));
  }

  DisagreementMark disagreementMark(Commands commands) {
    Command next = commands.get("next-disagreement");
    return new DisagreementMark(disagreements, next.keyText(), next.run());
  }
}
