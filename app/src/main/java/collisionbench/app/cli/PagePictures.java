package collisionbench.app.cli;

import collisionbench.app.scene.Scene;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/// Draws the pictures of a web page. Without a display there are none, and a scene that cannot be
/// drawn has none; both are reported.
final class PagePictures {

  private final ScenePainter painter;
  private final DraftFolder folder;
  private final Consumer<String> report;
  private boolean hasDisplay = true;

  /// @param report receives the sentences about what cannot be drawn
  PagePictures(ScenePainter painter, DraftFolder folder, Consumer<String> report) {
    this.painter = painter;
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
      painter.paint(scene, draft);
      return true;
    } catch (IOException unwritten) {
      throw CommandException.unwritable(folder.finalPlace(draft), unwritten);
    } catch (CommandException failure) {
      report.accept("no images: " + failure.getMessage());
      hasDisplay = false;
    } catch (RuntimeException undrawable) {
      report.accept("no image of " + subject + ": " + undrawable.getMessage());
    }
    return false;
  }
}
