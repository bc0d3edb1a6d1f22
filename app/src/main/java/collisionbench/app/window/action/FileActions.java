package collisionbench.app.window.action;

import collisionbench.app.finder.Gallery;
import collisionbench.app.finder.SceneCandidate;
import collisionbench.app.session.Display;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.app.window.document.BuiltInTexts;
import collisionbench.app.window.document.DocumentFiles;
import collisionbench.app.window.document.WindowState;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.bench.lesson.LessonFolder;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.UserScene;
import collisionbench.bench.scenefile.UserScenes;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import org.kordamp.ikonli.feather.Feather;

/// Opening, finding and saving scenes.
public record FileActions(
    DocumentFiles files,
    WindowState windowState,
    NoticeBar notices,
    Viewport viewport,
    PresetActions presets) {

  /// {@return the gallery, to be shown over the window}
  public Gallery define(Commands commands, Session session) {
    Gallery gallery =
        new Gallery(
            windowState.thumbnails(), this::scenes, presets, this::open, viewport::requestFocus);
    Group opening = commands.group(Place.FILE, 0);
    opening.add("new-space", "Shortcut+N", Feather.FILE_PLUS, () -> open(Space.THREE));
    opening.add("new-plane", "Shortcut+Shift+N", Feather.FILE_PLUS, () -> open(Space.TWO));
    opening.add("open", "Shortcut+O", Feather.FOLDER, files::open);
    opening.add("open-folder", "Shortcut+Alt+O", files::openFolder);
    opening.add("scenes", "Shortcut+P", Feather.LAYERS, () -> show(gallery));
    Group saving = commands.group(Place.FILE, 1);
    saving.add("save", "Shortcut+S", Feather.SAVE, files::save);
    saving.add("save-as", "Shortcut+Shift+S", files::saveAs);
    saving.add("keep-preset", "Shortcut+Alt+S", Feather.STAR, presets::keep);
    saving
        .offWhile(session.document().map(document -> document.file().isEmpty()))
        .add("reload", "Shortcut+R, F5", Feather.REFRESH_CW, files.changedFile()::reload);
    return gallery;
  }

  /// {@return a menu of the files last opened or saved}
  public Menu recentMenu(ObservableValue<Boolean> inUse) {
    return windowState.recent().menu(this::openRecent, inUse);
  }

  private void open(Space space) {
    boolean _ = files.open(Document.of(Scene.empty(Texts.get("scene.unnamed"), space)));
  }

  /// Opens the first of the files dropped on the window, since only one can be open.
  public void openDropped(List<Path> dropped) {
    files.open(dropped.getFirst());
    if (dropped.size() > 1) {
      notices.show(
          Notice.done(Texts.get("drop.one", dropped.getFirst().getFileName(), dropped.size())));
    }
  }

  /// Opens a recent file; forgets it if it is gone.
  public void openRecent(Path file) {
    if (Files.exists(file)) {
      files.open(file);
    } else {
      windowState.recent().remove(file);
      notices.show(Notice.refused(Texts.get("recent.gone", file)));
    }
  }

  private void show(Gallery gallery) {
    double scale = viewport.getScene().getWindow().getRenderScaleX();
    gallery.show(viewport.palette().get(), scale);
  }

  private Gallery.Listing scenes() {
    UserScenes.Listing kept = presets.kept().all();
    List<SceneCandidate> scenes =
        Stream.<Stream<? extends SceneCandidate>>of(
                recentScenes().map(SceneCandidate.Recent::new),
                kept.scenes().stream().map(SceneCandidate.Mine::new),
                BuiltInTexts.all().stream().map(SceneCandidate.BuiltIn::new))
            .<SceneCandidate>flatMap(some -> some)
            .toList();
    return new Gallery.Listing(scenes, kept.trouble().map(Phrase::text));
  }

  /// Presets are listed apart. Lessons and folders are not scenes, and have no thumbnail.
  private Stream<Path> recentScenes() {
    Path mine = presets.kept().folder();
    return windowState.recent().files().stream()
        .filter(file -> !mine.equals(file.getParent()))
        .filter(file -> LessonFolder.of(file).isEmpty() && !Files.isDirectory(file));
  }

  private void open(SceneCandidate candidate) {
    switch (candidate) {
      case SceneCandidate.BuiltIn(BuiltInScenes.Entry entry) -> open(entry);
      case SceneCandidate.Recent(Path file) -> openRecent(file);
      case SceneCandidate.Mine(UserScene scene) -> files.open(scene.file());
    }
  }

  /// A built-in scene opens without its expectations. The map that shows its error is opened, too,
  /// if the inspector is shown.
  private void open(BuiltInScenes.Entry entry) {
    if (files.open(Document.builtIn(entry.key(), entry.scene().withoutExpectation()))) {
      Display display = files.session().display();
      BuiltInScenes.map(entry.key())
          .filter(_ -> display.layout().get().inspector())
          .ifPresent(map -> {
            display.arrange(layout -> layout.showing(Layout.Tab.MAP));
            display.map(mapping -> mapping.seeking(Optional.of(map)));
          });
    }
  }
}
