package collisionbench.app.session;

import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.Margin;
import collisionbench.bench.map.Rim;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The map of answers as far as it has been drawn.
///
/// @param plane the plane in which the body is moved
/// @param planes those among which the user can choose; one in the plane
/// @param rim how far from the exact edge the method is wrong
/// @param unrolled the places beside the exact edge
/// @param bits the places in last bits around the edge
/// @param margins how far numbers may change until the answer flips
/// @param old the parts that are still those of the map before
public record DrawnMap(
    AnswerMap map,
    MapPlane.Kind plane,
    List<MapPlane.Kind> planes,
    Optional<Rim> rim,
    Optional<AnswerMap> unrolled,
    Optional<AnswerMap> bits,
    List<Margin> margins,
    Set<Part> old) {

  /// What stands beside the map.
  public enum Part {
    RIM,
    EDGE,
    BITS,
    MARGINS
  }

  public DrawnMap {
    planes = List.copyOf(planes);
    margins = List.copyOf(margins);
    old = Set.copyOf(old);
  }

  /// {@return a map without anything beside it yet}
  public static DrawnMap of(AnswerMap map, MapPlane.Kind plane, List<MapPlane.Kind> planes) {
    return new DrawnMap(
        map,
        plane,
        planes,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Set.of());
  }

  /// {@return the same as the map before of one that is being drawn}
  public DrawnMap before() {
    return new DrawnMap(
        map, plane, planes, rim, unrolled, bits, margins, EnumSet.allOf(Part.class));
  }

  public DrawnMap with(AnswerMap newer) {
    return new DrawnMap(newer, plane, planes, rim, unrolled, bits, margins, old);
  }

  /// {@return the same with another choice of planes}
  public DrawnMap in(MapPlane.Kind next, List<MapPlane.Kind> choices) {
    return new DrawnMap(map, next, choices, rim, unrolled, bits, margins, old);
  }

  public DrawnMap rim(Optional<Rim> found) {
    return new DrawnMap(map, plane, planes, found, unrolled, bits, margins, oldWithout(Part.RIM));
  }

  public DrawnMap unrolled(Optional<AnswerMap> edge) {
    return new DrawnMap(map, plane, planes, rim, edge, bits, margins, oldWithout(Part.EDGE));
  }

  public DrawnMap bits(Optional<AnswerMap> around) {
    return new DrawnMap(map, plane, planes, rim, unrolled, around, margins, oldWithout(Part.BITS));
  }

  public DrawnMap margins(List<Margin> found) {
    return new DrawnMap(map, plane, planes, rim, unrolled, bits, found, oldWithout(Part.MARGINS));
  }

  private Set<Part> oldWithout(Part part) {
    Set<Part> rest = EnumSet.noneOf(Part.class);
    rest.addAll(old);
    boolean _ = rest.remove(part);
    return rest;
  }
}
