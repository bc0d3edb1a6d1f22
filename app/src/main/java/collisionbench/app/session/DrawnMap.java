package collisionbench.app.session;

import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.Margin;
import collisionbench.bench.map.Rim;
import java.util.List;
import java.util.Optional;

/// The map of answers as far as it has been drawn.
///
/// @param plane the plane in which the body is moved
/// @param planes those among which the user can choose; one in the plane
/// @param rim how far from the exact edge the method is wrong
/// @param unrolled the places beside the exact edge
/// @param bits the places in last bits around the edge
/// @param margins how far numbers may change until the answer flips
public record DrawnMap(
    AnswerMap map,
    MapPlane.Kind plane,
    List<MapPlane.Kind> planes,
    Optional<Rim> rim,
    Optional<AnswerMap> unrolled,
    Optional<AnswerMap> bits,
    List<Margin> margins) {

  public DrawnMap {
    planes = List.copyOf(planes);
    margins = List.copyOf(margins);
  }

  /// {@return a map without anything beside it yet}
  public static DrawnMap of(AnswerMap map, MapPlane.Kind plane, List<MapPlane.Kind> planes) {
    return new DrawnMap(
        map, plane, planes, Optional.empty(), Optional.empty(), Optional.empty(), List.of());
  }

  /// {@return the same with a newer map}
  public DrawnMap with(AnswerMap newer) {
    return new DrawnMap(newer, plane, planes, rim, unrolled, bits, margins);
  }

  /// {@return the same with another choice of planes}
  public DrawnMap in(MapPlane.Kind next, List<MapPlane.Kind> choices) {
    return new DrawnMap(map, next, choices, rim, unrolled, bits, margins);
  }

  public DrawnMap with(Rim found) {
    return new DrawnMap(map, plane, planes, Optional.of(found), unrolled, bits, margins);
  }

  public DrawnMap unrolled(AnswerMap edge) {
    return new DrawnMap(map, plane, planes, rim, Optional.of(edge), bits, margins);
  }

  public DrawnMap bits(AnswerMap around) {
    return new DrawnMap(map, plane, planes, rim, unrolled, Optional.of(around), margins);
  }

  public DrawnMap with(List<Margin> found) {
    return new DrawnMap(map, plane, planes, rim, unrolled, bits, found);
  }
}
