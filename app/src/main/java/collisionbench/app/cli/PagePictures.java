package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Scene;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.snapshot.SnapshotException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/// Draws the pictures of a web page. Without a display there are none, and a scene that cannot be
/// drawn has none; both are reported.
final class PagePictures {

  private static final Pictures.Look LOOK =
      new Pictures.Look(new Pictures.Size(672, 420), Theme.DARK, View.FIRST);

  private final Pictures pictures;
  private final DraftFolder folder;
  private final Consumer<String> report;
  private boolean hasDisplay = true;

  /// @param report receives the sentences about what cannot be drawn
  PagePictures(Pictures pictures, DraftFolder folder, Consumer<String> report) {
    this.pictures = pictures;
    this.folder = folder;
    this.report = report;
  }

  /// {@return whether there is a display, as far as is known}
  boolean hasDisplay() {
    return hasDisplay;
  }

  /// Draws a scene.
  ///
  /// @param subject the name of the scene in messages
  /// @param file the name of the draft file
  /// @return whether it was drawn
  /// @throws CommandException if the file cannot be written
  boolean draw(Scene scene, String subject, String file) throws CommandException {
    Path draft = folder.file(file);
    try {
      pictures.render(Evaluation.of(scene), LOOK, draft);
      return true;
    } catch (CommandException failure) {
      if (failure.getCause() instanceof SnapshotException stated
          && stated.is("snapshot.unwritten")
          && stated.getCause() instanceof IOException cause) {
        throw CommandException.unwritable(folder.finalPlace(draft), cause);
      }
      report.accept("no images: " + failure.getMessage());
      hasDisplay = false;
    } catch (RuntimeException undrawable) {
      report.accept("no image of " + subject + ": " + undrawable.getMessage());
    }
    return false;
  }
}
