package collisionbench.bench.command;

import collisionbench.bench.text.NearMiss;
import java.lang.module.ModuleDescriptor;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;

/// Opens the window.
@Command(
    description =
        "A test bench for collision tests: drag shapes together and see them touch. Without a"
            + " command, opens the window.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = RootCommand.Version.class,
    sortOptions = false,
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:done",
      "1:a check failed",
      "2:bad command line, or something could not be read or written"
    })
final class RootCommand extends BenchCommand {

  private final Window window;

  @Parameters(
      arity = "0..1",
      paramLabel = "SCENE",
      description = NamedScene.HELP + " Or a folder of scenes, or a lesson folder.")
  private Optional<String> scene = Optional.empty();

  @Option(
      names = "--verbose",
      scope = ScopeType.INHERIT,
      description = "Print timings, and stack traces of failures.")
  private boolean verbose;

  RootCommand(Window window) {
    this.window = window;
  }

  boolean verbose() {
    return verbose;
  }

  @Override
  public Integer call() throws Exception {
    window.open(
        scene.isPresent()
            ? Optional.of(NamedScene.toOpen(scene.get(), commands()))
            : Optional.empty(),
        verbose);
    return Status.DONE;
  }

  private List<String> commands() {
    return List.copyOf(commandLine().getSubcommands().keySet());
  }

  /// The version that the build recorded in the module, or in the jar of all modules.
  static final class Version implements CommandLine.IVersionProvider {

    @Override
    public String[] getVersion() {
      String version =
          Optional.ofNullable(RootCommand.class.getModule().getDescriptor())
              .flatMap(ModuleDescriptor::rawVersion)
              .or(Version::ofJar)
              .orElse("unknown version");
      return new String[] {"Collision Bench " + version};
    }

    private static Optional<String> ofJar() {
      return Optional.ofNullable(RootCommand.class.getPackage().getImplementationVersion());
    }
  }

  /// Prints the same as `--help`. picocli's own help command declares options that clash with those
  /// inherited by all our commands.
  @Command(name = "help", description = "Shows help for a command, as its --help does.")
  static final class Help extends BenchCommand {

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
}
