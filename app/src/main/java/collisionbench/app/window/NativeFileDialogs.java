package collisionbench.app.window;

import collisionbench.app.text.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The file dialogs of the desktop. They begin in the folder of the file at hand, or where the last
/// one ended.
final class NativeFileDialogs implements FileDialogs {

  private final Window owner;
  private Optional<Path> last = Optional.empty();

  NativeFileDialogs(Window owner) {
    this.owner = owner;
  }

  @Override
  public Optional<Path> open(Optional<Path> beside) {
    return chosen(chooser("dialog.open", "dialog.scenes", "*.json", beside).showOpenDialog(owner));
  }

  @Override
  public Optional<Path> saveAs(Optional<Path> beside, String suggestion) {
    FileChooser chooser = chooser("dialog.save", "dialog.scenes", "*.json", beside);
    chooser.setInitialFileName(suggestion);
    return chosen(chooser.showSaveDialog(owner));
  }

  @Override
  public Optional<Path> savePicture(Optional<Path> beside, String suggestion) {
    FileChooser chooser = chooser("dialog.picture", "dialog.pictures", "*.png", beside);
    chooser.setInitialFileName(suggestion);
    return chosen(chooser.showSaveDialog(owner));
  }

  @Override
  public Optional<Path> saveFilm(Optional<Path> beside, String suggestion) {
    FileChooser chooser = chooser("dialog.film", "dialog.films", "*.gif", beside);
    chooser
        .getExtensionFilters()
        .add(1, new FileChooser.ExtensionFilter(Texts.get("dialog.pictures"), "*.png"));
    chooser.setInitialFileName(suggestion);
    return chosen(chooser.showSaveDialog(owner));
  }

  private FileChooser chooser(String title, String kind, String pattern, Optional<Path> beside) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(Texts.get(title));
    chooser
        .getExtensionFilters()
        .setAll(
            new FileChooser.ExtensionFilter(Texts.get(kind), pattern),
            new FileChooser.ExtensionFilter(Texts.get("dialog.all"), "*"));
    beside
        .or(() -> last)
        .map(file -> file.toAbsolutePath().toFile().getParentFile())
        .filter(File::isDirectory)
        .ifPresent(chooser::setInitialDirectory);
    return chooser;
  }

  private Optional<Path> chosen(@Nullable File file) {
    Optional<Path> path = Optional.ofNullable(file).map(File::toPath);
    last = path.or(() -> last);
    return path;
  }
}
