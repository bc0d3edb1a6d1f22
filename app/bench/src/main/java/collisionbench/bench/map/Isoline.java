package collisionbench.bench.map;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/// The places at which a distance is the same.
///
/// @param level the distance, negative for a depth
/// @param lines smooth, by linear interpolation between places
public record Isoline(double level, List<MapLine> lines) {

  /// About how many levels a map has.
  private static final int LEVELS = 9;

  public Isoline {
    lines = List.copyOf(lines);
  }

  /// {@return levels in steps of 1, 2 or 5 times a power of ten; none if there are no two
  /// distances}
  ///
  /// @param distances NaN for none
  static List<Double> levels(DoubleStream distances) {
    DoubleSummaryStatistics range =
        distances.filter(distance -> !Double.isNaN(distance)).summaryStatistics();
    double least = range.getMin();
    double most = range.getMax();
    List<Double> levels = new ArrayList<>();
    double by = round((most - least) / LEVELS);
    if (by > 0 && by < Double.POSITIVE_INFINITY) {
      double first = Math.ceil(least / by);
      for (int k = 0; (first + k) * by <= most && k <= 3 * LEVELS; k++) {
        levels.add((first + k) * by);
      }
    }
    return levels;
  }

  /// {@return the lines of some levels}
  ///
  /// @param distances by place; NaN for none
  static List<Isoline> of(Places places, int step, double[] distances, List<Double> levels) {
    return levels.stream()
        .map(level -> new Isoline(level, lines(places, step, distances, level)))
        .toList();
  }

  private static List<MapLine> lines(Places places, int step, double[] distances, double level) {
    int columns = places.columns();
    Contours contours =
        new Contours(
            places,
            step,
            (i, j) -> {
              double distance = distances[j * columns + i];
              return Double.isNaN(distance) ? Optional.empty() : Optional.of(distance > level);
            });
    return contours.lines(side -> {
      int first = side.j() * columns + side.i();
      double a = distances[first];
      double b = distances[first + step * (side.across() ? 1 : columns)];
      return side.first().towards(side.second(), (level - a) / (b - a));
    });
  }

  /// {@return the next 1, 2 or 5 times a power of ten}
  private static double round(double step) {
    double power = Math.pow(10, Math.floor(Math.log10(step)));
    double digit = step / power;
    return (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power;
  }
}
