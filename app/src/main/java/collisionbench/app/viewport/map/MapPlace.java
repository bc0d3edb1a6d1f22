package collisionbench.app.viewport.map;

import collisionbench.app.session.Session;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.PlaceAnswer;
import collisionbench.bench.scene.Body;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import javafx.geometry.Point2D;

/// A place of the map in a picture.
public record MapPlace(AnswerMap map, int i, int j) {

  /// {@return the place at a pixel; empty beside the map}
  public static Optional<MapPlace> at(RenderState state, double x, double y) {
    return state
        .map()
        .flatMap(map ->
            MapFrame.of(map)
                .at(state.projection(), new Point2D(x, y))
                .map(spot ->
                    new MapPlace(map, (int) Math.rint(spot.i()), (int) Math.rint(spot.j()))));
  }

  public boolean isThere() {
    return i < map.places().columns() && j < map.places().rows();
  }

  public PlaceAnswer answer() {
    return map.at(i, j);
  }

  /// {@return the displacement of the map's body}
  public Vec3 displacement() {
    return map.places().at(i, j);
  }

  /// {@return where the center of the moved body would be}
  public Vec3 center() {
    return MapFrame.of(map).at(i, j);
  }

  /// Moves the body here.
  ///
  /// @param drawn the body when the map was drawn
  public void move(Session session, Body drawn) {
    MapMove.make(session, map.field(), displacement(), drawn);
  }
}
