package collisionbench.app.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;

/// How far something has come, as a bar on a terminal; nothing elsewhere.
final class Progress {

  private static final int WIDTH = 40;

  /// Before everything else on the line: back to its start, and the line erased.
  private static final String ERASE = "\r\u001b[K";

  private final PrintWriter terminal;
  private final boolean shown;
  private int perMille = -1;

  Progress(PrintWriter terminal, boolean shown) {
    this.terminal = terminal;
    this.shown = shown;
  }

  /// {@return a bar on `err` if this process has a terminal}
  static Progress on(PrintWriter err) {
    return new Progress(
        err, Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false));
  }

  /// Draws the bar anew if it has moved.
  void at(long done, long outOf) {
    int now = (int) (1000.0 * done / outOf);
    if (shown && now != perMille) {
      perMille = now;
      int filled = now * WIDTH / 1000;
      String bar = "#".repeat(filled) + " ".repeat(WIDTH - filled);
      terminal.print("%s[%s] %s of %s".formatted(ERASE, bar, done, outOf));
      terminal.flush();
    }
  }

  /// Takes the bar away, for something else to be printed; it comes back when it moves.
  void clear() {
    if (shown && perMille >= 0) {
      perMille = -1;
      terminal.print(ERASE);
      terminal.flush();
    }
  }
}
