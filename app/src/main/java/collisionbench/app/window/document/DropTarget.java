package collisionbench.app.window.document;

import collisionbench.bench.text.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The overlay for files that are dragged over the window, and their drop.
public final class DropTarget extends StackPane {

  private final Consumer<List<Path>> open;

  public DropTarget(Consumer<List<Path>> open) {
    this.open = open;
    Label words = new Label(Texts.get("drop.here"), new FontIcon(Feather.DOWNLOAD));
    words.getStyleClass().add("drop-words");
    getChildren().setAll(words);
    setId("drop-target");
    getStyleClass().add("drop-target");
    setMouseTransparent(true);
    setVisible(false);
  }

  public void listen(StackPane below) {
    below.setOnDragOver(this::over);
    below.setOnDragExited(_ -> setVisible(false));
    below.setOnDragDropped(event -> event.setDropCompleted(drop(event.getDragboard().getFiles())));
  }

  private void over(DragEvent event) {
    if (hover(event.getDragboard().getFiles())) {
      event.acceptTransferModes(TransferMode.COPY);
    }
  }

  /// {@return whether the dragged files may be dropped here; if so, shows the overlay}
  public boolean hover(List<File> files) {
    setVisible(!files.isEmpty());
    return isVisible();
  }

  /// {@return whether the drop was accepted}
  public boolean drop(List<File> files) {
    setVisible(false);
    List<Path> paths = files.stream().map(File::toPath).toList();
    if (!paths.isEmpty()) {
      // Later: the desktop waits for the end of the drop, and a dialog may open.
      Platform.runLater(() -> open.accept(paths));
    }
    return !paths.isEmpty();
  }
}
