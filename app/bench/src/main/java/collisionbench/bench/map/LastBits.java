package collisionbench.bench.map;

import collisionbench.bench.scene.Axis;
import collisionbench.geometry.space.Vec3;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/// Places one unit in the last place apart.
///
/// The step is that of the largest number of the pair, since next to 0 doubles are so close that
/// nothing changes on a map of them; it is never less than that of the moved coordinate. It is a
/// step of floats for methods in floats.
///
/// @param field the pair with the moved body in the middle of the map
/// @param places displacements from there, which are exact
public record LastBits(PairField field, Lattice places) {

  /// The number of columns and of rows around the nearest edge.
  private static final int SIDE = 128;

  /// {@return the map around the place of the exact edge that is nearest, or else around the body
  /// where it touches the other without an inside, as sticks do; empty if there is neither, or if
  /// it is no longer wanted}
  public static Optional<AnswerMap> map(
      PairField field, MapPlane plane, MapColor color, BooleanSupplier outdated) {
    return EdgePoint.nearest(field, Vec3.ZERO)
        .map(EdgePoint::inside)
        .or(() -> Optional.of(Vec3.ZERO).filter(here -> EdgePoint.touches(field, here)))
        .flatMap(place -> around(field, plane, place, SIDE))
        .flatMap(bits -> MapWork.complete(bits.field, bits.places, color, outdated));
  }

  /// {@return the places around one; empty if the body does not fit into the doubles there}
  ///
  /// @param plane which two coordinates change: those of the coordinate plane nearest to it
  /// @param side the number of columns and of rows
  public static Optional<LastBits> around(PairField field, MapPlane plane, Vec3 place, int side) {
    return field
        .body(place)
        .map(body -> new PairField(body, field.other(), field.movedFirst(), field.method()))
        .map(there -> new LastBits(there, lattice(there, axes(field, plane), side)));
  }

  private static List<Axis> axes(PairField field, MapPlane plane) {
    Vec3 normal = plane.right().cross(plane.up()).magnitudes();
    Axis dropped =
        Stream.of(Axis.values())
            .max(Comparator.comparingDouble(axis -> axis.of(normal)))
            .orElseThrow();
    return Axis.of(field.moved().space()).stream().filter(axis -> axis != dropped).toList();
  }

  private static Lattice lattice(PairField field, List<Axis> axes, int side) {
    Vec3 right = step(field, axes.getFirst());
    Vec3 up = step(field, axes.getLast());
    int middle = side / 2;
    Vec3 origin = right.plus(up).times(-middle);
    return new Lattice(origin, right, up, side, side, false);
  }

  private static Vec3 step(PairField field, Axis axis) {
    double own = field.lastBits().step(field.moved(), axis, true);
    return axis.direction().times(Math.max(own, field.lastBit()));
  }
}
