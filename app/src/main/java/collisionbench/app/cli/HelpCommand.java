package collisionbench.app.cli;

import collisionbench.app.text.NearMiss;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Prints the same as `--help`. picocli's own help command declares options that clash with those
/// inherited by all our commands.
@Command(name = "help", description = "Shows help for a command, as its --help does.")
final class HelpCommand extends BenchCommand {

  @Parameters(
      arity = "0..1",
      paramLabel = "COMMAND",
      description = "A command (default: a list of all commands).")
  private Optional<String> command = Optional.empty();

  @Override
  public Integer call() throws CommandException {
    CommandLine root = commandLine().getParent();
    CommandLine described = command.isPresent() ? named(command.get(), root) : root;
    described.usage(root.getOut());
    root.getOut().flush();
    return Status.DONE;
  }

  private static CommandLine named(String name, CommandLine root) throws CommandException {
    CommandLine named = root.getSubcommands().get(name);
    if (named == null) {
      throw new CommandException(
          name
              + ": no such command"
              + NearMiss.hint(name, List.copyOf(root.getSubcommands().keySet())));
    }
    return named;
  }
}
