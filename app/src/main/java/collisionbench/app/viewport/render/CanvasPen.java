package collisionbench.app.viewport.render;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// Draws on a canvas in pixels; lines have round ends and corners.
public record CanvasPen(GraphicsContext canvas) {

  /// The opacity of what a body hides.
  private static final double FAINT = 0.6;

  private static final double DASH = 7;
  private static final double GAP = 5;

  public CanvasPen {
    canvas.setLineCap(StrokeLineCap.ROUND);
    canvas.setLineJoin(StrokeLineJoin.ROUND);
  }

  /// Paints, faint and dashed if a body hides it.
  public void paint(boolean hidden, Runnable painting) {
    canvas.save();
    if (hidden) {
      canvas.setGlobalAlpha(FAINT * canvas.getGlobalAlpha());
      dash();
    }
    painting.run();
    canvas.restore();
  }

  public void dash() {
    canvas.setLineDashes(DASH, GAP);
    canvas.setLineCap(StrokeLineCap.BUTT);
  }

  public void line(Point2D from, Point2D to, Color color, double width) {
    canvas.setStroke(color);
    canvas.setLineWidth(width);
    canvas.strokeLine(from.getX(), from.getY(), to.getX(), to.getY());
  }

  /// A polyline.
  ///
  /// @param closed whether it returns to the first point
  public void line(List<Point2D> points, boolean closed, Color color, double width) {
    canvas.setStroke(color);
    canvas.setLineWidth(width);
    trace(points, closed);
    canvas.stroke();
  }

  public void area(List<Point2D> corners, Color color) {
    canvas.setFill(color);
    trace(corners, true);
    canvas.fill();
  }

  private void trace(List<Point2D> points, boolean closed) {
    canvas.beginPath();
    canvas.moveTo(points.getFirst().getX(), points.getFirst().getY());
    points.stream().skip(1).forEach(point -> canvas.lineTo(point.getX(), point.getY()));
    if (closed) {
      canvas.closePath();
    }
  }

  public void disc(Point2D at, double radius, Color color) {
    canvas.setFill(color);
    canvas.fillOval(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
  }

  public void ring(Point2D at, double radius, Color color, double width) {
    canvas.setStroke(color);
    canvas.setLineWidth(width);
    canvas.strokeOval(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
  }

  /// Text centered at a point.
  public void write(String words, Point2D at, Font font, Color color) {
    canvas.setFont(font);
    canvas.setTextAlign(TextAlignment.CENTER);
    canvas.setTextBaseline(VPos.CENTER);
    canvas.setFill(color);
    canvas.fillText(words, at.getX(), at.getY());
  }
}
