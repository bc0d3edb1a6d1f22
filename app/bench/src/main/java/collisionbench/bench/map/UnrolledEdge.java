package collisionbench.bench.map;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Places beside the exact edge: across, once along it; up, outside of it, and down, inside, on a
/// logarithmic scale.
///
/// @param points the point of the edge of each column
/// @param least the distance from the edge of the two rows in the middle
/// @param most the distance of the highest and of the lowest row
/// @param rows even
public record UnrolledEdge(List<EdgePoint> points, double least, double most, int rows)
    implements Places {

  public UnrolledEdge {
    points = List.copyOf(points);
    if (points.isEmpty() || rows < 4 || rows % 2 != 0) {
      throw new IllegalArgumentException(
          "an unrolled edge needs points and an even number of rows: "
              + points.size()
              + ", "
              + rows);
    }
  }

  /// {@return the places beside the edge of a map, from one unit in the last place of the largest
  /// number of the pair to the size of the map; empty if the map shows no edge}
  ///
  /// @param map with its lines
  /// @param columns the number of points looked for in equal steps along the edge
  public static Optional<UnrolledEdge> of(AnswerMap map, int columns, int rows) {
    List<EdgePoint> points = new ArrayList<>();
    for (Spot spot : spots(map.exactEdge(), columns)) {
      EdgePoint.nearest(map.field(), map.places().at(spot.i(), spot.j())).ifPresent(points::add);
    }
    Vec3 across = map.places().at(map.places().columns(), 0).minus(map.places().at(0, 0));
    double most = across.dot(across.unit());
    double least = Math.ulp(map.field().size());
    return points.isEmpty() || !(least < most)
        ? Optional.empty()
        : Optional.of(new UnrolledEdge(points, least, most, rows));
  }

  /// {@return the map of the places beside the edge of another map; empty if that shows no edge, or
  /// if it is no longer wanted}
  public static Optional<AnswerMap> map(
      AnswerMap around, int columns, int rows, MapColor color, BooleanSupplier outdated) {
    return of(around, columns, rows)
        .flatMap(edge -> MapWork.complete(around.field(), edge, color, outdated));
  }

  /// {@return spots in equal steps along lines, one line after the other}
  private static List<Spot> spots(List<MapLine> lines, int count) {
    double total = lines.stream().mapToDouble(MapLine::length).sum();
    List<Spot> spots = new ArrayList<>();
    double passed = 0;
    for (MapLine line : lines) {
      for (int k = 1; k < line.spots().size(); k++) {
        Spot from = line.spots().get(k - 1);
        Spot to = line.spots().get(k);
        double length = from.distance(to);
        for (double next = (spots.size() + 0.5) * total / count;
            next < passed + length && spots.size() < count;
            next = (spots.size() + 0.5) * total / count) {
          spots.add(from.towards(to, (next - passed) / length));
        }
        passed += length;
      }
    }
    return spots;
  }

  @Override
  public int columns() {
    return points.size();
  }

  @Override
  public Vec3 at(double i, double j) {
    return points.get((int) i).at(distance((int) j));
  }

  /// {@return the signed distance of a row from the edge: positive outside}
  public double distance(int row) {
    int half = rows / 2;
    int steps = row < half ? half - 1 - row : row - half;
    double distance = least * Math.pow(most / least, steps / (half - 1.0));
    return row < half ? -distance : distance;
  }

  /// {@return the row of a signed distance, between rows too: the inverse of [#distance]}
  public double row(double distance) {
    int half = rows / 2;
    double steps = (half - 1) * Math.log(Math.abs(distance) / least) / Math.log(most / least);
    return distance < 0 ? half - 1 - steps : half + steps;
  }

  /// {@return false: beside the edge, answers may change at every place}
  @Override
  public boolean isSmooth() {
    return false;
  }
}
