package collisionbench.app.panel.widget;

import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.text.Texts;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.SVGPath;

/// The name and the icon of a type of shape.
public final class ShapeIcon {

  private static final double SIZE = 16;

  private ShapeIcon() {}

  public static String label(ShapeType type) {
    return Texts.get("shape." + type.key());
  }

  public static Node of(ShapeType type) {
    SVGPath drawing = new SVGPath();
    drawing.setContent(path(type));
    drawing.getStyleClass().add("figure");
    // The pane keeps the drawing aligned to pixels; alone it would be moved to its edge.
    Pane pane = new Pane(drawing);
    pane.setMinSize(SIZE, SIZE);
    pane.setPrefSize(SIZE, SIZE);
    pane.setMaxSize(SIZE, SIZE);
    return pane;
  }

  private static String path(ShapeType type) {
    return switch (type) {
      case SPHERE -> "M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0 M2 8c0 1.6 2.7 2.8 6 2.8s6 -1.2 6 -2.8";
      case CAPSULE -> "M5 5a3 3 0 0 1 6 0v6a3 3 0 0 1 -6 0z M5 5.5c0 .9 1.3 1.6 3 1.6s3 -.7 3 -1.6";
      case BOX -> "M8 2l5.2 3v6L8 14l-5.2 -3V5z M2.8 5L8 8l5.2 -3 M8 8v6";
      case SEGMENT, SEGMENT_2D ->
          "M2 13a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M12 3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M3.7 12.3L12.3"
              + " 3.7";
      case TRIANGLE -> "M8 3l6 10H2z";
      case HULL ->
          "M5.5 2h5L14 6.5L8 14L2 6.5z M2 6.5l4 1.2h4l4 -1.2 M6 7.7L8 14l2 -6.3 M5.5 2l.5 5.7 M10.5"
              + " 2L10 7.7";
      case CIRCLE -> "M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0";
      case CAPSULE_2D -> "M5 5a3 3 0 0 1 6 0v6a3 3 0 0 1 -6 0z";
      case POLYGON -> "M8 2l6 4.4l-2.3 7H4.3L2 6.4z";
      case SECTOR -> "M3.5 13V3A10 10 0 0 1 13.5 13z";
      case POINT -> "M7 8a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M8 2v3 M8 11v3 M2 8h3 M11 8h3";
    };
  }
}
