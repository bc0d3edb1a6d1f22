package collisionbench.bench.fuzz.input;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// All strategies.
final class Strategies {

  static final Strategy TOUCH = new Strategy("touch", WholeNumbers::touch);
  private static final Strategy NEAR_TOUCH = Variations.slightly("near touch", TOUCH, false);
  static final Strategy PARALLEL = new Strategy("parallel", WholeNumbers::parallel);
  static final Strategy ALIGNED = new Strategy("aligned", Arrangements::aligned);
  static final Strategy ON_AXIS = new Strategy("on axis", OnAxis::make);
  static final Strategy COPLANAR = new Strategy("coplanar", Arrangements::coplanar);
  static final Strategy SHARED = new Strategy("shared", Arrangements::shared);
  static final Strategy EXTREME_SIZES = new Strategy("extreme sizes", Arrangements::extremeSizes);
  private static final Strategy UNIFORM = Strategy.of("uniform", ShapeGenerator::uniform);
  static final Strategy GRID = Strategy.of("grid", ShapeGenerator::lattice);
  private static final Strategy DECIMALS = Strategy.of("decimals", ShapeGenerator::decimals);

  private static final Strategy HUNDREDTHS = Strategy.of("hundredths", ShapeGenerator::hundredths);
  private static final Strategy GRAZING = Variations.grazing(UNIFORM, DECIMALS);

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
          Variations.byOneUlp("ulp", TOUCH),
          NEAR_TOUCH,
          PARALLEL,
          Variations.slightly("near parallel", PARALLEL, true),
          COPLANAR,
          Variations.slightly("near coplanar", COPLANAR, false),
          new Strategy("contained", Arrangements::contained),
          new Strategy("concentric", Arrangements::concentric),
          new Strategy("degenerate", Arrangements::degenerate),
          ON_AXIS,
          ALIGNED,
          Variations.slightly("near aligned", ALIGNED, true),
          new Strategy("flush", WholeNumbers::onFace),
          SHARED,
          Variations.byOneUlp("near shared", SHARED),
          EXTREME_SIZES,
          Variations.extreme(GRID),
          Variations.extreme(TOUCH),
          Variations.extreme(NEAR_TOUCH),
          Variations.far(GRID),
          Variations.far(TOUCH),
          Variations.far(UNIFORM),
          Variations.nextToTouch(UNIFORM),
          Variations.nextToTouch(GRID),
          Variations.nextToTouch(SHARED),
          Variations.nextToTouch(new Strategy("small", Arrangements::small)),
          Variations.nextToTouch(EXTREME_SIZES),
          Variations.nextToTouch(Variations.far(UNIFORM)));

  static List<String> names() {
    return Stream.concat(ORDINARY.stream(), ALL.stream()).map(Strategy::name).distinct().toList();
  }

  private Strategies() {}
}
