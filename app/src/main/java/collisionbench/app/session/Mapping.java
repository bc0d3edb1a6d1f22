package collisionbench.app.session;

import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.scene.PairMap;
import java.util.Optional;

/// What the map of answers shows, and the map as far as it has been drawn.
///
/// @param plane the plane in which the body is moved; empty for the one that shows most of the edge
/// @param swapped whether the other body of the pair is moved; until the selection changes
/// @param drawn the latest map; empty while there is none or it is not shown
/// @param sought the map to bring into view while it is drawn
public record Mapping(
    MapColor color,
    Optional<MapPlane.Kind> plane,
    boolean swapped,
    Optional<DrawnMap> drawn,
    Optional<PairMap> sought) {

  public static final Mapping FIRST =
      new Mapping(MapColor.AGREEMENT, Optional.empty(), false, Optional.empty(), Optional.empty());

  public Mapping with(MapColor next) {
    return new Mapping(next, plane, swapped, drawn, sought);
  }

  public Mapping in(MapPlane.Kind next) {
    return new Mapping(color, Optional.of(next), swapped, drawn, sought);
  }

  /// {@return the same with the other body of the pair moved, or the usual one}
  public Mapping swapped(boolean other) {
    return new Mapping(color, plane, other, drawn, sought);
  }

  public Mapping drawn(Optional<DrawnMap> next) {
    return new Mapping(color, plane, swapped, next, sought);
  }

  public Mapping seeking(Optional<PairMap> next) {
    return new Mapping(color, plane, swapped, drawn, next);
  }
}
