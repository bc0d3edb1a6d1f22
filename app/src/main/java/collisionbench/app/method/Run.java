package collisionbench.app.method;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonObject;
import collisionbench.app.json.JsonReader;
import collisionbench.app.json.JsonWriter;
import collisionbench.app.text.Durations;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
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

/// One run of a program, from its first line to its end, and the questions under way.
final class Run {

  /// What came of a question that was sent.
  sealed interface Result {

    /// A line with its id.
    ///
    /// @param members what it says
    record Line(String text, JsonObject members) implements Result {}

    /// The process ended first.
    record Gone(MethodFailure.Died failure) implements Result {}
  }

  /// So many lines in a row that are no answers end the program.
  private static final int MOST_STRAYS = 100;

  /// How long answers may take to come once the input is closed.
  private static final Duration LAST_WORDS = Duration.ofMillis(500);

  private final CompletableFuture<String> firstLine = new CompletableFuture<>();
  private final Map<Long, CompletableFuture<Result>> waiting = new ConcurrentHashMap<>();
  private final Child child;
  private final Introduction introduction;
  private volatile boolean asked;
  private volatile Optional<MethodFailure.Stray> stray = Optional.empty();
  private int lines;
  private int straysInARow;

  private Run(LaunchCommand command, Patience patience) throws ProgramException {
    try {
      child = Child.start(command.builder(), new Output());
    } catch (IOException failure) {
      throw new ProgramException(
          command.name(), ProgramReason.NOT_STARTED, String.valueOf(failure.getMessage()));
    }
    introduction = introduce(command, patience);
    introduction.unasked().forEach(child::note);
  }

  /// {@return a run that has introduced itself}
  static Run start(LaunchCommand command, Patience patience) throws ProgramException {
    return new Run(command, patience);
  }

  private Introduction introduce(LaunchCommand command, Patience patience) throws ProgramException {
    try {
      String line = firstLine.get(patience.start().toMillis(), TimeUnit.MILLISECONDS);
      return IntroductionReader.read(command.name(), line);
    } catch (ProgramException unfit) {
      child.kill();
      throw unfit;
    } catch (TimeoutException silent) {
      child.kill();
      throw new ProgramException(
          command.name(), ProgramReason.SILENT, Durations.of(patience.start()), log());
    } catch (ExecutionException ended) {
      throw new ProgramException(
          command.name(),
          ProgramReason.ENDED,
          String.valueOf(Objects.requireNonNull(ended.getCause()).getMessage()),
          command.isWithoutRunner() && child.tellingLine().isEmpty()
              ? Phrase.of("program.no-runner-used")
              : log());
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      child.kill();
      throw new ProgramException(command.name(), ProgramReason.ENDED, "interrupted", log());
    }
  }

  /// {@return how its log ends, or what may be wrong if it has none}
  private Phrase log() {
    String last = child.tellingLine();
    return last.isEmpty()
        ? Phrase.of("program.no-log")
        : Phrase.of("program.log", JsonWriter.quoted(last));
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

  /// {@return whether it has not been asked anything yet}
  boolean isFresh() {
    return child.isAlive() && !asked;
  }

  Optional<MethodFailure.Stray> stray() {
    return stray;
  }

  /// Expects an answer. The question has to be sent then.
  CompletableFuture<Result> expect(long id) {
    asked = true;
    CompletableFuture<Result> result = new CompletableFuture<>();
    waiting.put(id, result);
    if (!child.isAlive()) {
      result.complete(gone("ended"));
    }
    return result;
  }

  /// Closes the input of a program that is silent, and kills it if that does not make it answer.
  ///
  /// @return whether the answer to a question came then
  boolean comesWhenClosed(CompletableFuture<Result> result) {
    child.closeInput();
    try {
      return result.get(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS) instanceof Result.Line;
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
    return new Result.Gone(new MethodFailure.Died(exit, child.tellingLine()));
  }

  /// Takes the output, on the thread that reads it.
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
          straysInARow = 0;
          result.complete(new Result.Line(line, members));
          return;
        }
      } catch (JsonException _) {
        // No answer: told below.
      }
      stray = Optional.of(new MethodFailure.Stray(lines, PlainText.brief(line)));
      child.note(line);
      if (++straysInARow == MOST_STRAYS) {
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
