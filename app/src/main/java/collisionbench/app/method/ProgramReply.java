package collisionbench.app.method;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.MethodFailure;
import java.util.OptionalLong;

/// The result of a question to a program.
public sealed interface ProgramReply {

  /// The program answered.
  ///
  /// @param answer its answer; undecided if the program declined
  /// @param nanoseconds the duration measured by the program
  record Answered(Answer answer, OptionalLong nanoseconds) implements ProgramReply {}

  /// {@return the reply to the question with A and B swapped, for two different kinds of shape}
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
