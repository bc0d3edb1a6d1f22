package collisionbench.bench.map;

import collisionbench.bench.map.Contours.Side;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The lines on a map at which one part of the answers changes, found by bisection between places
/// and remembered.
///
/// @param <T> the part
final class EdgeLines<T> {

  /// A cut is found to within a step divided by two to this power.
  private static final int BISECTIONS = 5;

  private final Places places;
  private final Samples samples;
  private final Function<PlaceAnswer, Optional<T>> part;
  private final Function<List<Vec3>, List<Optional<T>>> ask;
  private final Map<Side, Spot> known = new HashMap<>();

  /// @param part of an answer
  /// @param ask gives that part of the answers at several places, in order
  EdgeLines(
      Places places,
      Samples samples,
      Function<PlaceAnswer, Optional<T>> part,
      Function<List<Vec3>, List<Optional<T>>> ask) {
    this.places = places;
    this.samples = samples;
    this.part = part;
    this.ask = ask;
  }

  /// {@return the lines of a pass, through the middle between places where nothing else is known}
  List<MapLine> lines(int step) {
    return contours(step)
        .lines(side -> known.getOrDefault(side, side.first().towards(side.second(), 0.5)));
  }

  private Contours contours(int step) {
    return new Contours(places, step, this::at);
  }

  private Optional<T> at(int i, int j) {
    return part.apply(samples.at(i, j));
  }

  /// Looks for the changes between the places of a pass.
  ///
  /// @param chunks asks until the changes are no longer wanted
  void find(int step, Chunks chunks) {
    List<Side> open =
        contours(step).sides().stream().filter(side -> !known.containsKey(side)).toList();
    double[] cuts = new double[open.size()];
    for (double half = 0.5; half >= Math.scalb(1.0, -BISECTIONS); half /= 2) {
      List<Vec3> middles = new ArrayList<>();
      for (int k = 0; k < cuts.length; k++) {
        Spot middle = spot(open.get(k), cuts[k] + half);
        middles.add(places.at(middle.i(), middle.j()));
      }
      List<Optional<T>> answers = new ArrayList<>();
      if (!chunks.ask(middles, some -> answers.addAll(ask.apply(some)))) {
        return;
      }
      for (int k = 0; k < cuts.length; k++) {
        Side side = open.get(k);
        cuts[k] += answers.get(k).equals(at(side.i(), side.j())) ? half : 0;
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
