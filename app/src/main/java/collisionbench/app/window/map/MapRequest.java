package collisionbench.app.window.map;

import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.Mapping;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.EdgePoint;
import collisionbench.bench.map.LastBits;
import collisionbench.bench.map.Lattice;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.MapWork;
import collisionbench.bench.map.Margin;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.Rim;
import collisionbench.bench.map.UnrolledEdge;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/// What a map is asked for, and the work on it.
///
/// @param mapping without the map
/// @param projection how the scene is seen, which a map in the plane fills
/// @param moving whether something is being dragged: then only the map and its rim are drawn
record MapRequest(PairField field, Mapping mapping, Projection projection, boolean moving) {

  /// The side of a place in the plane, in pixels.
  private static final double PLACE = 2;

  /// The most places in a row; in larger pictures, places are larger.
  private static final int MOST = 512;

  /// The places along a side of a map in space.
  private static final int SIDE = 256;

  /// The columns and rows of an unrolled edge.
  private static final int COLUMNS = 160;

  private static final int ROWS = 96;

  /// The places along a side of a map in last bits.
  private static final int BITS = 128;

  /// Draws the map, from coarse to fine, then what stands beside it.
  ///
  /// @param outdated whether it is no longer wanted
  /// @param show receives what there is of it
  void draw(BooleanSupplier outdated, Consumer<DrawnMap> show) {
    List<MapPlane> planes = MapPlane.of(field, projection.camera());
    MapPlane plane = chosen(planes);
    List<MapPlane.Kind> kinds = planes.stream().map(MapPlane::kind).sorted().toList();
    Lattice places = places(plane);
    MapWork work = new MapWork(field, places, mapping.color());
    Progress progress = new Progress(outdated, show);
    work.edges(
        outdated,
        map ->
            progress.show(
                progress
                    .last
                    .map(last -> last.with(map))
                    .orElseGet(() -> DrawnMap.of(map, plane.kind(), kinds))));
    progress.add(last -> Rim.of(field, places, outdated).map(last::with));
    if (!moving) {
      progress.add(last ->
          UnrolledEdge.of(last.map(), COLUMNS, ROWS).map(this::complete).map(last::unrolled));
      progress.add(last -> bits(plane).map(last::bits));
      progress.add(last -> Margin.of(field, outdated).map(last::with));
      work.rest(outdated, map -> progress.add(last -> Optional.of(last.with(map))));
    }
  }

  /// The map so far.
  private static final class Progress {

    private final BooleanSupplier outdated;
    private final Consumer<DrawnMap> show;
    private Optional<DrawnMap> last = Optional.empty();

    Progress(BooleanSupplier outdated, Consumer<DrawnMap> show) {
      this.outdated = outdated;
      this.show = show;
    }

    void show(DrawnMap next) {
      last = Optional.of(next);
      show.accept(next);
    }

    void add(Function<DrawnMap, Optional<DrawnMap>> more) {
      if (!outdated.getAsBoolean()) {
        last.flatMap(more).ifPresent(this::show);
      }
    }
  }

  private MapPlane chosen(List<MapPlane> planes) {
    return planes.stream()
        .filter(plane -> mapping.plane().filter(kind -> kind == plane.kind()).isPresent())
        .findFirst()
        .orElseGet(planes::getFirst);
  }

  private Lattice places(MapPlane plane) {
    if (projection.space() == Space.THREE) {
      return plane.square(field, SIDE);
    }
    double width = projection.width();
    int columns = Math.clamp((long) (width / PLACE), 1, MOST);
    int rows = (int) Math.ceil(columns * projection.height() / width);
    Vec3 middle = projection.camera().target().minus(field.moved().center());
    return plane.rectangle(middle, width / projection.pixelsPerUnit(Vec3.ZERO), columns, rows);
  }

  private AnswerMap complete(UnrolledEdge edge) {
    return MapWork.complete(field, edge, MapColor.AGREEMENT);
  }

  private Optional<AnswerMap> bits(MapPlane plane) {
    return EdgePoint.nearest(field, Vec3.ZERO)
        .flatMap(edge -> LastBits.around(field, plane, edge.inside(), BITS))
        .map(bits -> MapWork.complete(bits.field(), bits.places(), MapColor.AGREEMENT));
  }
}
