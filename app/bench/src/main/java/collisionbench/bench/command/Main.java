package collisionbench.bench.command;

import java.io.PrintWriter;

/// Starts a command that draws nothing.
public final class Main {

  private Main() {}

  /// Runs one command and exits with its status.
  public static void main(String[] args) {
    PrintWriter err = new PrintWriter(System.err, true, System.err.charset());
    System.exit(Commands.WITHOUT_PICTURES.run(args, err));
  }
}
