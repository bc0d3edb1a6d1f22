package collisionbench.app.cli;

/// How a command ends.
final class Status {

  static final int DONE = 0;
  static final int DOES_NOT_HOLD = 1;
  static final int FAILED = 2;

  private Status() {}
}
