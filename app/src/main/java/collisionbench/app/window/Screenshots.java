package collisionbench.app.window;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.Png;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.storage.LostAttribute;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Viewport;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.transform.Scale;

/// Pictures of what the viewport shows, with all that is drawn over it.
final class Screenshots {

  private final Session session;
  private final Viewport viewport;
  private final FileDialogs dialogs;
  private final Questions questions;
  private final NoticeBar notices;
  private boolean taking;

  Screenshots(
      Session session,
      Viewport viewport,
      FileDialogs dialogs,
      Questions questions,
      NoticeBar notices) {
    this.session = session;
    this.viewport = viewport;
    this.dialogs = dialogs;
    this.questions = questions;
    this.notices = notices;
  }

  void define(Actions actions) {
    actions.on(Action.SAVE_PICTURE, () -> take(this::save));
    actions.on(Action.COPY_PICTURE, () -> take(this::copy));
  }

  /// Takes a picture with the next frame, in pixels of the screen. A key that is held down asks for
  /// many; until the first is done with, the others are not taken.
  private void take(Consumer<Image> then) {
    if (!taking) {
      taking = true;
      double scale = viewport.getScene().getWindow().getRenderScaleX();
      SnapshotParameters parameters = new SnapshotParameters();
      parameters.setTransform(new Scale(scale, scale));
      viewport.snapshot(
          result -> {
            // A question may come up, which no frame can wait for.
            Platform.runLater(() -> taken(result.getImage(), then));
            return null;
          },
          parameters,
          null);
    }
  }

  private void taken(Image picture, Consumer<Image> then) {
    try {
      then.accept(picture);
    } finally {
      taking = false;
    }
  }

  private void save(Image picture) {
    Document document = session.document().get();
    String suggestion =
        document
            .file()
            .map(file -> FileNames.stem(file) + FileNames.PICTURE)
            .orElseGet(() -> FileNames.of(document.scene().name(), FileNames.PICTURE));
    Optional<Path> chosen = dialogs.savePicture(document.file(), suggestion);
    if (chosen.isPresent() && questions.mayWrite(chosen.get(), FileNames.PICTURE)) {
      write(picture, FileNames.withExtension(chosen.get(), FileNames.PICTURE));
    }
  }

  private void write(Image picture, Path file) {
    try {
      Set<LostAttribute> lost = Png.write(Bitmap.of(picture), file);
      notices.show(
          Notice.lost(file, lost).orElseGet(() -> Notice.done(Texts.get("picture.saved", file))));
    } catch (SnapshotException failure) {
      questions.tellFailure(Texts.get("failure.picture"), failure.said());
    }
  }

  private void copy(Image picture) {
    ClipboardContent content = new ClipboardContent();
    content.putImage(picture);
    boolean taken = Clipboard.getSystemClipboard().setContent(content);
    notices.show(
        taken
            ? Notice.done(Texts.get("picture.copied"))
            : Notice.warning(Notice.About.DEED, Texts.get("picture.not-copied")));
  }
}
