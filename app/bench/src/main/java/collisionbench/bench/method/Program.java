package collisionbench.bench.method;

import collisionbench.bench.method.Introduction.Offer;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.ShapeType;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A program that answers questions, in one or more processes that are asked in turn.
public final class Program implements AutoCloseable {

  private final LaunchCommand command;
  private final List<ProgramProcess> processes = new ArrayList<>();
  private final AtomicInteger turn = new AtomicInteger();

  /// A question to a program and its reply, with the original lines.
  ///
  /// @param asked the line that was sent, without its line end
  /// @param answered the line of the answer, if there was one
  public record Exchange(
      String method,
      Question question,
      String asked,
      Optional<String> answered,
      ProgramReply reply) {}

  private Program(
      LaunchCommand command, Patience patience, int count, Predicate<LaunchCommand> mayRun)
      throws ProgramException {
    this.command = command;
    try {
      while (processes.size() < count) {
        processes.add(new ProgramProcess(command, patience, mayRun));
      }
    } catch (ProgramException unusable) {
      processes.forEach(ProgramProcess::close);
      throw unusable;
    }
  }

  /// {@return a program in several processes, all of which have introduced themselves}
  public static Program start(LaunchCommand command, Patience patience, int processes)
      throws ProgramException {
    return new Program(command, patience, processes, _ -> true);
  }

  /// {@return a program that has introduced itself}
  ///
  /// @param mayRun whether it may be started; asked each time, since its files may change
  public static Program start(
      LaunchCommand command, Patience patience, Predicate<LaunchCommand> mayRun)
      throws ProgramException {
    return new Program(command, patience, 1, mayRun);
  }

  private ProgramProcess first() {
    return processes.getFirst();
  }

  /// {@return why a method is no longer asked; empty if it is}
  public Optional<MethodFailure> givenUp(String method) {
    return first().givenUp(method);
  }

  /// {@return why none of its methods is asked any more; empty if one is}
  Optional<MethodFailure> givenUp() {
    List<Optional<MethodFailure>> all =
        introduction().methods().stream().map(offer -> givenUp(offer.name())).toList();
    return all.stream().allMatch(Optional::isPresent) ? all.getFirst() : Optional.empty();
  }

  /// {@return whether its process is running; the next question restarts it otherwise}
  boolean isAlive() {
    return first().run().child().isAlive();
  }

  Introduction introduction() {
    return first().run().introduction();
  }

  public LaunchCommand command() {
    return command;
  }

  ProcessHandle process() {
    return first().run().child().handle();
  }

  /// {@return [#unasked], and the end of its log: what it printed besides answers}
  public String log() {
    return unasked().stream().map(line -> line + '\n').collect(Collectors.joining())
        + first().run().child().log();
  }

  /// {@return the line in which it introduced itself}
  public String firstLine() {
    return first().run().firstLine();
  }

  /// {@return warnings in English about functions that seem to be misspelt}
  public List<String> unasked() {
    return introduction().unasked();
  }

  /// Passes on what the first process prints besides answers.
  public void forwardLog(Consumer<String> to) {
    first().forwardLog(to);
  }

  /// Ends the first process and waits briefly until all that it printed has been passed on.
  public void finish() {
    first().run().child().finish();
  }

  /// {@return one ordinary question for each method and pair, asked when it is come to}
  public Stream<Exchange> tryOut() {
    return introduction().methods().stream()
        .flatMap(offer -> offer.pairs().stream().map(pair -> Map.entry(offer, pair)))
        .toList() // the iterator of a flat map would ask about all pairs of a method at once
        .stream()
        .map(entry -> tryOut(entry.getKey(), entry.getValue()));
  }

  private Exchange tryOut(Offer offer, Pair pair) {
    return first().exchange(new ProgramQuestion(offer, example(pair), Steps.UNASKED, false));
  }

  /// {@return an ordinary question: the default shapes of the editor, half a unit apart}
  static Question example(Pair pair) {
    Body a = Body.example(ShapeType.of(pair.a()));
    Body b = Body.example(ShapeType.of(pair.b()));
    return BodyQuestion.of(a, b.movedBy(new Vec3(0.5, 0.25, 0.125)));
  }

  /// {@return the reply to a question}
  ProgramReply ask(ProgramQuestion question) {
    int next = Math.floorMod(turn.getAndIncrement(), processes.size());
    return processes.get(next).ask(List.of(question)).getFirst();
  }

  /// {@return the replies of the first process to questions, in order}
  List<ProgramReply> ask(List<ProgramQuestion> questions) {
    return first().ask(questions);
  }

  /// Ends its processes without waiting for them. Questions in flight are not asked again.
  @Override
  public void close() {
    processes.forEach(ProgramProcess::close);
  }
}
