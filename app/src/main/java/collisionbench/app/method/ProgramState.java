package collisionbench.app.method;

import collisionbench.methods.method.MethodFailure;
import java.util.List;
import java.util.Optional;

/// How a program that is kept running stands.
///
/// @param phase as of the last start
/// @param program the process that answers, if there is one
/// @param methods its methods; the same objects as long as they answer the same
/// @param refusal why it could not be started last
public record ProgramState(
    Phase phase,
    Optional<Program> program,
    List<ProgramMethod> methods,
    Optional<ProgramException> refusal) {

  /// Before its first start.
  static final ProgramState FIRST =
      new ProgramState(Phase.STARTING, Optional.empty(), List.of(), Optional.empty());

  public ProgramState {
    methods = List.copyOf(methods);
  }

  /// What a program is at.
  public enum Phase {
    /// It has not introduced itself yet. A process from before may still answer.
    STARTING,
    /// It answers.
    RUNNING,
    /// Its process has ended; the next question starts it again.
    STOPPED,
    /// It failed too often, and is not asked any more.
    ENDED,
    /// Its file has changed and does not start; the process from before still answers.
    OUTDATED,
    /// It cannot be used.
    REFUSED
  }

  ProgramState starting() {
    return new ProgramState(Phase.STARTING, program, methods, Optional.empty());
  }

  static ProgramState running(Program program) {
    return new ProgramState(
        Phase.RUNNING, Optional.of(program), ProgramMethod.of(program), Optional.empty());
  }

  ProgramState refused(ProgramException reason) {
    return new ProgramState(
        program.isPresent() ? Phase.OUTDATED : Phase.REFUSED,
        program,
        program.map(before -> ProgramMethod.of(before, true)).orElse(List.of()),
        Optional.of(reason));
  }

  /// {@return what it is at now}
  public Phase now() {
    if (phase != Phase.RUNNING) {
      return phase;
    }
    if (failure().isPresent()) {
      return Phase.ENDED;
    }
    return program.filter(Program::isAlive).isPresent() ? Phase.RUNNING : Phase.STOPPED;
  }

  /// {@return why it is not asked any more; empty if it is}
  public Optional<MethodFailure> failure() {
    return program.flatMap(Program::givenUp);
  }
}
