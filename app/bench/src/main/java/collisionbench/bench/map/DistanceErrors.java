package collisionbench.bench.map;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// How far a method's distances are off on a map, at places spread over it.
///
/// @param asked at how many places it gave a distance
/// @param wrong at how many of them by more than rounding explains
/// @param most by how much at most; 0 if it never is
public record DistanceErrors(int asked, int wrong, double most) {

  /// No distances.
  static final DistanceErrors NONE = new DistanceErrors(0, 0, 0);

  /// The places in a row and in a column.
  private static final int SIDE = 16;

  /// {@return the errors on a map; none for a method without distances, and for the referee's}
  static DistanceErrors of(PairField field, Lattice places, BooleanSupplier outdated) {
    if (!field.gives(MapColor.DISTANCE) || field.method().equals(Referee.FIRST)) {
      return NONE;
    }
    List<PlaceAnswer> answers = new ArrayList<>();
    boolean _ =
        Chunks.of(field.method(), outdated)
            .ask(spread(places), some -> answers.addAll(field.answers(some, MapColor.DISTANCE)));
    double[] errors =
        answers.stream().flatMapToDouble(answer -> answer.distanceError().stream()).toArray();
    return new DistanceErrors(
        errors.length,
        Math.toIntExact(DoubleStream.of(errors).filter(error -> error > 0).count()),
        DoubleStream.of(errors).max().orElse(0));
  }

  private static List<Vec3> spread(Lattice places) {
    return IntStream.range(0, SIDE * SIDE)
        .mapToObj(k ->
            places.at(
                (k % SIDE + 0.5) * places.columns() / SIDE - 0.5,
                (Math.floorDiv(k, SIDE) + 0.5) * places.rows() / SIDE - 0.5))
        .toList();
  }
}
