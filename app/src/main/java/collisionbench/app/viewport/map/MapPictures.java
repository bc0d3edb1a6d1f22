package collisionbench.app.viewport.map;

import collisionbench.app.viewport.render.MapPicture;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.map.Agreement;
import collisionbench.bench.map.AnswerMap;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// Paints maps of answers.
public final class MapPictures {

  private MapPictures() {}

  /// {@return an image of a map and where it lies in the scene}
  public static MapPicture of(AnswerMap map, Image image) {
    MapFrame frame = MapFrame.of(map);
    return new MapPicture(image, frame.corner(), frame.across(), frame.up());
  }

  /// {@return a square of the color and hatch of an agreement}
  public static WritableImage swatch(Agreement agreement, Palette palette, int side) {
    WritableImage image = new WritableImage(side, side);
    for (int j = 0; j < side; j++) {
      for (int i = 0; i < side; i++) {
        image.getPixelWriter().setColor(i, side - 1 - j, MapInk.of(agreement, palette, i, j));
      }
    }
    return image;
  }

  /// {@return the places of a map, one pixel each}
  public static WritableImage image(AnswerMap map, Palette palette) {
    MapInk ink = new MapInk(map, palette);
    int columns = map.places().columns();
    int rows = map.places().rows();
    int[] pixels = new int[columns * rows];
    for (int j = 0; j < rows; j++) {
      for (int i = 0; i < columns; i++) {
        pixels[(rows - 1 - j) * columns + i] = ink.at(i, j);
      }
    }
    WritableImage image = new WritableImage(columns, rows);
    image
        .getPixelWriter()
        .setPixels(0, 0, columns, rows, PixelFormat.getIntArgbInstance(), pixels, 0, columns);
    return image;
  }
}
