package collisionbench.methods.method;

import java.time.Duration;
import java.util.Optional;

/// Why a method failed to answer.
public sealed interface MethodFailure {

  /// It threw, or its program reported an exception.
  ///
  /// @param message what was thrown
  record Threw(String message) implements MethodFailure {}

  /// No answer came in time.
  ///
  /// @param patience how long the bench waited
  /// @param stray a line that the program printed instead, if it did
  record TimedOut(Duration patience, Optional<Stray> stray) implements MethodFailure {}

  /// The answer came only when the input was closed: the program does not flush its output.
  record NotFlushed(Duration patience) implements MethodFailure {}

  /// The process ended before it answered.
  ///
  /// @param exit how it ended, such as `exit code 3`
  /// @param log the last line of its standard error; empty if there is none
  record Died(String exit, String log) implements MethodFailure {}

  /// The line with the id of the question is no valid answer.
  ///
  /// @param reason what is wrong with it
  record Malformed(String reason) implements MethodFailure {}

  /// The same question got two different answers.
  record Unsteady() implements MethodFailure {}

  /// The program failed too often and is no longer asked.
  ///
  /// @param last the last failure
  record GivenUp(MethodFailure last) implements MethodFailure {}

  /// A line of output that is no answer to any question.
  ///
  /// @param number of the line, from 1
  record Stray(int number, String line) {}
}
