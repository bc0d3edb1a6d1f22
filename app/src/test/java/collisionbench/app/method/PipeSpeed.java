package collisionbench.app.method;

import collisionbench.app.method.Introduction.Offer;
import collisionbench.methods.method.Steps;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/// Measures the response time of programs as seen by the bench: `PipeSpeed COMMAND...`, on an idle
/// machine. Not a test.
///
/// Asks each program about its first pair: one question at a time, then many at once.
final class PipeSpeed {

  private static final int WARM_UP = 5_000;
  private static final int LONE = 10_000;
  private static final int AT_ONCE = 100_000;
  private static final int ROUNDS = 5;

  private PipeSpeed() {}

  public static void main(String[] commands) throws ProgramException {
    System.out.println("| program | pair | lone question, median | 99th percentile | a second |");
    System.out.println("|---|---|---|---|---|");
    for (String command : commands) {
      try (Program program = Program.start(LaunchCommand.of(command), Patience.USUAL)) {
        System.out.println(row(program));
      }
    }
  }

  private static String row(Program program) {
    Offer offer = program.introduction().methods().getFirst();
    ProgramQuestion asked =
        new ProgramQuestion(
            offer, Program.example(offer.pairs().iterator().next()), Steps.UNASKED, false);
    long[] lone = lone(program, asked);
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.3f ms | %.3f ms | %,.0f |",
        program.command().name(),
        asked.question().pair().name(),
        lone[LONE / 2] / 1e6,
        lone[LONE * 99 / 100] / 1e6,
        aSecond(program, asked));
  }

  /// {@return the times of single questions in nanoseconds, in ascending order}
  private static long[] lone(Program program, ProgramQuestion asked) {
    long[] nanoseconds = new long[LONE];
    for (int i = -WARM_UP; i < LONE; i++) {
      long begun = System.nanoTime();
      requireAnswer(program.ask(asked));
      if (i >= 0) {
        nanoseconds[i] = System.nanoTime() - begun;
      }
    }
    Arrays.sort(nanoseconds);
    return nanoseconds;
  }

  /// The best of several rounds, since the first ones run before the bench is compiled.
  private static double aSecond(Program program, ProgramQuestion asked) {
    List<ProgramQuestion> questions = Collections.nCopies(AT_ONCE, asked);
    double most = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long begun = System.nanoTime();
      program.ask(questions).forEach(PipeSpeed::requireAnswer);
      most = Math.max(most, AT_ONCE * 1e9 / (System.nanoTime() - begun));
    }
    return most;
  }

  private static void requireAnswer(ProgramReply reply) {
    if (!(reply instanceof ProgramReply.Answered)) {
      throw new IllegalStateException(reply.toString());
    }
  }
}
