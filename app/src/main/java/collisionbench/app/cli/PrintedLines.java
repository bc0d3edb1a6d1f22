package collisionbench.app.cli;

import collisionbench.app.text.PlainText;
import java.io.PrintWriter;

/// Prints what a program prints besides answers: the first lines, since each of hundreds of
/// questions may print some.
final class PrintedLines {

  private static final int MOST = 20;

  /// Characters of a line that are kept.
  private static final int LONGEST = 2000;

  private final PrintWriter to;
  private final StringBuilder line = new StringBuilder();
  private int count;

  PrintedLines(PrintWriter to) {
    this.to = to;
  }

  /// Adds a part of the text.
  void add(String part) {
    int from = 0;
    for (int end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', from)) {
      keep(part, from, end);
      print();
      line.setLength(0);
      from = end + 1;
    }
    keep(part, from, part.length());
  }

  private void keep(String part, int from, int to) {
    line.append(part, from, Math.min(to, from + LONGEST - line.length()));
  }

  private void print() {
    count++;
    if (count <= MOST) {
      to.println("  printed:  " + PlainText.escape(line.toString().stripTrailing()));
    } else if (count == MOST + 1) {
      to.println("  printed more lines, which are not shown");
    }
    to.flush();
  }
}
