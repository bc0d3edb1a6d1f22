package collisionbench.app.viewport.map;

import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;

/// The value of the map under the mouse, beside it: what the method says there and what is right.
public final class MapCursor extends Pane {

  /// The distance from the mouse, in pixels.
  private static final double BESIDE = 16;

  private final Supplier<RenderState> state;
  private final Label words = new Label();
  private Point2D mouse = Point2D.ZERO;

  public MapCursor(Supplier<RenderState> state) {
    this.state = state;
    words.setId("map-cursor");
    words.getStyleClass().add("caption");
    words.setVisible(false);
    getChildren().add(words);
    setMouseTransparent(true);
    setMinSize(0, 0);
  }

  /// Follows the mouse over a picture; shows nothing while a button is down.
  public void follow(Node picture) {
    picture.addEventHandler(MouseEvent.MOUSE_MOVED, event -> show(event.getX(), event.getY()));
    picture.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> hide());
    picture.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> hide());
  }

  /// Shows nothing until the mouse moves.
  public void hide() {
    words.setVisible(false);
  }

  /// Shows the value of a newer map where the mouse is, if one was shown.
  public void renew() {
    if (words.isVisible()) {
      show(mouse.getX(), mouse.getY());
    }
  }

  private void show(double x, double y) {
    mouse = new Point2D(x, y);
    RenderState now = state.get();
    Optional<MapPlace> place = MapPlace.at(now, x, y);
    words.setVisible(place.isPresent());
    place.ifPresent(at -> {
      words.setText(words(at, now.projection().space()));
      words.autosize();
      boolean fits = x + BESIDE + words.getWidth() <= getWidth();
      double left = fits ? x + BESIDE : x - BESIDE - words.getWidth();
      double top = Math.min(y + BESIDE, getHeight() - words.getHeight());
      words.relocate(Math.rint(Math.max(0, left)), Math.rint(Math.max(0, top)));
    });
  }

  private static String words(MapPlace place, Space space) {
    String body = place.map().field().moved().id();
    return Texts.get("map.at", body, point(place.center(), space)) + "\n" + PlaceWords.of(place);
  }

  private static String point(Vec3 at, Space space) {
    return DoubleStream.of(at.x(), at.y(), at.z())
        .limit(space == Space.TWO ? 2 : 3)
        .mapToObj(number -> Numbers.fitting(number, text -> text.length() <= 6))
        .collect(Collectors.joining(", ", "(", ")"));
  }
}
