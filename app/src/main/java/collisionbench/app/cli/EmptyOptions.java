package collisionbench.app.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Rejects empty option values before a command runs: an empty path would mean the current folder,
/// and an empty list no work.
final class EmptyOptions {

  private EmptyOptions() {}

  /// {@return the exit status of the command that was parsed}
  static int refuseAndRun(CommandLine.ParseResult parsed) {
    for (CommandLine command : parsed.asCommandLineList()) {
      for (OptionSpec option : command.getParseResult().matchedOptions()) {
        refuseEmpty(command, option);
      }
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  private static void refuseEmpty(CommandLine command, OptionSpec option) {
    List<String> values = option.stringValues();
    if (values.isEmpty() || values.stream().anyMatch(String::isBlank)) {
      throw new CommandLine.ParameterException(
          command, option.longestName() + ": expected " + option.paramLabel() + ", found nothing");
    }
  }
}
