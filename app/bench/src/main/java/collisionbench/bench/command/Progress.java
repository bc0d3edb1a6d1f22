package collisionbench.bench.command;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;

/// A progress bar on a terminal; prints nothing elsewhere.
final class Progress {

  private static final int WIDTH = 40;

  /// In place of a share: nothing is shown, or words are.
  private static final int NOTHING = -1;

  private static final int WORDS = -2;

  /// Returns to the start of the line and erases it.
  private static final String ERASE = "\r\u001b[K";

  private final PrintWriter terminal;
  private final boolean shown;
  private int perMille = NOTHING;

  Progress(PrintWriter terminal, boolean shown) {
    this.terminal = terminal;
    this.shown = shown;
  }

  /// {@return a bar on `err` if this process has a terminal}
  static Progress on(PrintWriter err) {
    return new Progress(
        err, Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false));
  }

  /// Redraws the bar if it has moved.
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

  /// Shows what is awaited, where nothing can be counted.
  void say(String text) {
    if (shown) {
      perMille = WORDS;
      terminal.print(ERASE + text);
      terminal.flush();
    }
  }

  /// Erases the bar so that something else can be printed; it reappears when it moves.
  void clear() {
    if (shown && perMille != NOTHING) {
      perMille = NOTHING;
      terminal.print(ERASE);
      terminal.flush();
    }
  }
}
