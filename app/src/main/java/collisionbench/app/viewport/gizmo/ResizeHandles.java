package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.gizmo.DraggedOpening.SectorPart;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Decimals;
import collisionbench.bench.scene.Field;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Adds the knobs that change one field of a body's shape.
///
/// @param place the index of the field in the shape
/// @param knobs collects what is added
record ResizeHandles(Body body, int place, Knobs knobs) {

  /// {@return the handles of a body, foremost first}
  ///
  /// @param shift from the body's position in the scene to where it is drawn
  static List<Handle> of(Body body, Vec3 shift, Projection projection) {
    Knobs knobs = new Knobs(projection, shift);
    List<ResizeHandles> fields =
        IntStream.range(0, body.values().size())
            .mapToObj(field -> new ResizeHandles(body, field, knobs))
            .toList();
    // If start and end coincide, the end is in front.
    fields.reversed().stream().filter(ResizeHandles::isPoint).forEach(ResizeHandles::add);
    fields.stream().filter(field -> !field.isPoint()).forEach(ResizeHandles::add);
    return knobs.all();
  }

  private void add() {
    Field field = body.type().fields().get(place);
    switch (body.values().get(place)) {
      case FieldValue.Point _, FieldValue.FlatPoint _ -> addPoint(field);
      case FieldValue.Corners(List<Vec2> corners) -> addCorners(field, corners.size());
      case FieldValue.Points(List<Vec3> places) -> addPoints(field, places);
      case FieldValue.Length(double length) -> addRadius(length);
      case FieldValue.HalfExtents(Vec3 lengths) -> addFaces(lengths);
      case FieldValue.Direction _ -> addTurning("direction", SectorPart.DIRECTION);
      case FieldValue.Opening _ -> {
        addTurning("edge-start", SectorPart.START);
        addTurning("edge-end", SectorPart.END);
      }
      case FieldValue.Turn _ -> {
        // Rings turn the whole body.
      }
    }
  }

  private boolean isPoint() {
    return switch (body.type().fields().get(place).kind()) {
      case POINT, FLAT_POINT -> true;
      case LENGTH, HALF_EXTENTS, DIRECTION, TURN, OPENING, CORNERS, POINTS -> false;
    };
  }

  private Body with(FieldValue value) {
    return body.with(place, value);
  }

  /// The only point of a shape moves with the body and needs no handle.
  private void addPoint(Field field) {
    if (body.points().size() > 1) {
      addPoint(field, KebabCase.of(field.what()), 0, false);
    }
  }

  private void addCorners(Field field, int count) {
    for (int i = 0; i < count; i++) {
      addPoint(field, "corner-" + i, i, false);
    }
  }

  /// Visible points first, frontmost first; hidden ones are faint.
  private void addPoints(Field field, List<Vec3> places) {
    Set<Vec3> seen = knobs.seen(new Hull(places));
    IntStream.range(0, places.size())
        .boxed()
        .sorted(
            Comparator.comparing((Integer point) -> !seen.contains(places.get(point)))
                .thenComparingDouble(
                    point -> knobs.projection().depth(places.get(point).plus(knobs.shift()))))
        .forEach(
            point -> addPoint(field, "point-" + point, point, !seen.contains(places.get(point))));
  }

  /// @param index the index of the point in the field
  /// @param behind whether the body hides it
  private void addPoint(Field field, String name, int index, boolean behind) {
    FieldValue value = body.values().get(place);
    knobs.point(
        field.what(),
        name,
        value.points().get(index),
        behind,
        to -> with(value.withPoint(index, to)));
  }

  /// On the arc of a sector, on two sides of a capsule, on four sides of a circle or sphere.
  private void addRadius(double radius) {
    DoubleFunction<Body> with = length -> with(new FieldValue.Length(length));
    List<Vec3> points = body.points();
    Vec3 middle = points.getFirst().towards(points.getLast(), 0.5);
    if (body instanceof Body2 flat && flat.shape() instanceof Sector sector) {
      knobs.radius("arc", middle, Lifted.of(sector.opening().axis()), radius, with);
      return;
    }
    Projection projection = knobs.projection();
    Vec3 across = points.getLast().minus(points.getFirst()).cross(projection.camera().towardsEye());
    Vec3 side = across.equals(Vec3.ZERO) ? projection.camera().right() : across.unit();
    knobs.radius("right", middle, side, radius, with);
    knobs.radius("left", middle, side.negated(), radius, with);
    if (points.size() == 1) {
      Vec3 up = projection.camera().up();
      knobs.radius("top", middle, up, radius, with);
      knobs.radius("bottom", middle, up.negated(), radius, with);
    }
  }

  /// The frontmost face first.
  private void addFaces(Vec3 half) {
    Vec3 center = body.points().getFirst();
    record Face(Axis axis, int sign, Vec3 outwards) {}
    Stream.of(1, -1)
        .flatMap(sign ->
            Stream.of(Axis.values()).map(axis -> new Face(axis, sign, outwards(axis).times(sign))))
        .sorted(
            Comparator.comparingDouble(
                face -> knobs.projection().depth(center.plus(face.axis.of(half), face.outwards))))
        .forEach(face -> addFace(face.axis, face.sign, face.outwards, half));
  }

  private Vec3 outwards(Axis axis) {
    return EditedBodies.frame(body).apply(axis.direction());
  }

  private void addFace(Axis axis, int sign, Vec3 outwards, Vec3 half) {
    double before = axis.of(half);
    DraggedLength.With with =
        (length, sided) -> {
          double further = sided ? Decimals.sum(length, -before) : 0;
          return with(new FieldValue.HalfExtents(axis.with(half, length)))
              .mapped(center -> Decimals.sum(center, outwards.times(further)));
        };
    Vec3 seen = body.points().getFirst().plus(knobs.shift());
    knobs.length(
        "half-" + KebabCase.of(axis) + (sign > 0 ? "" : "-minus"),
        new DraggedLength.Scale("\u00bd" + axis, seen, outwards, before, true, with),
        Optional.of(axis));
  }

  /// Adds a knob near the arc: beside an edge, or farther out for the direction, so that none
  /// overlap even for a small sector.
  private void addTurning(String name, SectorPart part) {
    if (body instanceof Body2 flat && flat.shape() instanceof Sector sector) {
      Vec2 direction = part.direction(sector);
      Vec2 away = part.away(direction);
      knobs.turning(
          name,
          Lifted.of(sector.center().plus(sector.radius(), direction)).plus(knobs.shift()),
          Lifted.of(away),
          part == SectorPart.DIRECTION ? 3 : 1,
          start ->
              new EditDrag(
                  new DraggedOpening(
                      flat, sector, part, knobs.shift(), knobs.projection(), start)));
    }
  }
}
