package collisionbench.bench.map;

import collisionbench.bench.map.Contours.Side;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Where answers change between neighboring places, found by bisection and remembered.
///
/// @param <T> what changes
final class Cuts<T> {

  /// A cut is found to within a step divided by two to this power.
  private static final int BISECTIONS = 5;

  private final Places places;
  private final Function<List<Vec3>, List<T>> ask;
  private final Map<Side, Spot> known = new HashMap<>();

  /// @param ask gives the answers at several places, in order
  Cuts(Places places, Function<List<Vec3>, List<T>> ask) {
    this.places = places;
    this.ask = ask;
  }

  /// {@return where the answer changes on a side: in its middle if that was not looked for}
  Spot on(Side side) {
    return known.getOrDefault(side, side.first().towards(side.second(), 0.5));
  }

  /// Looks for the changes on some sides.
  ///
  /// @param first gives the answer at the first place of a side
  /// @param chunks asks until the changes are no longer wanted
  void find(List<Side> sides, Function<Side, T> first, Chunks chunks) {
    List<Side> open = sides.stream().filter(side -> !known.containsKey(side)).toList();
    double[] cuts = new double[open.size()];
    for (double half = 0.5; half >= Math.scalb(1, -BISECTIONS); half /= 2) {
      List<Vec3> middles = new ArrayList<>();
      for (int k = 0; k < cuts.length; k++) {
        Spot middle = spot(open.get(k), cuts[k] + half);
        middles.add(places.at(middle.i(), middle.j()));
      }
      List<T> answers = new ArrayList<>();
      if (!chunks.ask(middles, some -> answers.addAll(ask.apply(some)))) {
        return;
      }
      for (int k = 0; k < cuts.length; k++) {
        cuts[k] += answers.get(k).equals(first.apply(open.get(k))) ? half : 0;
      }
    }
    for (int k = 0; k < cuts.length; k++) {
      known.put(open.get(k), spot(open.get(k), cuts[k] + Math.scalb(0.5, -BISECTIONS)));
    }
  }

  private static Spot spot(Side side, double part) {
    return side.first().towards(side.second(), part);
  }
}
