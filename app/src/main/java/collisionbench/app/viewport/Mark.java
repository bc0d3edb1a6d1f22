package collisionbench.app.viewport;

import javafx.geometry.Point2D;

/// Something simple that is drawn over a picture, in its pixels: what the overlay says of a scene,
/// before it is painted.
sealed interface Mark {

  /// What is drawn where it is.
  sealed interface Figure extends Mark {}

  /// A straight line.
  record Line(Point2D from, Point2D to, Pen pen) implements Figure {}

  /// A straight line with a head, which is of the same size at any length.
  record Arrow(Point2D from, Point2D to, Pen pen) implements Figure {}

  /// A small round sign.
  record Spot(Point2D at, Sign sign) implements Figure {}

  /// A text on a plate that faces the viewer.
  ///
  /// @param at where its middle belongs, if that is free
  /// @param reach how far from there it may be put else, in pixels
  record Label(String text, Point2D at, double reach) implements Mark {}

  /// What a line tells.
  enum Pen {
    /// How far bodies are apart.
    GAP(1.5),
    /// How deep they are in one another.
    DEPTH(3),
    /// The normal of a contact.
    NORMAL(1.5),
    /// A bounding box.
    BOUNDS(1);

    private final double width;

    Pen(double width) {
      this.width = width;
    }

    /// {@return the width of its lines, in pixels}
    double width() {
      return width;
    }
  }

  /// The look of a small round sign.
  enum Sign {
    /// A full disc: a point of the first body.
    DISC,
    /// A ring: a point of the second body.
    RING,
    /// An arrow that comes out of the picture, seen from its tip.
    TOWARDS,
    /// An arrow that goes into the picture, seen from its feathers.
    AWAY
  }
}
