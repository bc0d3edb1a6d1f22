package collisionbench.app.window.document;

import collisionbench.bench.method.Template;
import collisionbench.bench.paste.ImportedFile;
import collisionbench.bench.text.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The file dialogs of the desktop. They begin in the folder of the file at hand, or where the last
/// one ended.
public final class NativeFileDialogs implements FileDialogs {

  private final Window owner;
  private Optional<Path> last = Optional.empty();

  public NativeFileDialogs(Window owner) {
    this.owner = owner;
  }

  @Override
  public Optional<Path> open(Optional<Path> beside) {
    FileChooser chooser = chooser("dialog.open", FileKind.SCENE, beside);
    List<String> points = ImportedFile.ENDINGS.stream().map(ending -> "*" + ending).toList();
    chooser
        .getExtensionFilters()
        .add(1, new FileChooser.ExtensionFilter(Texts.get("dialog.points"), points));
    return chosen(chooser.showOpenDialog(owner));
  }

  @Override
  public Optional<Path> openFolder(Optional<Path> beside) {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(Texts.get("dialog.open-folder"));
    folderOf(beside).ifPresent(chooser::setInitialDirectory);
    return chosen(chooser.showDialog(owner));
  }

  @Override
  public Optional<Path> openProgram() {
    FileChooser chooser = chooser("dialog.program", FileKind.SCENE, Optional.empty());
    chooser
        .getExtensionFilters()
        .setAll(
            all(),
            new FileChooser.ExtensionFilter(
                Texts.get("dialog.programs"), "*.py", "*.mjs", "*.js", "*.java", "*.jar"));
    return chosen(chooser.showOpenDialog(owner));
  }

  /// A name typed without the extension of a language gets that of the chosen one.
  @Override
  public Optional<Path> newProgram() {
    FileChooser chooser = chooser("dialog.new-program", FileKind.SCENE, Optional.empty());
    Map<FileChooser.ExtensionFilter, Template> languages = new LinkedHashMap<>();
    for (Template template : Template.values()) {
      languages.put(
          new FileChooser.ExtensionFilter(template.language(), "*" + template.ending()), template);
    }
    chooser.getExtensionFilters().setAll(languages.keySet());
    chooser.setInitialFileName(Template.PYTHON.file());
    return chosen(chooser.showSaveDialog(owner))
        .map(file ->
            Template.of(file).isPresent()
                ? file
                : file.resolveSibling(
                    file.getFileName()
                        + languages
                            .getOrDefault(chooser.getSelectedExtensionFilter(), Template.PYTHON)
                            .ending()));
  }

  @Override
  public Optional<Path> save(FileKind kind, Optional<Path> beside, String suggestion) {
    FileChooser chooser =
        chooser(kind == FileKind.SCENE ? "dialog.save" : "dialog.picture", kind, beside);
    chooser.setInitialFileName(suggestion);
    return chosen(chooser.showSaveDialog(owner));
  }

  private FileChooser chooser(String title, FileKind kind, Optional<Path> beside) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(Texts.get(title));
    chooser.getExtensionFilters().setAll(filter(kind), all());
    folderOf(beside).ifPresent(chooser::setInitialDirectory);
    return chooser;
  }

  private Optional<File> folderOf(Optional<Path> beside) {
    return beside
        .or(() -> last)
        .map(file -> file.toAbsolutePath().toFile().getParentFile())
        .filter(File::isDirectory);
  }

  private static FileChooser.ExtensionFilter all() {
    return new FileChooser.ExtensionFilter(Texts.get("dialog.all"), "*");
  }

  private static FileChooser.ExtensionFilter filter(FileKind kind) {
    return new FileChooser.ExtensionFilter(
        Texts.get(kind == FileKind.SCENE ? "dialog.scenes" : "dialog.pictures"),
        "*" + kind.extension());
  }

  private Optional<Path> chosen(@Nullable File file) {
    Optional<Path> path = Optional.ofNullable(file).map(File::toPath);
    last = path.or(() -> last);
    return path;
  }
}
