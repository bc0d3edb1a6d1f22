package collisionbench.app.cli;

import java.util.List;
import java.util.Optional;
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
    versionProvider = Version.class,
    sortOptions = false,
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nInstalling:%n",
    footer =
        "As root on Debian or Ubuntu, app/run and app/test install the packages that are missing: a"
            + " JDK, Maven, GTK and Mesa, and without a display Xvfb. COLLISION_BENCH_INSTALL=no in"
            + " the environment prevents it.",
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
}
