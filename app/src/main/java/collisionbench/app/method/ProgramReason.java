package collisionbench.app.method;

import collisionbench.app.text.ReasonKind;

/// Why a program cannot be used, or a line of it not be read.
public enum ProgramReason implements ReasonKind {
  /// The command has no words.
  NO_COMMAND,
  /// There is no such file or command.
  NOT_FOUND,
  /// A folder cannot be run.
  FOLDER,
  /// There is no such folder to run it in.
  NO_FOLDER,
  /// The file may not be executed.
  NOT_EXECUTABLE,
  /// What runs such files is missing.
  NO_RUNNER,
  /// The system could not start it.
  NOT_STARTED,
  /// The first line did not come in time.
  SILENT,
  /// The process ended before its first line.
  ENDED,
  /// It was ended by the bench.
  CLOSED,
  /// A method has the name of another.
  NAME_TAKEN,
  /// The first line is not JSON.
  NOT_JSON,
  /// The first line is JSON, but not an introduction.
  NO_INTRODUCTION,
  /// A name is given twice, or is no name.
  BAD_NAME,
  /// There is no pair of that name.
  UNKNOWN_PAIR,
  /// A file of a folder does not say which methods it offers.
  NO_OFFER,
  /// The two kinds of a pair are named in the other order.
  WRONG_ORDER,
  /// No answer has such a member.
  UNKNOWN_ANSWER;

  @Override
  public String prefix() {
    return "program.";
  }
}
