package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Decimals;
import collisionbench.app.scene.Edit.Change.What;
import collisionbench.app.text.Words;
import collisionbench.app.viewport.sight.Pointer.Axis;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The handles on the shape of a body in space.
record SolidSizes(Body3 body, ResizeHandles handles) {

  /// {@return the handles, foremost first}
  List<Handle> all() {
    return switch (body.shape()) {
      case Sphere sphere -> sphere(sphere);
      case Capsule capsule -> capsule(capsule);
      case Box box -> box(box);
      case Segment(Vec3 start, Vec3 end) -> ends(start, end, (a, b) -> new Segment(a, b));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) ->
          handles.corners(
              List.of(a, b, c),
              List.of(What.CORNER_A, What.CORNER_B, What.CORNER_C)::get,
              points -> with(new Triangle(points.get(0), points.get(1), points.get(2))));
    };
  }

  private Body with(Shape3 shape) {
    return new Body3(body.id(), shape, body.velocity());
  }

  /// Makes a shape from two ends.
  private interface Ends {

    Shape3 shape(Vec3 start, Vec3 end);
  }

  private List<Handle> ends(Vec3 start, Vec3 end, Ends ends) {
    return Stream.of(
            handles.point("end", What.END, end, point -> with(ends.shape(start, point))),
            handles.point("start", What.START, start, point -> with(ends.shape(point, end))))
        .flatMap(List::stream)
        .toList();
  }

  private List<Handle> sphere(Sphere sphere) {
    Vec3 right = handles.projection().camera().right();
    Vec3 up = handles.projection().camera().up();
    List<Handle> knobs = new ArrayList<>();
    knobs.addAll(radius("right", sphere, right));
    knobs.addAll(radius("top", sphere, up));
    knobs.addAll(radius("left", sphere, right.negated()));
    knobs.addAll(radius("bottom", sphere, up.negated()));
    return knobs;
  }

  private List<Handle> radius(String side, Sphere sphere, Vec3 direction) {
    LengthPull.With with = (radius, _) -> with(new Sphere(sphere.center(), radius));
    Vec3 center = sphere.center().plus(handles.shift());
    return handles.length(
        "radius-" + side,
        new LengthPull.Scale("r", center, direction, sphere.radius(), false, with),
        Optional.empty());
  }

  private List<Handle> capsule(Capsule capsule) {
    List<Handle> knobs =
        new ArrayList<>(
            ends(capsule.start(), capsule.end(), (a, b) -> new Capsule(a, b, capsule.radius())));
    Projection projection = handles.projection();
    Vec3 across = capsule.end().minus(capsule.start()).cross(projection.camera().towardsEye());
    Vec3 side = across.equals(Vec3.ZERO) ? projection.camera().right() : across.unit();
    knobs.addAll(radius("right", capsule, side));
    knobs.addAll(radius("left", capsule, side.negated()));
    return knobs;
  }

  private List<Handle> radius(String side, Capsule capsule, Vec3 direction) {
    LengthPull.With with = (radius, _) -> with(new Capsule(capsule.start(), capsule.end(), radius));
    Vec3 middle = capsule.start().towards(capsule.end(), 0.5).plus(handles.shift());
    return handles.length(
        "radius-" + side,
        new LengthPull.Scale("r", middle, direction, capsule.radius(), false, with),
        Optional.empty());
  }

  private List<Handle> box(Box box) {
    Rotation turn = box.orientation();
    Projection projection = handles.projection();
    record Face(Axis axis, int sign, Vec3 outwards) {}
    return Stream.of(
            new Face(Axis.X, 1, turn.axisX()),
            new Face(Axis.Y, 1, turn.axisY()),
            new Face(Axis.Z, 1, turn.axisZ()),
            new Face(Axis.X, -1, turn.axisX().negated()),
            new Face(Axis.Y, -1, turn.axisY().negated()),
            new Face(Axis.Z, -1, turn.axisZ().negated()))
        .sorted(
            Comparator.comparingDouble(face ->
                projection.depth(
                    box.center().plus(face.axis().of(box.halfExtents()), face.outwards()))))
        .flatMap(face -> face(box, face.axis(), face.sign(), face.outwards()).stream())
        .toList();
  }

  private List<Handle> face(Box box, Axis axis, int sign, Vec3 outwards) {
    double half = axis.of(box.halfExtents());
    LengthPull.With with =
        (length, sided) -> {
          double further = sided ? Decimals.sum(length, -half) : 0;
          Vec3 center = Decimals.sum(box.center(), outwards.times(further));
          return with(new Box(center, half(box, axis, length), box.orientation()));
        };
    String name = Words.of(axis) + (sign > 0 ? "" : "-minus");
    Vec3 center = box.center().plus(handles.shift());
    return handles.length(
        "half-" + name,
        new LengthPull.Scale("\u00bd" + axis, center, outwards, half, true, with),
        Optional.of(axis));
  }

  private static Vec3 half(Box box, Axis axis, double length) {
    Vec3 half = box.halfExtents();
    return switch (axis) {
      case X -> new Vec3(length, half.y(), half.z());
      case Y -> new Vec3(half.x(), length, half.z());
      case Z -> new Vec3(half.x(), half.y(), length);
    };
  }
}
