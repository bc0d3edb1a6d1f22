package collisionbench.bench.method;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonText;
import collisionbench.bench.text.Durations;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.MethodFailure;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// One run of a program, from its first line to its end, and the questions in flight.
final class Run {

  /// The result of a question that was sent.
  sealed interface Result {

    /// A line with the id of the question.
    ///
    /// @param members its content
    record Line(String text, JsonObject members) implements Result {}

    /// The process ended before it answered.
    record Gone(MethodFailure.Died failure) implements Result {}
  }

  /// This many consecutive lines that are not answers end the program.
  private static final int MOST_STRAYS = 100;

  /// How long answers may take once the input is closed.
  private static final Duration TIME_TO_ANSWER = Duration.ofMillis(500);

  private final CompletableFuture<String> firstLine = new CompletableFuture<>();
  private final Map<Long, CompletableFuture<Result>> waiting = new ConcurrentHashMap<>();
  private final Child child;
  private final Introduction introduction;
  private volatile boolean asked;
  private volatile Optional<MethodFailure.Stray> stray = Optional.empty();
  private int lines;
  private int consecutiveStrays;

  private Run(LaunchCommand command, Patience patience) throws ProgramException {
    try {
      child = Child.start(command.builder(), new Output());
    } catch (IOException failure) {
      throw new ProgramException(
          command.name(), "program.not-started", String.valueOf(failure.getMessage()));
    }
    introduction = introduce(command, patience);
  }

  /// Starts a program and waits for its introduction.
  ///
  /// @return the run
  static Run start(LaunchCommand command, Patience patience) throws ProgramException {
    return new Run(command, patience);
  }

  private Introduction introduce(LaunchCommand command, Patience patience) throws ProgramException {
    Duration limit = patience.first(command);
    try {
      String line = firstLine.get(limit.toMillis(), TimeUnit.MILLISECONDS);
      return IntroductionReader.read(command.name(), line);
    } catch (ProgramException unfit) {
      child.kill();
      throw unfit;
    } catch (TimeoutException silent) {
      child.kill();
      throw new ProgramException(command.name(), "program.silent", Durations.of(limit), log());
    } catch (ExecutionException ended) {
      throw new ProgramException(
          command.name(),
          "program.ended",
          String.valueOf(Objects.requireNonNull(ended.getCause()).getMessage()),
          command.isWithoutRunner() && child.errorLine().isEmpty()
              ? Phrase.of("program.no-runner-used")
              : log());
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      child.kill();
      throw new ProgramException(command.name(), "program.ended", "interrupted", log());
    }
  }

  /// {@return the most informative line of the log, or a hint if the log is empty}
  private Phrase log() {
    String last = child.errorLine();
    return last.isEmpty()
        ? Phrase.of("program.no-log")
        : Phrase.of("program.log", JsonText.quoted(last));
  }

  Introduction introduction() {
    return introduction;
  }

  /// {@return the line in which the program introduced itself}
  String firstLine() {
    return firstLine.join();
  }

  Child child() {
    return child;
  }

  /// {@return whether it is running and has not been asked anything}
  boolean isFresh() {
    return child.isAlive() && !asked;
  }

  Optional<MethodFailure.Stray> stray() {
    return stray;
  }

  /// Registers a question, which must be sent afterwards.
  CompletableFuture<Result> expect(long id) {
    asked = true;
    CompletableFuture<Result> result = new CompletableFuture<>();
    waiting.put(id, result);
    if (!child.isAlive()) {
      result.complete(gone("ended"));
    }
    return result;
  }

  /// Closes the input of a silent program, waits briefly for its answer, and kills it.
  ///
  /// @return whether the answer arrived
  boolean answersWhenClosed(CompletableFuture<Result> result) {
    child.closeInput();
    try {
      return result.get(TIME_TO_ANSWER.toMillis(), TimeUnit.MILLISECONDS) instanceof Result.Line;
    } catch (TimeoutException | ExecutionException _) {
      return false;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      child.kill();
    }
  }

  private Result.Gone gone(String exit) {
    return new Result.Gone(new MethodFailure.Died(exit, child.errorLine()));
  }

  /// Receives the output, on the thread that reads it.
  private final class Output implements Child.Listener {

    @Override
    public void line(String line) throws IOException {
      lines++;
      if (!firstLine.isDone()) {
        firstLine.complete(line);
      } else if (!line.isBlank()) {
        take(line);
      }
    }

    private void take(String line) throws IOException {
      try {
        JsonObject members = members(line);
        CompletableFuture<Result> result = waiting.remove((long) members.get("id").number());
        if (result != null) {
          consecutiveStrays = 0;
          result.complete(new Result.Line(line, members));
          return;
        }
      } catch (JsonException _) {
        // Not an answer: recorded below.
      }
      stray = Optional.of(new MethodFailure.Stray(lines, PlainText.brief(line)));
      child.note(line);
      if (++consecutiveStrays == MOST_STRAYS) {
        throw new IOException("printed " + MOST_STRAYS + " lines that are no answers");
      }
    }

    private static JsonObject members(String line) throws JsonException {
      Json json =
          line.stripLeading().startsWith("{") ? JsonReader.read(line) : WordsLine.read(line);
      return json.object();
    }

    @Override
    public void ended(String exit) {
      firstLine.completeExceptionally(new IOException(exit));
      waiting.values().forEach(result -> result.complete(gone(exit)));
      waiting.clear();
    }
  }
}
