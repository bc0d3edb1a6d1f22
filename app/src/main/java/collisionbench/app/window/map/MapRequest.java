package collisionbench.app.window.map;

import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.Mapping;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.map.LastBits;
import collisionbench.bench.map.Lattice;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.MapWork;
import collisionbench.bench.map.Margin;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.Rim;
import collisionbench.bench.map.UnrolledEdge;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// What a map is asked for, and the work on it.
///
/// @param mapping without the map
/// @param seen the places that fill the picture of a scene in the plane; empty in space
/// @param camera that of the plane of the picture; any other if another plane is asked for, so that
///   its maps stay when the camera turns
/// @param moving whether something is being dragged: then only the map and its rim are drawn
record MapRequest(
    PairField field, Mapping mapping, Optional<Lattice> seen, Camera camera, boolean moving) {

  private static final Camera ANY = new Camera(Vec3.ZERO, 1, 0, 0);

  /// The places along a side of a map in space.
  private static final int SIDE = 256;

  /// The columns and rows of an unrolled edge.
  private static final int COLUMNS = 160;

  private static final int ROWS = 96;

  /// {@return the request in a picture}
  static MapRequest of(PairField field, Mapping mapping, Projection picture, boolean moving) {
    boolean flat = picture.space() == Space.TWO;
    boolean facing = mapping.plane().filter(MapPlane.Kind.PICTURE::equals).isPresent();
    return new MapRequest(
        field,
        mapping,
        flat ? Optional.of(filling(picture, field)) : Optional.empty(),
        facing ? picture.camera() : ANY,
        moving);
  }

  private static Lattice filling(Projection picture, PairField field) {
    double width = picture.width();
    int columns = MapPlane.columns(width);
    int rows = (int) Math.ceil(columns * picture.height() / width);
    Vec3 middle = picture.camera().target().minus(field.moved().center());
    double units = width / picture.pixelsPerUnit(Vec3.ZERO);
    return MapPlane.XY.rectangle(middle, units, columns, rows);
  }

  /// Draws the map, from coarse to fine, then what stands beside it. What stands beside the map
  /// before stays until then.
  ///
  /// @param outdated whether it is no longer wanted
  /// @param show receives what there is of it
  void draw(Optional<DrawnMap> before, BooleanSupplier outdated, Consumer<DrawnMap> show) {
    List<MapPlane> planes = MapPlane.of(field, camera);
    MapPlane plane =
        planes.stream()
            .filter(one -> mapping.plane().filter(one.kind()::equals).isPresent())
            .findFirst()
            .orElseGet(planes::getFirst);
    List<MapPlane.Kind> kinds = planes.stream().map(MapPlane::kind).sorted().toList();
    Lattice places = seen.orElseGet(() -> plane.square(field, SIDE));
    MapWork work = new MapWork(field, places, mapping.color());
    Progress progress =
        new Progress(before.filter(this::isAboutTheSame).map(DrawnMap::before), outdated, show);
    work.edges(
        outdated,
        map ->
            progress.show(
                progress
                    .last
                    .map(last -> last.with(map).in(plane.kind(), kinds))
                    .orElseGet(() -> DrawnMap.of(map, plane.kind(), kinds))));
    progress.add(last -> last.rim(Rim.of(field, places, outdated)));
    if (!moving) {
      progress.add(last ->
          last.unrolled(UnrolledEdge.map(last.map(), COLUMNS, ROWS, MapColor.AGREEMENT, outdated)));
      progress.add(last -> last.bits(LastBits.map(field, plane, MapColor.AGREEMENT, outdated)));
      progress.add(last -> last.margins(Margin.of(field, outdated).orElse(List.of())));
      work.rest(outdated, map -> progress.add(last -> last.with(map)));
    }
  }

  private boolean isAboutTheSame(DrawnMap other) {
    PairField theirs = other.map().field();
    return theirs.method().equals(field.method())
        && theirs.moved().id().equals(field.moved().id())
        && theirs.other().id().equals(field.other().id());
  }

  /// The map so far.
  private static final class Progress {

    private final BooleanSupplier outdated;
    private final Consumer<DrawnMap> show;
    private Optional<DrawnMap> last;

    Progress(Optional<DrawnMap> last, BooleanSupplier outdated, Consumer<DrawnMap> show) {
      this.last = last;
      this.outdated = outdated;
      this.show = show;
    }

    void show(DrawnMap next) {
      last = Optional.of(next);
      show.accept(next);
    }

    /// Shows what was found, unless it was given up.
    void add(UnaryOperator<DrawnMap> more) {
      if (!outdated.getAsBoolean()) {
        last.map(more).filter(_ -> !outdated.getAsBoolean()).ifPresent(this::show);
      }
    }
  }
}
