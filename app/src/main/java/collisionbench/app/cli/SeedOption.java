package collisionbench.app.cli;

import picocli.CommandLine.Option;

/// The seed of commands that draw inputs.
final class SeedOption {

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "S",
      description = "Seed of the random inputs (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  long seed() {
    return seed;
  }
}
