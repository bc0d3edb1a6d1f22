package collisionbench.app.window.capture;

import collisionbench.app.session.Session;
import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.Png;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.app.window.document.FileKind;
import collisionbench.app.window.document.SaveDialog;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.transform.Scale;
import org.kordamp.ikonli.feather.Feather;

/// Takes pictures of the viewport, with all that is drawn over it.
public final class Screenshots {

  private final Session session;
  private final Viewport viewport;
  private final SaveDialog saveDialog;
  private final MessageDialogs messages;
  private final NoticeBar notices;
  private boolean taking;

  public Screenshots(
      Session session,
      Viewport viewport,
      SaveDialog saveDialog,
      MessageDialogs messages,
      NoticeBar notices) {
    this.session = session;
    this.viewport = viewport;
    this.saveDialog = saveDialog;
    this.messages = messages;
    this.notices = notices;
  }

  public void define(Commands commands) {
    Group pictures = commands.group(Place.FILE, 2);
    pictures.add("save-picture", "P", Feather.CAMERA, () -> take(this::save));
    pictures.add("copy-picture", "Shift+P", () -> take(this::copy));
  }

  /// Takes a picture with the next frame, in pixels of the screen. A key that is held down requests
  /// many; until the first is done, further requests are ignored.
  private void take(Consumer<Image> then) {
    if (taking) {
      return;
    }
    taking = true;
    double scale = viewport.getScene().getWindow().getRenderScaleX();
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(new Scale(scale, scale));
    viewport.snapshot(
        result -> {
          // Later: a dialog may open, for which a frame cannot wait.
          Platform.runLater(() -> taken(result.getImage(), then));
          return null;
        },
        parameters,
        null);
  }

  private void taken(Image picture, Consumer<Image> then) {
    try {
      then.accept(picture);
    } finally {
      taking = false;
    }
  }

  private void save(Image picture) {
    saveDialog
        .ask(FileKind.PICTURE, session.document().get())
        .ifPresent(file -> write(picture, file));
  }

  private void write(Image picture, Path file) {
    try {
      Png.write(Bitmap.of(picture), file);
      notices.show(Notice.done(Texts.get("picture.saved", file)));
    } catch (SnapshotException failure) {
      messages.showError(Texts.get("failure.picture"), failure.text());
    }
  }

  private void copy(Image picture) {
    ClipboardContent content = new ClipboardContent();
    content.putImage(picture);
    boolean taken = Clipboard.getSystemClipboard().setContent(content);
    notices.show(
        taken
            ? Notice.done(Texts.get("picture.copied"))
            : Notice.refused(Texts.get("picture.not-copied")));
  }
}
