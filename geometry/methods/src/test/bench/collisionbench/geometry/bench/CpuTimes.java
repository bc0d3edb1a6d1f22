package collisionbench.geometry.bench;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.openjdk.jmh.infra.Blackhole;

/// The time of one answer on a machine that does other work, too: CPU time, the least of several
/// rounds, in a process that compiles in the foreground.
///
/// Each entry has a process of its own, as with JMH, so that no other entry has been compiled into
/// its calls.
final class CpuTimes {

  /// Compiles before it goes on, and never discards what is computed for the black hole.
  private static final List<String> OPTIONS =
      List.of(
          "-Xbatch",
          "-Xms512m",
          "-Xmx512m",
          "-XX:+UseSerialGC",
          "--sun-misc-unsafe-memory-access=allow",
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:+UnlockExperimentalVMOptions",
          "-XX:CompileCommand=quiet",
          "-XX:CompileCommand=blackhole,org.openjdk.jmh.infra.Blackhole::consumeCompiler",
          "-DcompilerBlackholesEnabled=true");

  private static final long WARMING = 700_000_000;
  private static final long ROUND = 20_000_000;
  private static final int ROUNDS = 15;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private CpuTimes() {}

  /// {@return the times of entries; those that fail are left out}
  static List<Speed.Time> of(List<Entry> entries) throws IOException {
    List<Speed.Time> times = new ArrayList<>();
    for (Entry entry : entries) {
      List<String> command = new ArrayList<>(OPTIONS);
      command.addFirst(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(List.of("-cp", System.getProperty("java.class.path")));
      command.addAll(List.of(CpuTimes.class.getName(), entry.toString()));
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      System.out.printf("%s: %s%n", entry, output.strip());
      String[] numbers = output.strip().split(" ", -1);
      if (numbers.length == 3) {
        times.add(
            new Speed.Time(
                entry.topic(),
                entry.by(),
                Double.parseDouble(numbers[0]),
                Double.parseDouble(numbers[1]),
                Double.parseDouble(numbers[2])));
      }
    }
    return times;
  }

  /// {@return the CPU time of one answer, without that for shuffling the inputs}
  private static double round(Trial trial, Random random) {
    Blackhole hole = Trial.untimed();
    long spent = 0;
    int runs = 0;
    for (; spent < ROUND; runs++) {
      trial.inputs().stir(random);
      long start = THREADS.getCurrentThreadCpuTime();
      trial.run(hole);
      spent += THREADS.getCurrentThreadCpuTime() - start;
    }
    return (double) spent / runs / Contest.INPUTS;
  }

  /// Prints the time of an answer in nanoseconds, how much more the median is, and its bytes.
  public static void main(String[] arguments) {
    Entry entry = Entry.named(arguments[0]);
    Trial trial = entry.answer().on(entry.topic().mix(Contest.INPUTS));
    System.gc();
    Random random = new Random(7);
    for (long spent = 0; spent < WARMING; spent += ROUND) {
      round(trial, random);
    }
    long allocated = THREADS.getCurrentThreadAllocatedBytes();
    trial.run(Trial.untimed());
    double bytes = (double) (THREADS.getCurrentThreadAllocatedBytes() - allocated) / Contest.INPUTS;
    double[] times = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      times[i] = round(trial, random);
    }
    Arrays.sort(times);
    System.out.printf(
        Locale.ROOT, "%.2f %.2f %.1f%n", times[0], times[ROUNDS / 2] - times[0], bytes);
  }
}
