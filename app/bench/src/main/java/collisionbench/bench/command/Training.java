package collisionbench.bench.command;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A training run for an AOT cache, which speeds up later starts of commands that draw nothing.
public final class Training {

  /// The scene that is read and answered.
  public static final String SCENE = "playground";

  private static final List<String> COMMANDS =
      List.of("list", "check " + SCENE, "check --json --touching " + SCENE);

  private Training() {}

  /// Runs the commands.
  public static void main(String[] args) {
    COMMANDS.forEach(command -> run(Commands.WITHOUT_PICTURES, List.of(command.split(" ", -1))));
    System.exit(Status.DONE);
  }

  /// Runs a command and drops its output.
  public static void run(Commands commands, List<String> command) {
    PrintWriter nowhere =
        new PrintWriter(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    int _ = commands.run(command.toArray(String[]::new), nowhere, nowhere);
  }
}
