package collisionbench.app.window.action;

import java.util.Map;
import java.util.Optional;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/// A clipboard, as far as it holds text.
public interface TextClipboard {

  /// {@return the text in it, if that is what it holds}
  Optional<String> read();

  /// {@return whether it took the text, in place of what was there}
  boolean write(String text);

  /// {@return the clipboard that all programs of the desktop share}
  static TextClipboard ofDesktop() {
    return new TextClipboard() {
      @Override
      public Optional<String> read() {
        return Optional.ofNullable(Clipboard.getSystemClipboard().getString());
      }

      @Override
      public boolean write(String text) {
        return Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
      }
    };
  }
}
