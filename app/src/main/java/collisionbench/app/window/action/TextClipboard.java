package collisionbench.app.window.action;

import java.util.Map;
import java.util.Optional;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/// A clipboard for text.
public interface TextClipboard {

  /// {@return its text; empty if it holds something else}
  Optional<String> read();

  /// {@return whether it took the text, which replaces its content}
  boolean write(String text);

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
