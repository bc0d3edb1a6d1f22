package collisionbench.bench.method;

import collisionbench.methods.method.MethodFailure;
import java.util.List;
import java.util.Optional;

/// The state of a live program.
///
/// @param phase the phase after the last start
/// @param program the running program, if there is one
/// @param methods its methods; the same objects until its processes change
/// @param refusal why its last start failed
public record ProgramState(
    Phase phase,
    Optional<Program> program,
    List<ProgramMethod> methods,
    Optional<ProgramException> refusal) {

  /// The state before the first start.
  static final ProgramState FIRST =
      new ProgramState(Phase.STARTING, Optional.empty(), List.of(), Optional.empty());

  public ProgramState {
    methods = List.copyOf(methods);
  }

  /// The phases of a live program.
  public enum Phase {
    /// It has not introduced itself yet. An older process may still answer.
    STARTING,
    /// It answers.
    RUNNING,
    /// Its process has ended; the next question starts it again.
    STOPPED,
    /// It failed too often and is not asked again.
    ENDED,
    /// Its changed file does not start; the older process still answers.
    OUTDATED,
    /// It does not run before the user agrees.
    UNAGREED,
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
    Phase without = isUnagreed(reason) ? Phase.UNAGREED : Phase.REFUSED;
    return new ProgramState(
        program.isPresent() ? Phase.OUTDATED : without,
        program,
        program.map(before -> ProgramMethod.of(before, true)).orElse(List.of()),
        Optional.of(reason));
  }

  private static boolean isUnagreed(ProgramException reason) {
    return reason.is("program.unagreed");
  }

  /// {@return whether it starts once the user agrees to it as it is now}
  public boolean awaitsAgreement() {
    return refusal.filter(ProgramState::isUnagreed).isPresent();
  }

  /// {@return its current phase}
  public Phase now() {
    if (phase != Phase.RUNNING) {
      return phase;
    }
    if (failure().isPresent()) {
      return Phase.ENDED;
    }
    return program.filter(Program::isAlive).isPresent() ? Phase.RUNNING : Phase.STOPPED;
  }

  /// {@return why it is not asked again; empty if it is}
  public Optional<MethodFailure> failure() {
    return program.flatMap(Program::givenUp);
  }
}
