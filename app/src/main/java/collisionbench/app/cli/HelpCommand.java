package collisionbench.app.cli;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Prints what `--help` prints. The command of that name in picocli has options of its own, which
/// those that all our commands have would double.
@Command(name = "help", description = "Says more about a command, as its --help does.")
final class HelpCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "COMMAND",
      description = "A command; all of them if none is given.")
  private Optional<String> command = Optional.empty();

  @Override
  public Integer call() throws CommandException {
    CommandLine root = Objects.requireNonNull(spec).commandLine().getParent();
    CommandLine asked = command.isPresent() ? named(command.get(), root) : root;
    asked.usage(root.getOut());
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
