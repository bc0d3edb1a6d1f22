package collisionbench.bench.method;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
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
    if (!(this instanceof Answered(Answer.Decided given, OptionalLong nanoseconds))) {
      return this;
    }
    Answer.Decided turned = given.normal().map(Vec3::negated).map(given::withNormal).orElse(given);
    Answer.Decided answer =
        given.separation().map(Separation3::swapped).map(turned::withSeparation).orElse(turned);
    return new Answered(
        answer.contact().map(Separation3::swapped).map(answer::withContact).orElse(answer),
        nanoseconds);
  }

  /// There is no answer.
  record Failed(MethodFailure failure) implements ProgramReply {}
}
