package collisionbench.app.paste;

import java.util.Arrays;
import java.util.stream.IntStream;

/// The lines of a text, counted from 0.
public final class TextLines {

  private final String text;
  private final int[] starts;

  public TextLines(String text) {
    this.text = text;
    starts =
        IntStream.concat(
                IntStream.of(0),
                IntStream.range(0, text.length())
                    .filter(index -> text.charAt(index) == '\n')
                    .map(index -> index + 1))
            .toArray();
  }

  public int count() {
    return starts.length;
  }

  /// {@return the line that a place in the text is in}
  public int lineOf(int at) {
    int found = Arrays.binarySearch(starts, at);
    return found < 0 ? -found - 2 : found;
  }

  /// {@return where a line begins}
  public int start(int line) {
    return starts[line];
  }

  /// {@return where a line ends, without what ends it}
  public int end(int line) {
    return line + 1 < starts.length ? starts[line + 1] - 1 : text.length();
  }
}
