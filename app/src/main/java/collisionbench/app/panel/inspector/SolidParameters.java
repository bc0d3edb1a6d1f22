package collisionbench.app.panel.inspector;

import collisionbench.app.panel.field.NumberKind;
import collisionbench.app.panel.field.ParameterGroup;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Edit.Change.What;
import collisionbench.app.text.Texts;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/// The numbers of a shape in space, but for a box's orientation.
///
/// @param subject the body
/// @param type the kind of shape that the body has for as long as these are shown
record SolidParameters<S extends Shape3>(EditedBody subject, Class<S> type) {

  static List<ParameterGroup> of(Body3 body, EditedBody subject) {
    return switch (body.shape()) {
      case Sphere _ -> sphere(new SolidParameters<>(subject, Sphere.class));
      case Capsule _ -> capsule(new SolidParameters<>(subject, Capsule.class));
      case Box _ -> box(new SolidParameters<>(subject, Box.class));
      case Segment _ -> segment(new SolidParameters<>(subject, Segment.class));
      case Triangle _ -> triangle(new SolidParameters<>(subject, Triangle.class));
    };
  }

  private static List<ParameterGroup> sphere(SolidParameters<Sphere> s) {
    return List.of(
        s.point(What.CENTER, Sphere::center, (old, center) -> new Sphere(center, old.radius())),
        s.radius(Sphere::radius, (old, radius) -> new Sphere(old.center(), radius)));
  }

  private static List<ParameterGroup> capsule(SolidParameters<Capsule> s) {
    return List.of(
        s.point(What.START, Capsule::start, (old, at) -> new Capsule(at, old.end(), old.radius())),
        s.point(What.END, Capsule::end, (old, at) -> new Capsule(old.start(), at, old.radius())),
        s.radius(Capsule::radius, (old, radius) -> new Capsule(old.start(), old.end(), radius)));
  }

  private static List<ParameterGroup> box(SolidParameters<Box> s) {
    return List.of(
        s.point(
            What.CENTER,
            Box::center,
            (old, at) -> new Box(at, old.halfExtents(), old.orientation())),
        s.vector(
            What.HALF_EXTENTS,
            NumberKind.SIZE,
            Box::halfExtents,
            (old, half) -> new Box(old.center(), half, old.orientation())));
  }

  private static List<ParameterGroup> segment(SolidParameters<Segment> s) {
    return List.of(
        s.point(What.START, Segment::start, (old, at) -> new Segment(at, old.end())),
        s.point(What.END, Segment::end, (old, at) -> new Segment(old.start(), at)));
  }

  private static List<ParameterGroup> triangle(SolidParameters<Triangle> s) {
    return List.of(
        s.point(What.CORNER_A, Triangle::a, (old, at) -> new Triangle(at, old.b(), old.c())),
        s.point(What.CORNER_B, Triangle::b, (old, at) -> new Triangle(old.a(), at, old.c())),
        s.point(What.CORNER_C, Triangle::c, (old, at) -> new Triangle(old.a(), old.b(), at)));
  }

  private ParameterGroup point(
      What what, Function<S, Vec3> read, BiFunction<S, Vec3, Shape3> write) {
    return vector(what, NumberKind.COORDINATE, read, write);
  }

  private ParameterGroup vector(
      What what, NumberKind kind, Function<S, Vec3> read, BiFunction<S, Vec3, Shape3> write) {
    return new BodyParameters(subject, what)
        .space(
            Texts.get("field." + what.key()),
            kind,
            body -> read.apply(shape(body)),
            (body, value) -> with(body, write.apply(shape(body), value)));
  }

  private ParameterGroup radius(ToDoubleFunction<S> read, BiFunction<S, Double, Shape3> write) {
    return new BodyParameters(subject, What.RADIUS)
        .number(
            What.RADIUS.key(),
            NumberKind.SIZE,
            body -> read.applyAsDouble(shape(body)),
            (body, value) -> with(body, write.apply(shape(body), value)));
  }

  private S shape(Body body) {
    return type.cast(((Body3) body).shape());
  }

  /// {@return the body with another shape}
  static Body3 with(Body body, Shape3 shape) {
    return new Body3(body.id(), shape, body.displacement());
  }
}
