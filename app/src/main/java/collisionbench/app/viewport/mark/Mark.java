package collisionbench.app.viewport.mark;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.render.Pixels;
import java.util.List;
import javafx.geometry.Point2D;

/// A primitive of the overlay in pixels, before it is painted.
sealed interface Mark {

  /// A mark at a fixed place.
  sealed interface Figure extends Mark {}

  /// A straight line.
  ///
  /// @param hidden whether a body hides it
  record Line(Point2D from, Point2D to, Pen pen, boolean hidden) implements Figure {

    Line(Point2D from, Point2D to, Pen pen) {
      this(from, to, pen, false);
    }
  }

  /// A line with an arrow head of constant size.
  ///
  /// @param hidden whether a body hides it
  record Arrow(Point2D from, Point2D to, Pen pen, boolean hidden) implements Figure {}

  /// A translucent polygon.
  ///
  /// @param border the parts of its border to draw, which omit what they would hide
  record Area(List<Point2D> corners, List<OutlineRun> border) implements Figure {
    public Area {
      corners = List.copyOf(corners);
      border = List.copyOf(border);
    }
  }

  /// A small sign.
  ///
  /// @param hidden whether a body hides its point
  record Symbol(Point2D at, Sign sign, boolean hidden) implements Figure {}

  /// A text on a plate.
  ///
  /// @param index a subscript; may be empty
  /// @param spots the places to try, the best first
  /// @param reach the greatest distance from the first of them in pixels, if all are taken
  /// @param edge the color of the plate's edge
  record Label(String text, String index, List<Spot> spots, double reach, Hue edge, Weight weight)
      implements Mark {

    public Label {
      spots = List.copyOf(spots);
    }

    Label(String text, Point2D at, double reach, Hue edge) {
      this(text, "", List.of(new Spot(at, at)), reach, edge, Weight.USUAL);
    }

    Label(String text, String index, List<Spot> spots, double reach) {
      this(text, index, spots, reach, Hue.NONE, Weight.USUAL);
    }

    Label(String text, Point2D at, double reach) {
      this(text, at, reach, Hue.NONE);
    }

    Label(String text, Point2D at, double reach, Hue edge, Weight weight) {
      this(text, "", List.of(new Spot(at, at)), reach, edge, weight);
    }

    /// {@return the same with the tint of the body that its subscript names, as in `p_A`}
    Label tinted() {
      return Hue.ofLetter(index)
          .map(tint -> new Label(text, index, spots, reach, tint, weight))
          .orElse(this);
    }

    /// {@return the middle of what it is about}
    Point2D subject() {
      return Pixels.middle(spots.stream().map(Spot::anchor).toList());
    }

    /// {@return the preferred position of its middle}
    Point2D at() {
      return spots.getFirst().at();
    }
  }

  /// A place for a label.
  ///
  /// @param at the middle of the plate
  /// @param anchor the point that the label is about; a leader line joins it to a plate elsewhere
  record Spot(Point2D at, Point2D anchor) {

    /// {@return how far this is from another, by both points}
    double distance(Spot other) {
      return at.distance(other.at) + anchor.distance(other.anchor);
    }
  }

  /// How a label is placed and written.
  enum Weight {
    /// Drawn if there is room.
    USUAL,
    /// Like [#USUAL], with an arrow over the text as in formulas.
    VECTOR,
    /// The label of an arrow: all of them are drawn, or none.
    ARROW,
    /// Like [#ARROW], but small: one of several arrows, if neither of its bodies is selected.
    QUIET_ARROW
  }

  /// The color of a line.
  enum Ink {
    /// For contacts.
    PLAIN,
    /// For measurements; no body has this color.
    MEASURE,
    /// For visual aids.
    FAINT
  }

  /// The meaning of a line.
  enum Pen {
    /// A distance.
    GAP(1.25, Ink.MEASURE, false),
    /// A penetration depth.
    DEPTH(3, Ink.PLAIN, false),
    /// Joins a displaced arrow to what it measures.
    WITNESS(1, Ink.PLAIN, false),
    /// A contact normal.
    NORMAL(1.5, Ink.PLAIN, false),
    /// The part of a segment inside a body or shared by two segments.
    STRETCH(3.5, Ink.MEASURE, false),
    /// A segment's line beyond its ends.
    BEYOND(1.25, Ink.MEASURE, true),
    /// The axis of a capsule.
    CORE(1.25, Ink.PLAIN, true),
    /// A tick of a segment.
    TICK(1.5, Ink.PLAIN, false),
    /// A height above the ground.
    DROP(1, Ink.PLAIN, true),
    /// A bounding box.
    BOUNDS(1, Ink.FAINT, true),
    /// An operand of a method's step.
    STEP(2, Ink.MEASURE, false),
    /// The border of a step's region.
    STEP_BORDER(1.25, Ink.MEASURE, true),
    /// The border of the region in which two bodies touch.
    REGION(1.5, Ink.PLAIN, false);

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

  /// The look of a symbol.
  enum Sign {
    /// A disc: a point of the first body.
    DISC,
    /// A ring: a point of the second body.
    RING,
    /// A small square: a point of the contact manifold.
    CONTACT,
    /// A wide ring around a point or the end of a segment.
    HALO,
    /// An arrow towards the viewer.
    TOWARDS,
    /// An arrow away from the viewer.
    AWAY,
    /// A filled diamond: a segment enters or crosses.
    ENTRY,
    /// An open diamond: it exits.
    EXIT,
    /// A cross: lines cross or come closest beyond the ends of segments.
    BEYOND,
    /// A flat ring on the ground below a body.
    FOOT,
    /// A dashed ring with a dot: moving bodies first or last touch.
    MEETING,
    /// A disc in the measure color: a point of a step.
    STEP,
    /// A wide ring in the measure color, around a point of a step that is a body or an end of one.
    STEP_RING
  }
}
