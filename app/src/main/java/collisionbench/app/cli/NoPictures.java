package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import java.nio.file.Path;
import java.util.Optional;

/// Stands in until pictures can be made.
final class NoPictures implements Pictures {

  @Override
  public void render(Evaluation evaluation, Size size, Theme theme, Path file)
      throws CommandException {
    throw new CommandException(file + ": this build draws no pictures");
  }

  @Override
  public Comparison compare(Path actual, Path golden, Optional<Path> difference)
      throws CommandException {
    throw new CommandException(actual + ": this build compares no pictures");
  }
}
