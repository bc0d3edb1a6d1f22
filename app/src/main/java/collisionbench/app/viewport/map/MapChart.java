package collisionbench.app.viewport.map;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapLine;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;

/// Draws a map whose places are too close together to be seen in the scene: beside the unrolled
/// edge, or in last bits.
public record MapChart(AnswerMap map, Palette palette) {

  private static final double LEFT = 64;
  private static final double BESIDE = 44;
  private static final double RIGHT = 12;
  private static final double LETTERS = 11;
  private static final double TICK = 4;

  public Canvas draw(double width, double height) {
    Canvas canvas = new Canvas(width, height);
    Bounds area =
        new BoundingBox(
            LEFT,
            BESIDE / 2,
            Math.max(1, width - LEFT - RIGHT),
            Math.max(1, height - 1.5 * BESIDE));
    CanvasPen pen = new CanvasPen(canvas.getGraphicsContext2D());
    pen.canvas().setFill(palette.skyTop());
    pen.canvas().fillRect(0, 0, width, height);
    pen.canvas().setImageSmoothing(false);
    pen.canvas()
        .drawImage(
            MapPictures.image(map, palette),
            area.getMinX(),
            area.getMinY(),
            area.getWidth(),
            area.getHeight());
    new Drawing(pen, area).draw();
    return canvas;
  }

  private final class Drawing {

    private final CanvasPen pen;
    private final Bounds area;
    private final Font font = Typeface.REGULAR.size(LETTERS);

    /// @param area the rectangle of the places
    Drawing(CanvasPen pen, Bounds area) {
      this.pen = pen;
      this.area = area;
    }

    void draw() {
      map.exactEdge().forEach(this::draw);
      pen.canvas().setStroke(palette.text());
      pen.canvas().setLineWidth(1);
      pen.canvas().strokeRect(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
      MapAxes axes = MapAxes.of(map);
      axes.columns()
          .forEach(tick -> {
            Point2D at = new Point2D(at(tick.at(), 0).getX(), area.getMaxY());
            mark(at, at.add(0, TICK), at.add(0, BESIDE / 4), tick.words());
          });
      axes.rows()
          .forEach(tick -> {
            Point2D at = new Point2D(area.getMinX(), at(0, tick.at()).getY());
            mark(at, at.subtract(TICK, 0), at.subtract(LEFT / 2, 0), tick.words());
          });
      write(axes.up(), area.getMinY() - BESIDE / 4);
      write(axes.across(), area.getMaxY() + BESIDE * 0.7);
    }

    private void draw(MapLine line) {
      pen.line(
          line.spots().stream().map(spot -> at(spot.i(), spot.j())).toList(),
          false,
          palette.ink(),
          1);
    }

    private Point2D at(double i, double j) {
      return new Point2D(
          area.getMinX() + (i + 0.5) / map.places().columns() * area.getWidth(),
          area.getMaxY() - (j + 0.5) / map.places().rows() * area.getHeight());
    }

    private void mark(Point2D from, Point2D to, Point2D center, String words) {
      Color color = palette.text();
      pen.line(from, to, color, 1);
      pen.write(words, center, font, color);
    }

    private void write(String words, double y) {
      pen.write(words, new Point2D(area.getCenterX(), y), font, palette.text());
    }
  }
}
