package collisionbench.app.window;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Collects what is printed to the standard error stream, until it is closed: JavaFX only prints
/// what its renderer throws.
final class PrintedTraces implements AutoCloseable {

  private static final Pattern TRACE =
      Pattern.compile(
          "^(?:Exception in .*|[\\w.$]+(?:Exception|Error)(?:: .*)?)$", Pattern.MULTILINE);

  private final PrintStream before = System.err;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  PrintedTraces() {
    System.setErr(new PrintStream(printed, true, UTF_8));
  }

  /// {@return the first line of each stack trace}
  List<String> firstLines() {
    return TRACE.matcher(printed.toString(UTF_8)).results().map(MatchResult::group).toList();
  }

  @Override
  public void close() {
    System.setErr(before);
    before.print(printed.toString(UTF_8));
  }
}
