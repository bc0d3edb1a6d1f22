package collisionbench.bench.method;

import java.util.Map;

/// How a process ended, in words.
final class ExitWords {

  static final String CLOSED = "closed its output";

  /// The exit values that shells and Java report for signals: 128 plus the signal.
  private static final Map<Integer, String> SIGNALS =
      Map.of(
          129, "hangup, 129",
          130, "interrupt, 130",
          132, "illegal instruction, 132",
          134, "abort, 134",
          136, "arithmetic error, 136",
          137, "killed, 137",
          139, "segmentation fault, 139",
          143, "terminated, 143");

  private ExitWords() {}

  static String of(int exitValue) {
    return SIGNALS.getOrDefault(exitValue, "exit code " + exitValue);
  }
}
