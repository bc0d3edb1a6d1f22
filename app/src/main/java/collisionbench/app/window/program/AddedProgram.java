package collisionbench.app.window.program;

import collisionbench.bench.comparison.FailureWords;
import collisionbench.bench.method.LiveProgram;
import collisionbench.bench.method.ProgramMethod;
import collisionbench.bench.method.ProgramState;
import collisionbench.bench.method.ProgramState.Phase;
import collisionbench.bench.text.Phrase;
import java.util.List;
import java.util.Optional;

/// A program that the user added, as it stands.
record AddedProgram(LiveProgram program, ProgramState state) {

  Phase phase() {
    return state.now();
  }

  List<ProgramMethod> methods() {
    return state.methods();
  }

  /// {@return why it does not answer, or not as its file is now; empty if it does}
  Optional<Phrase> trouble() {
    return state
        .refusal()
        .map(reason -> reason.phrase())
        .or(() ->
            state.failure().map(failure -> Phrase.about(program.name(), FailureWords.of(failure))));
  }
}
