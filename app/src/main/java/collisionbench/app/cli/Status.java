package collisionbench.app.cli;

/// The exit statuses of commands.
final class Status {

  static final int DONE = 0;
  static final int DOES_NOT_HOLD = 1;
  static final int FAILED = 2;

  private Status() {}
}
