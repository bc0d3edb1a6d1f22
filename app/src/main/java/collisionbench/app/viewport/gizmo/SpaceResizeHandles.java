package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Decimals;
import collisionbench.app.scene.Edit.Change.What;
import collisionbench.app.text.Words;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;

/// Adds the handles on the shape of a body in space.
record SpaceResizeHandles(Body3 body, ResizeHandles handles) {

  void add() {
    switch (body.shape()) {
      case Sphere(Vec3 center, double radius) -> addSphere(center, radius);
      case Capsule(Vec3 start, Vec3 end, double radius) -> addCapsule(start, end, radius);
      case Box box -> addBox(box);
      case Segment(Vec3 start, Vec3 end) ->
          handles.ends(start, end, (a, b) -> with(new Segment(a, b)));
      case Triangle _ ->
          handles.corners(
              body.points(),
              List.of(What.CORNER_A, What.CORNER_B, What.CORNER_C)::get,
              points -> with(new Triangle(points.get(0), points.get(1), points.get(2))));
    }
  }

  private Body with(Shape3 shape) {
    return new Body3(body.id(), shape, body.velocity());
  }

  private void addSphere(Vec3 center, double radius) {
    Vec3 right = handles.projection().camera().right();
    Vec3 up = handles.projection().camera().up();
    handles.around(center, right, up, radius, length -> with(new Sphere(center, length)));
  }

  private void addCapsule(Vec3 start, Vec3 end, double radius) {
    handles.ends(start, end, (a, b) -> with(new Capsule(a, b, radius)));
    Vec3 across = end.minus(start).cross(handles.projection().camera().towardsEye());
    Vec3 side = across.equals(Vec3.ZERO) ? handles.projection().camera().right() : across.unit();
    Vec3 middle = start.towards(end, 0.5);
    DoubleFunction<Body> with = length -> with(new Capsule(start, end, length));
    handles.radius("right", middle, side, radius, with);
    handles.radius("left", middle, side.negated(), radius, with);
  }

  /// The foremost face first.
  private void addBox(Box box) {
    Rotation turn = box.orientation();
    record Face(Axis axis, int sign, Vec3 outwards) {}
    Stream.of(
            new Face(Axis.X, 1, turn.axisX()),
            new Face(Axis.Y, 1, turn.axisY()),
            new Face(Axis.Z, 1, turn.axisZ()),
            new Face(Axis.X, -1, turn.axisX().negated()),
            new Face(Axis.Y, -1, turn.axisY().negated()),
            new Face(Axis.Z, -1, turn.axisZ().negated()))
        .sorted(
            Comparator.comparingDouble(face ->
                handles
                    .projection()
                    .depth(box.center().plus(face.axis().of(box.halfExtents()), face.outwards()))))
        .forEach(face -> addFace(box, face.axis(), face.sign(), face.outwards()));
  }

  private void addFace(Box box, Axis axis, int sign, Vec3 outwards) {
    double half = axis.of(box.halfExtents());
    LengthPull.With with =
        (length, sided) -> {
          double further = sided ? Decimals.sum(length, -half) : 0;
          Vec3 center = Decimals.sum(box.center(), outwards.times(further));
          return with(new Box(center, half(box, axis, length), box.orientation()));
        };
    String name = Words.of(axis) + (sign > 0 ? "" : "-minus");
    Vec3 center = box.center().plus(handles.shift());
    handles.length(
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
