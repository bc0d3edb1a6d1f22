package collisionbench.bench.method;

import collisionbench.bench.json.JsonObject;
import collisionbench.methods.method.MethodFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// A process of a program, restarted whenever it ends.
///
/// A question is blamed for a failure only if it fails again, alone in a fresh process, because any
/// of the questions in flight may have killed the process. Any number of threads may ask
/// concurrently; a suspect waits until all others have their answers.
final class ProgramProcess {

  /// One question in this many is asked twice.
  static final int ASKED_TWICE = 100;

  private final LaunchCommand command;
  private final Patience patience;
  private final Predicate<LaunchCommand> mayRun;
  private final ReadWriteLock turns = new ReentrantReadWriteLock();
  private final AtomicLong ids = new AtomicLong();
  private final AtomicLong count = new AtomicLong();
  private final Map<String, FailureCount> failures = new ConcurrentHashMap<>();
  private volatile Consumer<String> log = _ -> {};
  private volatile Run run;
  private volatile boolean failing;
  private volatile boolean hangs;
  private volatile boolean closed;

  /// @param mayRun asked before each start
  ProgramProcess(LaunchCommand command, Patience patience, Predicate<LaunchCommand> mayRun)
      throws ProgramException {
    this.command = command;
    this.patience = patience;
    this.mayRun = mayRun;
    run = start();
  }

  private Run start() throws ProgramException {
    if (!mayRun.test(command)) {
      throw new ProgramException(command.name(), "program.unagreed");
    }
    return Run.start(command, patience);
  }

  /// {@return the current run, which may have ended}
  Run run() {
    return run;
  }

  /// {@return why a method is no longer asked; empty if it is}
  Optional<MethodFailure> givenUp(String method) {
    return failures(method).givenUp();
  }

  private FailureCount failures(String method) {
    return failures.computeIfAbsent(method, _ -> new FailureCount(patience));
  }

  /// Passes on what the process and its successors print besides answers.
  void forwardLog(Consumer<String> to) {
    log = to;
    run.child().forwardLog(to);
  }

  /// Asks one question.
  ///
  /// @return the question, its lines and the reply
  Program.Exchange exchange(ProgramQuestion asked) {
    String question = asked.line(ids.get() + 1, run.introduction().encoding()).strip();
    Optional<String> line = Optional.empty();
    ProgramReply reply;
    Optional<MethodFailure> givenUp = givenUp(asked.offer().name());
    if (givenUp.isPresent()) {
      reply = new ProgramReply.Failed(givenUp.get());
      return new Program.Exchange(asked.offer().name(), asked.question(), question, line, reply);
    }
    try {
      Batch batch = new Batch(current(), List.of(asked), ids);
      if (batch.get(0, patience.answer())
          instanceof Run.Result.Line(String text, JsonObject members)) {
        line = Optional.of(text);
        reply = asked.read(members);
      } else {
        reply = alone(asked);
      }
    } catch (TimeoutException | ProgramException _) {
      reply = alone(asked);
    }
    return new Program.Exchange(asked.offer().name(), asked.question(), question, line, reply);
  }

  /// {@return the replies to questions, in order}
  List<ProgramReply> ask(List<ProgramQuestion> questions) {
    List<ProgramReply> replies = new ArrayList<>(askOnce(questions));
    for (int i = 0; i < replies.size(); i++) {
      if (count.incrementAndGet() % ASKED_TWICE == 0
          && replies.get(i) instanceof ProgramReply.Answered first
          && askOnce(questions.subList(i, i + 1)).getFirst() instanceof ProgramReply.Answered again
          && !first.answer().equals(again.answer())) {
        replies.set(i, new ProgramReply.Failed(new MethodFailure.Unsteady()));
      }
    }
    return replies;
  }

  private List<ProgramReply> askOnce(List<ProgramQuestion> questions) {
    List<ProgramReply> replies = new ArrayList<>(questions.size());
    while (replies.size() < questions.size()) {
      ProgramQuestion next = questions.get(replies.size());
      Optional<MethodFailure> givenUp = givenUp(next.offer().name());
      if (givenUp.isPresent()) {
        replies.add(new ProgramReply.Failed(givenUp.get()));
        continue;
      }
      if (!failing) {
        List<ProgramQuestion> rest = questions.subList(replies.size(), questions.size());
        replies.addAll(locked(turns.readLock(), () -> together(rest)));
      }
      if (replies.size() < questions.size()) {
        ProgramQuestion suspect = questions.get(replies.size());
        replies.add(locked(turns.writeLock(), () -> alone(suspect)));
      }
    }
    return replies;
  }

  private static <T> T locked(Lock lock, Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  /// {@return the replies to the first questions, as many as are answered before one fails}
  private List<ProgramReply> together(List<ProgramQuestion> questions) {
    List<ProgramReply> replies = new ArrayList<>();
    Run shared;
    try {
      shared = current();
    } catch (ProgramException _) {
      return replies;
    }
    Batch batch = new Batch(shared, questions, ids);
    try {
      for (int i = 0; i < questions.size(); i++) {
        if (!(batch.get(i, patience.answer()) instanceof Run.Result.Line(var _, JsonObject line))) {
          return replies;
        }
        replies.add(questions.get(i).read(line));
      }
    } catch (TimeoutException _) {
      shared.child().kill();
    }
    return replies;
  }

  /// {@return the reply to a question that is asked in a fresh process}
  private ProgramReply alone(ProgramQuestion question) {
    Run fresh;
    try {
      fresh = fresh();
    } catch (ProgramException failure) {
      return failed(
          question,
          failure.is("program.silent")
              ? new MethodFailure.TimedOut(patience.first(command), Optional.empty())
              : new MethodFailure.Died(failure.getMessage(), ""));
    }
    Batch batch = new Batch(fresh, List.of(question), ids);
    try {
      return switch (batch.get(0, patience.answer())) {
        case Run.Result.Line(var _, JsonObject line) -> {
          failures(question.offer().name()).answered();
          failing = false;
          yield question.read(line);
        }
        case Run.Result.Gone(MethodFailure.Died died) -> failed(question, died);
      };
    } catch (TimeoutException _) {
      // One that hung before is not awaited for longer.
      hangs = hangs || !batch.answersWhenClosed(0);
      fresh.child().kill();
      return failed(
          question,
          hangs
              ? new MethodFailure.TimedOut(patience.answer(), fresh.stray())
              : new MethodFailure.NotFlushed(patience.answer()));
    }
  }

  /// Counts a failure that a question caused.
  private ProgramReply failed(ProgramQuestion question, MethodFailure failure) {
    failing = true;
    failures(question.offer().name()).failed(question, failure);
    return new ProgramReply.Failed(failure);
  }

  private synchronized Run current() throws ProgramException {
    if (!run.child().isAlive()) {
      startAgain();
    }
    return run;
  }

  private synchronized Run fresh() throws ProgramException {
    if (!run.isFresh()) {
      run.child().kill();
      startAgain();
    }
    return run;
  }

  private void startAgain() throws ProgramException {
    if (!closed) {
      run = start();
      run.child().forwardLog(log);
    }
    if (closed) {
      run.child().end();
      throw new ProgramException(command.name(), "program.closed");
    }
  }

  /// Ends the process without waiting for it. Questions in flight are not asked again.
  void close() {
    closed = true;
    run.child().end();
  }
}
