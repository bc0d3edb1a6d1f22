package collisionbench.app.viewport.map;

import collisionbench.app.session.DrawnMap;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.map.AnswerMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.image.Image;

/// Images of maps, painted by the thread that draws these, so that the window's thread only shows
/// them. Thread-safe.
public final class MapPainter {

  /// How many images are kept: the window may still have to show some that are not the latest.
  private static final int KEPT = 12;

  private record Painted(AnswerMap map, Palette palette, Image image) {

    @SuppressWarnings("ReferenceEquality") // comparing the answers of two maps is slow
    boolean isOf(AnswerMap other, Palette now) {
      return map == other && palette.equals(now);
    }
  }

  private final ObservableValue<Palette> palette;
  private volatile Palette colors;
  private volatile List<Painted> latest = List.of();

  /// @param palette that of the picture; changes on the window's thread
  public MapPainter(ObservableValue<Palette> palette) {
    this.palette = palette;
    colors = palette.getValue();
    palette.subscribe(next -> colors = next);
  }

  public ObservableValue<Palette> palette() {
    return palette;
  }

  /// Paints a map and those beside it.
  public void paint(DrawnMap drawn) {
    Palette now = colors;
    Stream.of(Optional.of(drawn.map()), drawn.unrolled(), drawn.bits())
        .flatMap(Optional::stream)
        .filter(map -> found(map, now).isEmpty())
        .forEach(map -> keep(new Painted(map, now, MapPictures.image(map, now))));
  }

  private synchronized void keep(Painted painted) {
    latest = Stream.concat(Stream.of(painted), latest.stream()).limit(KEPT).toList();
  }

  private Optional<Image> found(AnswerMap map, Palette now) {
    return latest.stream().filter(one -> one.isOf(map, now)).map(Painted::image).findFirst();
  }

  /// {@return the image of a map in the colors of the picture, painted now if it was not}
  public Image image(AnswerMap map) {
    Palette now = colors;
    return found(map, now).orElseGet(() -> MapPictures.image(map, now));
  }
}
