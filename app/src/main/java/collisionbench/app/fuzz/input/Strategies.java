package collisionbench.app.fuzz.input;

import java.util.List;

/// All strategies.
final class Strategies {

  static final Strategy TOUCH = new Strategy("touch", Touch::make);
  private static final Strategy NEAR_TOUCH = Nudged.slightly("near touch", TOUCH, false);
  static final Strategy PARALLEL = new Strategy("parallel", Parallel::make);
  static final Strategy ALIGNED = new Strategy("aligned", Aligned::make);
  static final Strategy COPLANAR = new Strategy("coplanar", Coplanar::make);
  static final Strategy SHARED = new Strategy("shared", Shared::make);
  static final Strategy EXTREME_SIZES = new Strategy("extreme sizes", ExtremeSizes::make);
  private static final Strategy PLAIN = Strategy.of("plain", ShapeGenerator::uniform);
  static final Strategy GRID = Strategy.of("grid", ShapeGenerator::lattice);
  private static final Strategy DECIMALS = Strategy.of("decimals", ShapeGenerator::decimals);

  static final List<Strategy> ORDINARY = List.of(PLAIN, GRID, DECIMALS);

  static final List<Strategy> ALL =
      List.of(
          PLAIN,
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
          Far.of(PLAIN),
          NextToTouch.of(PLAIN),
          NextToTouch.of(GRID),
          NextToTouch.of(SHARED),
          NextToTouch.of(new Strategy("small", Small::make)),
          NextToTouch.of(EXTREME_SIZES),
          NextToTouch.of(Far.of(PLAIN)));

  private Strategies() {}
}
