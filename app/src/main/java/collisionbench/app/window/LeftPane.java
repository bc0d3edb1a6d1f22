package collisionbench.app.window;

import collisionbench.app.folder.FolderState;
import collisionbench.app.window.folder.FolderPanel;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The outliner, below the open folder if there is one.
final class LeftPane extends StackPane {

  private final FolderPanel panel;
  private final Region outliner;
  private final SplitPane both = new SplitPane();

  /// @param folder the state of the open folder
  LeftPane(FolderPanel panel, Region outliner, ObservableValue<Optional<FolderState>> folder) {
    this.panel = panel;
    this.outliner = outliner;
    both.setOrientation(Orientation.VERTICAL);
    both.setDividerPositions(0.6);
    folder.map(Optional::isPresent).subscribe(this::arrange);
    folder.subscribe(panel::show);
  }

  private void arrange(boolean isOpen) {
    getChildren().clear();
    both.getItems().clear();
    if (isOpen) {
      both.getItems().setAll(panel, outliner);
      both.setDividerPositions(0.6);
      getChildren().setAll(both);
    } else {
      getChildren().setAll(outliner);
    }
  }
}
