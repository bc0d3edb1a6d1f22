package collisionbench.bench.method;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/// Questions to one run of a program. At most a window of them is in flight; they are sent a
/// quarter of the window at a time.
final class Batch {

  /// The most questions in flight.
  static final int WINDOW = 1024;

  private static final int CHUNK = WINDOW / 4;

  private final Run run;
  private final List<ProgramQuestion> questions;
  private final AtomicLong ids;
  private final List<CompletableFuture<Run.Result>> results = new ArrayList<>();

  /// @param ids the source of the question ids
  Batch(Run run, List<ProgramQuestion> questions, AtomicLong ids) {
    this.run = run;
    this.questions = questions;
    this.ids = ids;
  }

  /// {@return the result of a question, after waiting for it if necessary; callers must go through
  /// the questions in order}
  ///
  /// @throws TimeoutException if it does not arrive in time
  Run.Result get(int index, Duration patience) throws TimeoutException {
    if (results.size() - index <= WINDOW - CHUNK) {
      send(Math.min(questions.size(), results.size() + (index == 0 ? WINDOW : CHUNK)));
    }
    try {
      return results.get(index).get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new TimeoutException("interrupted");
    }
  }

  /// {@return whether the answer arrives once the input is closed; the run ends in any case}
  boolean answersWhenClosed(int index) {
    return run.answersWhenClosed(results.get(index));
  }

  private void send(int to) {
    StringBuilder lines = new StringBuilder();
    for (ProgramQuestion question : questions.subList(results.size(), to)) {
      long id = ids.incrementAndGet();
      results.add(run.expect(id));
      lines.append(question.line(id, run.introduction().encoding()));
    }
    if (!lines.isEmpty()) {
      boolean isLast = to == questions.size() && to > 1;
      run.child().send(isLast ? lines.append('\n').toString() : lines.toString());
    }
  }
}
