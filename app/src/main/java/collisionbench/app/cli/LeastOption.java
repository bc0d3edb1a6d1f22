package collisionbench.app.cli;

import collisionbench.app.comparison.Weight;
import collisionbench.app.fuzz.Tally;
import picocli.CommandLine.Option;

/// Which mistakes make a campaign fail.
final class LeastOption {

  @Option(
      names = "--least",
      defaultValue = "hard",
      paramLabel = "WEIGHT",
      description =
          "The lightest mistakes that make the exit status 1: plain (about ordinary shapes, by more"
              + " than 1e-9 of their size), hard (degenerate, thin, nearly parallel, far or large"
              + " ones, by more than 1e-5), extreme (sizes above 1e6 or below 0.01), near (within"
              + " rounding of touching), 'at touch' (shapes that just touch, and every number off"
              + " by more than 1e-12) (default: ${DEFAULT-VALUE}).")
  private Weight weight = Weight.HARD;

  boolean allows(Tally tally) {
    return tally.countFrom(weight) == 0
        && (weight != Weight.AT_TOUCH || tally.disagreements() == 0);
  }
}
