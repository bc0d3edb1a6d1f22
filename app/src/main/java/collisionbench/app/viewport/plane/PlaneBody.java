package collisionbench.app.viewport.plane;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.shape.StrokeType;

/// A body of a 2D picture.
final class PlaneBody extends Group {

  private static final double GROUND = 1.5;
  private static final double DASH = 5;
  private static final double GAP = 8;

  PlaneBody(String id) {
    setId("body-" + id);
  }

  /// Draws the body; an empty figure is outside the picture.
  void draw(Optional<PlaneFigure> figure, PlaneInk ink) {
    getChildren().setAll(figure.map(seen -> parts(seen, ink)).orElse(List.of()));
  }

  private static List<? extends Node> parts(PlaneFigure figure, PlaneInk ink) {
    return switch (figure) {
      case PlaneFigure.Dot(Point2D at) -> dot(at, ink);
      case PlaneFigure.Line(Point2D from, Point2D to) -> line(from, to, ink);
      case PlaneFigure.Area(List<Point2D> corners) -> area(corners, ink);
    };
  }

  private static List<Shape> area(List<Point2D> corners, PlaneInk ink) {
    List<Shape> parts = new ArrayList<>();
    double width = ink.outlineWidth();
    ink.halo()
        .map(halo -> outline(corners, halo.color(), width / 2 + halo.width(), StrokeType.OUTSIDE))
        .ifPresent(parts::add);
    Polygon body = outline(corners, ink.border(), width, StrokeType.CENTERED);
    body.setFill(ink.inside());
    parts.add(body);
    return parts;
  }

  private static Polygon outline(
      List<Point2D> corners, Color color, double width, StrokeType type) {
    double[] xy = new double[2 * corners.size()];
    for (int i = 0; i < corners.size(); i++) {
      xy[2 * i] = corners.get(i).getX();
      xy[2 * i + 1] = corners.get(i).getY();
    }
    Polygon polygon = new Polygon(xy);
    polygon.setFill(null);
    polygon.setStroke(color);
    polygon.setStrokeWidth(width);
    polygon.setStrokeType(type);
    polygon.setStrokeLineJoin(StrokeLineJoin.ROUND);
    return polygon;
  }

  private static List<Shape> line(Point2D from, Point2D to, PlaneInk ink) {
    List<Shape> parts = new ArrayList<>();
    double width = ink.lineWidth();
    double end = ink.endRadius();
    ink.halo()
        .ifPresent(halo -> {
          parts.add(stroke(from, to, halo.color(), width + 2 * halo.width()));
          parts.add(disc(from, end + halo.width(), halo.color()));
          parts.add(disc(to, end + halo.width(), halo.color()));
        });
    parts.add(stroke(from, to, ink.color(), width));
    ink.stripes().map(stripes -> dashes(from, to, stripes, width)).ifPresent(parts::add);
    parts.add(disc(from, end, ink.color()));
    parts.add(disc(to, end, ink.color()));
    return parts;
  }

  private static Line stroke(Point2D from, Point2D to, Color color, double width) {
    Line line = new Line(from.getX(), from.getY(), to.getX(), to.getY());
    line.setStroke(color);
    line.setStrokeWidth(width);
    line.setStrokeLineCap(StrokeLineCap.ROUND);
    return line;
  }

  private static Line dashes(Point2D from, Point2D to, Color color, double width) {
    Line line = stroke(from, to, color, width);
    line.setStrokeLineCap(StrokeLineCap.BUTT);
    line.getStrokeDashArray().addAll(DASH, GAP);
    return line;
  }

  private static List<Shape> dot(Point2D at, PlaneInk ink) {
    List<Shape> parts = new ArrayList<>();
    double radius = ink.ringRadius();
    ink.halo()
        .map(halo -> disc(at, radius + GROUND + halo.width(), halo.color()))
        .ifPresent(parts::add);
    parts.add(disc(at, radius + GROUND, ink.ground()));
    Circle ring = disc(at, radius, Color.TRANSPARENT);
    ring.setStroke(ink.border());
    ring.setStrokeWidth(ink.outlineWidth() * 0.75);
    ink.stripes()
        .ifPresent(_ -> {
          double dash = radius * Math.PI / 4;
          ring.setStrokeLineCap(StrokeLineCap.BUTT);
          ring.getStrokeDashArray().addAll(dash * 1.2, dash * 0.8);
        });
    parts.add(ring);
    parts.add(disc(at, radius / 2, ink.color()));
    return parts;
  }

  private static Circle disc(Point2D at, double radius, Paint paint) {
    return new Circle(at.getX(), at.getY(), radius, paint);
  }
}
