package collisionbench.app.window.map;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.viewport.map.MapPainter;
import collisionbench.app.viewport.map.MapPlace;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A map as a picture in a panel, with a cursor that the mouse or the arrow keys move. A click or
/// Enter moves the body to its place.
final class PlaceGrid extends VBox {

  private final ImageView image = new ImageView();
  private final Region cursor = Nodes.styled(new Region(), "map-crosshair");
  private final Pane over = new Pane(cursor);
  private final Label readout = Nodes.wrapped("muted");
  private final Function<MapPlace, String> words;
  private final MapPainter painter;
  private Optional<MapPlace> place = Optional.empty();
  private Optional<AnswerMap> shown = Optional.empty();

  /// @param id its texts begin with it
  /// @param words those of the place under the cursor
  /// @param chosen receives the place to move the body to
  PlaceGrid(
      String id, MapPainter painter, Function<MapPlace, String> words, Consumer<MapPlace> chosen) {
    this.words = words;
    this.painter = painter;
    String key = id.replaceFirst("-", ".");
    Label title = Nodes.label("section-title");
    title.setText(Texts.get(key));
    Label axes = Nodes.wrapped("muted");
    axes.setText(Texts.get(key + "-axes"));
    StackPane picture = Nodes.named(new StackPane(image, over), id + "-picture", "map-picture");
    picture.setFocusTraversable(true);
    picture.setAccessibleText(Texts.get(key));
    picture.setMinWidth(0);
    image.setSmooth(false);
    widthProperty().subscribe(this::fit);
    picture.addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(event.getX(), event.getY()));
    picture.setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY) {
        picture.requestFocus();
        point(event.getX(), event.getY());
        place.ifPresent(chosen);
      }
    });
    picture.setOnKeyPressed(event -> press(event, chosen));
    Nodes.named(this, id, "map-grid").getChildren().addAll(title, axes, picture, readout);
    painter.palette().subscribe(_ -> paint());
  }

  @SuppressWarnings("ReferenceEquality") // comparing the answers of two maps is slow
  void show(Optional<AnswerMap> map) {
    Nodes.show(this, map.isPresent());
    if (map.isPresent() && shown.filter(now -> now == map.get()).isEmpty()) {
      place = place.map(at -> new MapPlace(map.get(), at.i(), at.j())).filter(MapPlace::isThere);
      shown = map;
      paint();
    }
  }

  private void paint() {
    shown.ifPresent(map -> image.setImage(painter.image(map)));
    fit();
  }

  private void fit() {
    shown.ifPresent(map -> {
      image.setFitWidth(getWidth());
      image.setFitHeight(getWidth() * map.places().rows() / map.places().columns());
    });
    showCursor();
  }

  private void point(double x, double y) {
    shown.ifPresent(map -> {
      int i = (int) (x / image.getFitWidth() * map.places().columns());
      int j = (int) ((1 - y / image.getFitHeight()) * map.places().rows());
      go(map, i, j);
    });
  }

  private void press(KeyEvent event, Consumer<MapPlace> chosen) {
    int right =
        switch (event.getCode()) {
          case LEFT -> -1;
          case RIGHT -> 1;
          default -> 0;
        };
    int up =
        switch (event.getCode()) {
          case UP -> 1;
          case DOWN -> -1;
          default -> 0;
        };
    if (right != 0 || up != 0) {
      int far = event.isShiftDown() ? 10 : 1;
      shown.ifPresent(map -> {
        int i = place.map(MapPlace::i).orElse(map.places().columns() / 2);
        int j = place.map(MapPlace::j).orElse(map.places().rows() / 2);
        go(map, i + far * right, j + far * up);
      });
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
      place.ifPresent(chosen);
      event.consume();
    }
  }

  private void go(AnswerMap map, int i, int j) {
    place =
        Optional.of(
            new MapPlace(
                map,
                Math.clamp(i, 0, map.places().columns() - 1),
                Math.clamp(j, 0, map.places().rows() - 1)));
    showCursor();
  }

  private void showCursor() {
    cursor.setVisible(place.isPresent());
    readout.setText(place.map(words).orElseGet(() -> Texts.get("map.no-cursor")));
    place.ifPresent(at -> {
      double width = image.getFitWidth() / at.map().places().columns();
      double height = image.getFitHeight() / at.map().places().rows();
      cursor.resizeRelocate(
          Math.rint(at.i() * width) - 2,
          Math.rint((at.map().places().rows() - 1 - at.j()) * height) - 2,
          Math.ceil(width) + 4,
          Math.ceil(height) + 4);
    });
  }
}
