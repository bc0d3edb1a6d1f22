package collisionbench.app.viewport.sight;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// Lines of the picture as points, to know what they lie on.
public final class PixelLine {

  private static final double APART = 10;

  /// More are outside of any picture.
  private static final int MOST = 1000;

  private PixelLine() {}

  /// {@return points along a line, both ends among them}
  public static Stream<Point2D> points(Point2D from, Point2D to) {
    int pieces = (int) Math.clamp(Math.ceil(from.distance(to) / APART), 1, MOST);
    return IntStream.rangeClosed(0, pieces)
        .mapToObj(i -> from.interpolate(to, (double) i / pieces));
  }
}
