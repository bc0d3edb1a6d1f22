package collisionbench.bench.text;

/// The command that starts the program.
public final class ProgramName {

  /// Set by `app/run`; otherwise that of a package.
  public static final String COMMAND =
      System.getProperty("collisionbench.command", "collision-bench");

  private ProgramName() {}

  /// {@return a text in which `@program` stands for the command}
  public static String in(String text) {
    return text.replace("@program", COMMAND);
  }
}
