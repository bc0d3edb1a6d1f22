package collisionbench.app.fuzz.input;

import java.util.List;

/// All strategies.
final class Strategies {

  private static final Strategy TOUCH = new Touch();
  private static final Strategy NEAR_TOUCH = Nudged.slightly("near touch", TOUCH, false);
  private static final Strategy PARALLEL = new Parallel();
  private static final Strategy PLAIN = new Generated("plain", ShapeGenerator::uniform);
  private static final Strategy GRID = new Generated("grid", ShapeGenerator::lattice);
  private static final Strategy DECIMALS = new Generated("decimals", ShapeGenerator::decimals);

  static final List<Strategy> ORDINARY = List.of(PLAIN, GRID, DECIMALS);

  static final List<Strategy> ALL =
      List.of(
          PLAIN,
          GRID,
          DECIMALS,
          new Generated("sizes", ShapeGenerator::mixed),
          TOUCH,
          Nudged.byOneUlp("ulp", TOUCH),
          NEAR_TOUCH,
          PARALLEL,
          Nudged.slightly("near parallel", PARALLEL, true),
          new Coplanar(),
          Nudged.slightly("near coplanar", new Coplanar(), false),
          new Contained(),
          new Concentric(),
          new Degenerate(),
          new Aligned(),
          Nudged.slightly("near aligned", new Aligned(), true),
          new OnFace(),
          new Shared(),
          Nudged.byOneUlp("near shared", new Shared()),
          new ExtremeSizes(),
          new Extreme(GRID),
          new Extreme(TOUCH),
          new Extreme(NEAR_TOUCH),
          new Far(GRID),
          new Far(TOUCH),
          new Far(PLAIN),
          new NextToTouch(PLAIN),
          new NextToTouch(GRID),
          new NextToTouch(new Shared()),
          new NextToTouch(new Small()),
          new NextToTouch(new ExtremeSizes()),
          new NextToTouch(new Far(PLAIN)));

  private Strategies() {}
}
