package collisionbench.app.window.action;

import collisionbench.app.text.Texts;
import collisionbench.app.window.file.FileManager;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Tooltip;

/// The link to the guide, which is in the folder that `app/run` built the program from.
final class GuideLink {

  private GuideLink() {}

  /// {@return a link that shows the guide in the desktop's file manager; empty if the program runs
  /// without its sources}
  static Optional<Hyperlink> link() {
    return Optional.ofNullable(System.getProperty("collisionbench.target"))
        .map(
            target -> Path.of(target).resolveSibling("docs/guide").resolve(Texts.get("guide.page")))
        .filter(Files::isRegularFile)
        .map(GuideLink::link);
  }

  private static Hyperlink link(Path page) {
    Hyperlink link = new Hyperlink(Texts.get("guide.link"));
    link.setId("key-guide");
    link.setTooltip(new Tooltip(page.toString()));
    link.setOnAction(_ -> show(page, link));
    return link;
  }

  /// Also shows the path, since a desktop without a file manager may fail silently.
  private static void show(Path page, Hyperlink link) {
    link.setText(page.toString());
    try {
      FileManager.show(page);
    } catch (IOException _) {
      link.setText(Texts.get("added.no-file-manager", page.toString()));
    }
  }
}
