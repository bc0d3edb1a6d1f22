package collisionbench.app.window.document;

import collisionbench.app.session.Document;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Asks for the file to save to.
public record SaveDialog(FileDialogs dialogs, MessageDialogs messages) {

  /// {@return the file for a document, or for a picture of it; nothing if a question was dismissed}
  public Optional<Path> ask(FileKind kind, Document document) {
    Optional<Path> chosen = dialogs.save(kind, document.file(), suggestion(kind, document));
    Optional<Path> file = chosen.map(kind::completed);
    // The desktop's dialog has asked about the name that was typed, not about the completed one.
    return file.filter(path -> file.equals(chosen) || !Files.exists(path) || mayReplace(path));
  }

  private static String suggestion(FileKind kind, Document document) {
    return document
        .file()
        .map(file ->
            kind == FileKind.SCENE
                ? file.getFileName().toString()
                : FileName.stem(file) + kind.extension())
        .orElseGet(() -> kind.nameOf(document.scene().name()));
  }

  private boolean mayReplace(Path file) {
    return messages.mayLose(
        Texts.get("ask.replace-heading", file.getFileName()),
        Texts.get("ask.replace-consequence"),
        "ask.replace");
  }
}
