package collisionbench.app.method;

import collisionbench.app.json.JsonObject;
import collisionbench.app.method.Introduction.Offer;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/// A program that answers questions, started again whenever it ends.
///
/// A question is blamed for a failure only if it fails again, asked alone in a fresh process: of
/// many under way when a process dies, one may have killed it. Any number of threads may ask at
/// once; a suspect waits until all others have their answers. Copies of a program are asked in
/// turn, so that as many threads do not wait for one another.
public final class Program implements AutoCloseable {

  /// One question in so many is asked twice.
  static final int ASKED_TWICE = 100;

  /// So many silences in a row, or deaths in all, end the program.
  private static final int MOST_SILENCES = 3;

  private static final int MOST_DEATHS = 1000;

  private final Command command;
  private final Patience patience;
  private final ReadWriteLock turns = new ReentrantReadWriteLock();
  private final AtomicLong ids = new AtomicLong();
  private final AtomicLong count = new AtomicLong();
  private final AtomicInteger silences = new AtomicInteger();
  private final AtomicInteger deaths = new AtomicInteger();
  private final List<Program> copies = new ArrayList<>();
  private final AtomicInteger turn = new AtomicInteger();
  private volatile Run run;
  private volatile boolean closed;
  private volatile Optional<MethodFailure> givenUp = Optional.empty();

  /// A question to one of the methods of the program.
  ///
  /// @param question in the order of the pair's name
  /// @param steps takes the steps of the answer
  record Asked(Offer offer, Question question, Steps steps) {

    String line(long id, Encoding encoding) {
      return new QuestionLine(id, offer.name(), question, offer.sweeps(), steps.isAsked())
          .in(encoding);
    }

    private ProgramReply read(JsonObject line) {
      return AnswerReader.read(line, question, steps);
    }
  }

  private Program(Command command, Patience patience) throws ProgramException {
    this.command = command;
    this.patience = patience;
    run = Run.start(command, patience);
  }

  /// {@return a program that has introduced itself}
  public static Program start(Command command, Patience patience) throws ProgramException {
    return new Program(command, patience);
  }

  /// {@return a program of so many processes, all of which have introduced themselves}
  public static Program start(Command command, Patience patience, int processes)
      throws ProgramException {
    Program program = start(command, patience);
    try {
      while (program.copies.size() < processes - 1) {
        program.copies.add(start(command, patience));
      }
    } catch (ProgramException unusable) {
      program.close();
      throw unusable;
    }
    return program;
  }

  /// {@return its methods}
  public List<ProgramMethod> methods() {
    return methods(false);
  }

  /// @param outdated whether the program has changed since, and does not start any more
  List<ProgramMethod> methods(boolean outdated) {
    return introduction().methods().stream()
        .map(offer -> new ProgramMethod(this, offer, outdated))
        .toList();
  }

  /// {@return why the program is not asked any more; empty if it is}
  public Optional<MethodFailure> givenUp() {
    return givenUp;
  }

  /// {@return whether its process runs now; the next question starts one that does not}
  boolean isAlive() {
    return run.child().isAlive();
  }

  Introduction introduction() {
    return run.introduction();
  }

  public Command command() {
    return command;
  }

  ProcessHandle process() {
    return run.child().handle();
  }

  /// {@return what it has printed beside its answers, the end of it}
  public String log() {
    return run.child().log();
  }

  /// {@return the line in which it introduced itself}
  public String firstLine() {
    return run.firstLine();
  }

  /// {@return what there is to say, in English, of functions that seem to be misspelt}
  public List<String> unasked() {
    return introduction().unasked();
  }

  /// {@return what comes of one ordinary question for each method and pair}
  public List<Exchange> tryOut() {
    List<Exchange> exchanges = new ArrayList<>();
    for (Offer offer : introduction().methods()) {
      for (Pair pair : offer.pairs()) {
        exchanges.add(exchange(new Asked(offer, Examples.of(pair), Steps.UNASKED)));
      }
    }
    return exchanges;
  }

  private Exchange exchange(Asked asked) {
    String question = asked.line(ids.get() + 1, introduction().encoding()).strip();
    Optional<String> line = Optional.empty();
    ProgramReply reply;
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
    return new Exchange(asked.offer().name(), asked.question(), question, line, reply);
  }

  /// {@return what comes of a question}
  ProgramReply ask(Asked asked) {
    int next = Math.floorMod(turn.getAndIncrement(), copies.size() + 1);
    Program asking = next == 0 ? this : copies.get(next - 1);
    return asking.ask(List.of(asked)).getFirst();
  }

  /// {@return what comes of questions, in their order}
  List<ProgramReply> ask(List<Asked> questions) {
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

  private List<ProgramReply> askOnce(List<Asked> questions) {
    List<ProgramReply> replies = new ArrayList<>(questions.size());
    while (replies.size() < questions.size()) {
      List<Asked> rest = questions.subList(replies.size(), questions.size());
      if (givenUp.isPresent()) {
        rest.forEach(_ -> replies.add(new ProgramReply.Failed(givenUp.get())));
      } else {
        replies.addAll(locked(turns.readLock(), () -> together(rest)));
        if (replies.size() < questions.size()) {
          Asked suspect = questions.get(replies.size());
          replies.add(locked(turns.writeLock(), () -> alone(suspect)));
        }
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
  private List<ProgramReply> together(List<Asked> questions) {
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
        silences.set(0);
      }
    } catch (TimeoutException _) {
      shared.child().kill();
    }
    return replies;
  }

  /// {@return the reply to a question that is asked in a fresh process}
  private ProgramReply alone(Asked question) {
    Run fresh;
    try {
      fresh = fresh();
    } catch (ProgramException failure) {
      return failed(new MethodFailure.Died(failure.getMessage(), ""));
    }
    Batch batch = new Batch(fresh, List.of(question), ids);
    try {
      return switch (batch.get(0, patience.answer())) {
        case Run.Result.Line(var _, JsonObject line) -> {
          silences.set(0);
          yield question.read(line);
        }
        case Run.Result.Gone(MethodFailure.Died died) -> failed(died);
      };
    } catch (TimeoutException _) {
      return failed(
          batch.comesWhenClosed(0)
              ? new MethodFailure.NotFlushed(patience.answer())
              : new MethodFailure.TimedOut(patience.answer(), fresh.stray()));
    }
  }

  /// Counts a failure that a question is to blame for.
  private ProgramReply failed(MethodFailure failure) {
    boolean tooMany =
        failure instanceof MethodFailure.Died
            ? deaths.incrementAndGet() >= MOST_DEATHS
            : silences.incrementAndGet() >= MOST_SILENCES;
    if (tooMany) {
      givenUp = Optional.of(new MethodFailure.GivenUp(failure));
    }
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
      run = Run.start(command, patience);
    }
    if (closed) {
      run.child().end();
      throw new ProgramException(command.name(), ProgramReason.CLOSED);
    }
  }

  /// Ends it, and returns at once. Questions that are still under way are not asked again.
  @Override
  public void close() {
    closed = true;
    run.child().end();
    copies.forEach(Program::close);
  }
}
