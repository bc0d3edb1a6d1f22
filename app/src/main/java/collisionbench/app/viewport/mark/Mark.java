package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.Hue;
import java.util.List;
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

  /// The inside of a convex line or the like, which lets through what is behind, and its border.
  record Area(List<Point2D> corners) implements Figure {
    public Area {
      corners = List.copyOf(corners);
    }
  }

  /// A small sign.
  record Symbol(Point2D at, Sign sign) implements Figure {}

  /// A text on a plate that faces the viewer.
  ///
  /// @param index what stands small and low behind the text; empty for nothing
  /// @param at where its middle belongs, if that is free
  /// @param reach how far from there it may be put else, in pixels
  /// @param edge the colour of the plate's edge
  record Label(String text, String index, Point2D at, double reach, Hue edge) implements Mark {

    Label(String text, Point2D at, double reach, Hue edge) {
      this(text, "", at, reach, edge);
    }

    Label(String text, String index, Point2D at, double reach) {
      this(text, index, at, reach, Hue.NONE);
    }

    Label(String text, Point2D at, double reach) {
      this(text, "", at, reach);
    }
  }

  /// The colour of what is drawn.
  enum Ink {
    /// What is said of a contact.
    PLAIN,
    /// What is measured: no body has this colour.
    MEASURE,
    /// What is only a help to the eye.
    FAINT
  }

  /// What a line tells.
  enum Pen {
    /// How far bodies are apart.
    GAP(1.25, Ink.MEASURE, false),
    /// How deep they are in one another.
    DEPTH(3, Ink.PLAIN, false),
    /// What joins a line to what it measures, where it is drawn beside that.
    WITNESS(1, Ink.PLAIN, false),
    /// The normal of a contact.
    NORMAL(1.5, Ink.PLAIN, false),
    /// The part of a segment that is in a body, or that two segments share.
    STRETCH(3.5, Ink.MEASURE, false),
    /// A segment's line beyond its ends.
    BEYOND(1.25, Ink.MEASURE, true),
    /// The line in the middle of a capsule.
    CORE(1.25, Ink.PLAIN, true),
    /// A graduation of a segment.
    TICK(1.5, Ink.PLAIN, false),
    /// How high over the ground a body is.
    DROP(1, Ink.PLAIN, true),
    /// A bounding box.
    BOUNDS(1, Ink.FAINT, true),
    /// What a step of a method computes with.
    STEP(2, Ink.MEASURE, false),
    /// The border of what a step tells apart.
    STEP_BORDER(1.25, Ink.MEASURE, true);

    private final double width;
    private final Ink ink;
    private final boolean dashed;

    Pen(double width, Ink ink, boolean dashed) {
      this.width = width;
      this.ink = ink;
      this.dashed = dashed;
    }

    /// {@return the width of its lines, in pixels}
    double width() {
      return width;
    }

    Ink ink() {
      return ink;
    }

    boolean dashed() {
      return dashed;
    }
  }

  /// The look of a small sign.
  enum Sign {
    /// A full disc: a point of the first body.
    DISC,
    /// A ring: a point of the second body.
    RING,
    /// A wide ring around what is itself small, a point or the end of a segment, and leaves it
    /// free.
    HALO,
    /// An arrow that comes out of the picture, seen from its tip.
    TOWARDS,
    /// An arrow that goes into the picture, seen from its feathers.
    AWAY,
    /// A full diamond: where a segment enters, or crosses.
    ENTRY,
    /// An open diamond: where it leaves.
    EXIT,
    /// A small cross: where lines cross or come closest beyond the ends of segments.
    BEYOND,
    /// A flat ring, as it would lie on the ground: over what a body is.
    FOOT,
    /// A broken ring with a point in it: where moving bodies first or last touch.
    MEETING,
    /// A full disc in the colour of what is measured: a point of a step.
    STEP
  }
}
