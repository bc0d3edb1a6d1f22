package collisionbench.app.window;

import collisionbench.app.text.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The file dialogs of the desktop; they begin in the folder where the last one ended.
final class NativeFileDialogs implements FileDialogs {

  private final Window owner;
  private Optional<File> folder = Optional.empty();

  NativeFileDialogs(Window owner) {
    this.owner = owner;
  }

  @Override
  public Optional<Path> open() {
    return chosen(chooser("dialog.open").showOpenDialog(owner));
  }

  @Override
  public Optional<Path> saveAs(String suggestion) {
    FileChooser chooser = chooser("dialog.save");
    chooser.setInitialFileName(suggestion);
    return chosen(chooser.showSaveDialog(owner)).map(NativeFileDialogs::withExtension);
  }

  private FileChooser chooser(String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(Texts.get(title));
    chooser
        .getExtensionFilters()
        .setAll(
            new FileChooser.ExtensionFilter(Texts.get("dialog.scenes"), "*.json"),
            new FileChooser.ExtensionFilter(Texts.get("dialog.all"), "*"));
    folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
    return chooser;
  }

  private Optional<Path> chosen(@Nullable File file) {
    if (file == null) {
      return Optional.empty();
    }
    folder = Optional.ofNullable(file.getParentFile());
    return Optional.of(file.toPath());
  }

  private static Path withExtension(Path file) {
    String name = file.getFileName().toString();
    return name.contains(".") ? file : file.resolveSibling(name + ".json");
  }
}
