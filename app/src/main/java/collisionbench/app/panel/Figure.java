package collisionbench.app.panel;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.text.Texts;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.SVGPath;

/// What a kind of shape is called, and the small drawing that stands for it.
public enum Figure {
  SPHERE("M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0 M2 8c0 1.6 2.7 2.8 6 2.8s6 -1.2 6 -2.8"),
  CAPSULE("M5 5a3 3 0 0 1 6 0v6a3 3 0 0 1 -6 0z M5 5.5c0 .9 1.3 1.6 3 1.6s3 -.7 3 -1.6"),
  BOX("M8 2l5.2 3v6L8 14l-5.2 -3V5z M2.8 5L8 8l5.2 -3 M8 8v6"),
  SEGMENT(
      "M2 13a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M12 3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M3.7 12.3L12.3 3.7"),
  TRIANGLE("M8 3l6 10H2z"),
  CIRCLE("M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"),
  CAPSULE_2D("M5 5a3 3 0 0 1 6 0v6a3 3 0 0 1 -6 0z"),
  POLYGON("M8 2l6 4.4l-2.3 7H4.3L2 6.4z"),
  SEGMENT_2D(SEGMENT.path),
  SECTOR("M3.5 13V3A10 10 0 0 1 13.5 13z"),
  POINT("M7 8a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M8 2v3 M8 11v3 M2 8h3 M11 8h3");

  private final String path;

  /// @param path drawn on 16 by 16 pixels
  Figure(String path) {
    this.path = path;
  }

  /// {@return the kind of a body's shape}
  public static Figure of(Body body) {
    return switch (body) {
      case Body3 solid ->
          switch (solid.shape()) {
            case Sphere _ -> SPHERE;
            case Capsule _ -> CAPSULE;
            case Box _ -> BOX;
            case Segment _ -> SEGMENT;
            case Triangle _ -> TRIANGLE;
          };
      case Body2 flat ->
          switch (flat.shape()) {
            case Point2 _ -> POINT;
            case Circle _ -> CIRCLE;
            case Capsule2 _ -> CAPSULE_2D;
            case Segment2 _ -> SEGMENT_2D;
            case Sector _ -> SECTOR;
            case Polygon _ -> POLYGON;
          };
    };
  }

  /// {@return what the kind is called}
  public String label() {
    return Texts.get("shape." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /// {@return a drawing of its own}
  public Node icon() {
    SVGPath drawing = new SVGPath();
    drawing.setContent(path);
    drawing.getStyleClass().add("figure");
    // A pane keeps the drawing on the pixels it was made for; alone it would be moved to its edge.
    Pane pane = new Pane(drawing);
    pane.setMinSize(16, 16);
    pane.setPrefSize(16, 16);
    pane.setMaxSize(16, 16);
    return pane;
  }
}
