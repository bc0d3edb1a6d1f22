package collisionbench.app.method;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.MethodFailure;
import java.util.OptionalLong;

/// What came of a question to a program.
public sealed interface ProgramReply {

  /// The program answered.
  ///
  /// @param answer undecided if the program refused
  /// @param nanoseconds how long it took by the program's own clock
  record Answered(Answer answer, OptionalLong nanoseconds) implements ProgramReply {}

  /// {@return the reply to the same question with A and B swapped, of two kinds of shape}
  default ProgramReply swapped() {
    return this instanceof Answered(Answer.Decided answer, OptionalLong nanoseconds)
        ? new Answered(
            answer
                .separation()
                .map(separation -> answer.withSeparation(separation.swapped()))
                .orElse(answer),
            nanoseconds)
        : this;
  }

  /// There is no answer.
  record Failed(MethodFailure failure) implements ProgramReply {}
}
