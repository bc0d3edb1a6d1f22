package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.bench.scene.Axis;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.paint.Color;

/// A small handle at a point.
///
/// @param stem the point on the body that it is offset from, if any
/// @param axis the axis whose color and letter it has
/// @param behind whether the body hides it; it is then smaller and has no letter
record Knob(Form form, Point2D at, Optional<Point2D> stem, Optional<Axis> axis, boolean behind) {

  private static final double RADIUS = 5.5;
  private static final double LETTERED = 8;
  private static final double SMALL = 4;

  /// A knob without an axis.
  Knob(Form form, Point2D at, Optional<Point2D> stem) {
    this(form, at, stem, Optional.empty(), false);
  }

  enum Form {
    /// A ring: moves freely.
    RING,
    /// A disc: an end or corner, moves freely.
    DISC,
    /// A square: changes a length.
    SQUARE,
    /// A diamond: rotates.
    DIAMOND
  }

  Handle handle(String name, Cursor cursor, Function<Pointer, DragHandler> grab) {
    double reach = radius() + Handle.GRAB_DISTANCE / 2;
    return new Handle(
        new Grip(name, cursor, (x, y) -> at.distance(x, y) <= reach, grab),
        at,
        stem.map(from -> Pixels.along(from, at)).orElse(Stream.of(at)).toList(),
        this::draw);
  }

  private double radius() {
    if (behind && form == Form.DISC) {
      return SMALL;
    }
    return (axis.isPresent() && !behind) || form == Form.RING ? LETTERED : RADIUS;
  }

  private void draw(Brush brush) {
    Color full = axis.map(brush.palette()::of).orElseGet(brush::plain);
    Color color = behind ? brush.behind(full) : full;
    stem.ifPresent(from -> brush.line(List.of(from, at), color, 1.5));
    double r = radius();
    switch (form) {
      case RING -> brush.disc(at, r, color, false);
      case DISC -> brush.disc(at, r, color, true);
      case SQUARE ->
          brush.area(List.of(at.add(-r, -r), at.add(r, -r), at.add(r, r), at.add(-r, r)), color);
      case DIAMOND ->
          brush.area(
              List.of(
                  at.add(-1.4 * r, 0), at.add(0, -1.4 * r), at.add(1.4 * r, 0), at.add(0, 1.4 * r)),
              color);
    }
    axis.filter(_ -> !behind).ifPresent(of -> brush.inscribe(of.name(), at));
  }
}
