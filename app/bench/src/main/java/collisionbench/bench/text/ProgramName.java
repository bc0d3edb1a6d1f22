package collisionbench.bench.text;

/// The command that starts the program.
public final class ProgramName {

  /// The launcher sets it: `app/run` in a checkout, `collision-bench` from a package.
  public static final String COMMAND =
      System.getProperty("collisionbench.command", "collision-bench");

  private ProgramName() {}
}
