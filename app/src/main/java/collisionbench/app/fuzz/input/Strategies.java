package collisionbench.app.fuzz.input;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// All strategies.
final class Strategies {

  static final Strategy TOUCH = new Strategy("touch", Touch::make);
  private static final Strategy NEAR_TOUCH = Nudged.slightly("near touch", TOUCH, false);
  static final Strategy PARALLEL = new Strategy("parallel", Parallel::make);
  static final Strategy ALIGNED = new Strategy("aligned", Aligned::make);
  static final Strategy ON_AXIS = new Strategy("on axis", OnAxis::make);
  static final Strategy COPLANAR = new Strategy("coplanar", Coplanar::make);
  static final Strategy SHARED = new Strategy("shared", Shared::make);
  static final Strategy EXTREME_SIZES = new Strategy("extreme sizes", ExtremeSizes::make);
  private static final Strategy UNIFORM = Strategy.of("uniform", ShapeGenerator::uniform);
  static final Strategy GRID = Strategy.of("grid", ShapeGenerator::lattice);
  private static final Strategy DECIMALS = Strategy.of("decimals", ShapeGenerator::decimals);

  private static final Strategy HUNDREDTHS = Strategy.of("hundredths", ShapeGenerator::hundredths);
  private static final Strategy GRAZING = Grazing.of(UNIFORM, DECIMALS);

  /// What people have, in twentieths. A tenth of a campaign is drawn from these.
  static final List<Strategy> ORDINARY =
      Stream.of(
              Collections.nCopies(10, GRAZING),
              Collections.nCopies(2, UNIFORM),
              List.of(GRID, DECIMALS, PARALLEL, ALIGNED),
              Collections.nCopies(2, HUNDREDTHS),
              Collections.nCopies(2, ON_AXIS))
          .flatMap(List::stream)
          .toList();

  static final List<Strategy> ALL =
      List.of(
          UNIFORM,
          GRID,
          DECIMALS,
          Strategy.of("sizes", ShapeGenerator::mixed),
          TOUCH,
          Nudged.byOneUlp("ulp", TOUCH),
          NEAR_TOUCH,
          PARALLEL,
          Nudged.slightly("near parallel", PARALLEL, true),
          COPLANAR,
          Nudged.slightly("near coplanar", COPLANAR, false),
          new Strategy("contained", Contained::make),
          new Strategy("concentric", Concentric::make),
          new Strategy("degenerate", Degenerate::make),
          ON_AXIS,
          ALIGNED,
          Nudged.slightly("near aligned", ALIGNED, true),
          new Strategy("flush", OnFace::make),
          SHARED,
          Nudged.byOneUlp("near shared", SHARED),
          EXTREME_SIZES,
          Extreme.of(GRID),
          Extreme.of(TOUCH),
          Extreme.of(NEAR_TOUCH),
          Far.of(GRID),
          Far.of(TOUCH),
          Far.of(UNIFORM),
          NextToTouch.of(UNIFORM),
          NextToTouch.of(GRID),
          NextToTouch.of(SHARED),
          NextToTouch.of(new Strategy("small", Small::make)),
          NextToTouch.of(EXTREME_SIZES),
          NextToTouch.of(Far.of(UNIFORM)));

  /// {@return the names of all strategies}
  static List<String> names() {
    return Stream.concat(ORDINARY.stream(), ALL.stream()).map(Strategy::name).distinct().toList();
  }

  private Strategies() {}
}
