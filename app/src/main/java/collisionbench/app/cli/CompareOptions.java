package collisionbench.app.cli;

import collisionbench.app.snapshot.ImageComparison;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.Outputs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/// The options for comparing pictures with golden ones.
final class CompareOptions {

  @Option(
      names = "--compare",
      paramLabel = "GOLDEN.png",
      description =
          "Golden image to compare with, or a folder of them; the exit status is 1 if one differs.")
  private Optional<Path> golden = Optional.empty();

  @Option(
      names = "--diff",
      paramLabel = "DIFF.png",
      description =
          "Image file to write the differences from GOLDEN.png to. For several scenes they are"
              + " written to NAME.diff.png beside the images.")
  private Optional<Path> difference = Optional.empty();

  @Option(
      names = "--accept",
      description =
          "Replace the golden images that differ, and add those that are missing. Beside each, the"
              + " scene and its answers are recorded in NAME.golden.json.")
  private boolean accept;

  @Option(
      names = "--tolerance",
      converter = LookOptions.Percent.class,
      paramLabel = "PERCENT",
      description =
          "The most pixels of an image that may differ, in percent (default: 0.002, one of 50,000)."
              + " A pixel differs if a channel is off by more than 6 of 255, along edges 80.")
  private Optional<Double> tolerance = Optional.empty();

  Optional<Path> golden() {
    return golden;
  }

  Optional<Path> difference() {
    return difference;
  }

  boolean accept() {
    return accept;
  }

  double tolerance() {
    return tolerance.orElse(ImageComparison.TOLERANCE);
  }

  /// Rejects options that mean nothing without others.
  void validate(CommandLine commandLine) {
    if (golden.isEmpty() && difference.isPresent()) {
      throw new CommandLine.ParameterException(commandLine, "--diff requires --compare");
    }
    if (golden.isEmpty() && (accept || tolerance.isPresent())) {
      throw new CommandLine.ParameterException(
          commandLine, "--accept and --tolerance require --compare");
    }
  }

  /// Rejects a golden image that cannot be compared or accepted.
  void requireGoldenFile(Outputs outputs) throws CommandException {
    if (accept && golden.isPresent()) {
      new GoldenPicture(golden.get()).requireNoInput(outputs);
      outputs.requireReplaceable("--compare", golden.get(), Outputs.Format.PNG);
    }
    if (golden.isEmpty() || Files.isRegularFile(golden.get())) {
      return;
    }
    if (Files.exists(golden.get())) {
      throw new CommandException(golden.get() + ": it is not an ordinary file");
    }
    if (!accept) {
      throw new CommandException(golden.get() + ": no such image; --accept makes it");
    }
    outputs.requirePicture("--compare", golden.get());
  }

  /// Rejects a folder of golden images that cannot be compared.
  void requireGoldenFolder() throws CommandException {
    if (golden.isPresent()
        && !Files.isDirectory(golden.get())
        && (!accept || Files.exists(golden.get()))) {
      throw new CommandException(
          golden.get()
              + (Files.exists(golden.get())
                  ? ": expected a folder of golden images, found a file"
                  : ": no such folder of images; --accept makes it"));
    }
  }
}
