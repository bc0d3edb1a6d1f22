package collisionbench.app.method;

import collisionbench.app.text.ReasonKind;

/// Why a program cannot be used, or a line of its output cannot be read.
public enum ProgramReason implements ReasonKind {
  /// The command has no words.
  NO_COMMAND,
  /// There is no such file or command.
  NOT_FOUND,
  /// The file is in the folder, but its name alone is not a path.
  IN_FOLDER,
  /// The user has not agreed to the command and its files as they are now.
  UNAGREED,
  /// A folder cannot be run.
  FOLDER,
  /// The working directory does not exist.
  NO_FOLDER,
  /// The file is not executable.
  NOT_EXECUTABLE,
  /// The file is source code that has to be compiled.
  SOURCE,
  /// The interpreter for such files is missing.
  NO_RUNNER,
  /// The system could not start it.
  NOT_STARTED,
  /// The first line did not arrive in time.
  SILENT,
  /// The process ended before its first line.
  ENDED,
  /// The bench ended it.
  CLOSED,
  /// A method has the name of another.
  NAME_TAKEN,
  /// The first line is not JSON.
  NOT_JSON,
  /// The first line is JSON, but not an introduction.
  NO_INTRODUCTION,
  /// No function of the file is named after a pair.
  NO_FUNCTION,
  /// A name is used twice or is invalid.
  BAD_NAME,
  /// It has more methods than the bench looks at one by one.
  TOO_MANY_METHODS,
  /// There is no pair with that name.
  UNKNOWN_PAIR,
  /// The methods file of a folder is invalid.
  NO_OFFER,
  /// The two kinds of a pair are in the wrong order.
  WRONG_ORDER,
  /// Answers have no such member.
  UNKNOWN_ANSWER,
  /// The pair has no segment, so nothing can cross.
  NO_SEGMENT;

  @Override
  public String prefix() {
    return "program.";
  }
}
