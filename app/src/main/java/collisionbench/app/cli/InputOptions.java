package collisionbench.app.cli;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of commands that draw inputs of several pairs.
final class InputOptions {

  @Option(
      names = "--pairs",
      arity = "1..*",
      split = ",",
      defaultValue = PairNames.ALL,
      paramLabel = "PAIR",
      description =
          "Pairs of kinds of shape in either order, such as sphere-box,circle-sector-2d (default:"
              + " all that any method supports).")
  private List<String> pairs = List.of();

  @Mixin private SeedOption seed = new SeedOption();

  /// {@return the pairs, each of which some method answers}
  List<Pair> pairs(List<Method> methods) throws CommandException {
    return PairNames.scored(pairs, methods);
  }

  long seed() {
    return seed.seed();
  }
}
