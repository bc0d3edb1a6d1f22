package collisionbench.bench.method;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// The end of a program's log: its standard error, and lines of its output that are not answers.
final class Log {

  private static final int KEPT = 1 << 16;

  private static final Pattern ERROR =
      Pattern.compile("error|exception|panicked|assert|abort", Pattern.CASE_INSENSITIVE);

  private Consumer<String> listener = _ -> {};
  private final StringBuilder text = new StringBuilder();
  private final CountDownLatch end = new CountDownLatch(1);

  /// Reads a stream to its end.
  void readAll(InputStream in) {
    byte[] buffer = new byte[1 << 13];
    try {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        add(new String(buffer, 0, count, StandardCharsets.UTF_8));
      }
    } catch (IOException _) {
      // The process ended; its earlier output is kept.
    } finally {
      end.countDown();
    }
  }

  /// Passes on what is and what will be logged.
  synchronized void forward(Consumer<String> to) {
    to.accept(text.toString());
    listener = to;
  }

  synchronized void add(String more) {
    listener.accept(more);
    text.append(more);
    if (text.length() > 2 * KEPT) {
      text.delete(0, text.length() - KEPT);
    }
  }

  /// Waits until the stream has ended.
  void await(Duration patience) throws InterruptedException {
    boolean _ = end.await(patience.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// {@return the end of the log, at most 64 KiB}
  synchronized String text() {
    return text.substring(Math.max(0, text.length() - KEPT));
  }

  /// {@return the most informative line: the last one that mentions an error, joined with the next
  /// if it ends in a colon; otherwise the last one that is not blank; empty if there is none}
  String errorLine() {
    List<String> lines = text().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    for (int i = lines.size() - 1; i >= 0; i--) {
      String line = lines.get(i);
      if (ERROR.matcher(line).find() && !line.startsWith("at ")) {
        boolean goesOn = line.endsWith(":") && i + 1 < lines.size();
        return goesOn ? line + " " + lines.get(i + 1) : line;
      }
    }
    return lines.isEmpty() ? "" : lines.getLast();
  }
}
