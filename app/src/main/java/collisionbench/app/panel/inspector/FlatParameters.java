package collisionbench.app.panel.inspector;

import collisionbench.app.panel.field.NumberKind;
import collisionbench.app.panel.field.ParameterGroup;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Degrees;
import collisionbench.app.scene.Edit.Change.What;
import collisionbench.app.text.Texts;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// The numbers of a shape in the plane.
///
/// @param subject the body
/// @param type the kind of shape that the body has for as long as these are shown
record FlatParameters<S extends Shape2>(EditedBody subject, Class<S> type) {

  static List<ParameterGroup> of(Body2 body, EditedBody subject) {
    return switch (body.shape()) {
      case Point2 _ -> point(new FlatParameters<>(subject, Point2.class));
      case Circle _ -> circle(new FlatParameters<>(subject, Circle.class));
      case Capsule2 _ -> capsule(new FlatParameters<>(subject, Capsule2.class));
      case Segment2 _ -> segment(new FlatParameters<>(subject, Segment2.class));
      case Sector _ -> sector(new FlatParameters<>(subject, Sector.class));
      case Polygon polygon ->
          polygon(new FlatParameters<>(subject, Polygon.class), polygon.vertices().size());
    };
  }

  private static List<ParameterGroup> point(FlatParameters<Point2> s) {
    return List.of(s.point(What.AT, Point2::at, (_, at) -> new Point2(at)));
  }

  private static List<ParameterGroup> circle(FlatParameters<Circle> s) {
    return List.of(
        s.point(What.CENTER, Circle::center, (old, center) -> new Circle(center, old.radius())),
        s.number(
            What.RADIUS,
            NumberKind.SIZE,
            Circle::radius,
            (old, radius) -> new Circle(old.center(), radius)));
  }

  private static List<ParameterGroup> capsule(FlatParameters<Capsule2> s) {
    return List.of(
        s.point(
            What.START, Capsule2::start, (old, at) -> new Capsule2(at, old.end(), old.radius())),
        s.point(What.END, Capsule2::end, (old, at) -> new Capsule2(old.start(), at, old.radius())),
        s.number(
            What.RADIUS,
            NumberKind.SIZE,
            Capsule2::radius,
            (old, radius) -> new Capsule2(old.start(), old.end(), radius)));
  }

  private static List<ParameterGroup> segment(FlatParameters<Segment2> s) {
    return List.of(
        s.point(What.START, Segment2::start, (old, at) -> new Segment2(at, old.end())),
        s.point(What.END, Segment2::end, (old, at) -> new Segment2(old.start(), at)));
  }

  private static List<ParameterGroup> sector(FlatParameters<Sector> s) {
    return List.of(
        s.point(
            What.CENTER,
            Sector::center,
            (old, at) -> new Sector(at, old.radius(), old.direction(), old.angle())),
        s.number(
            What.RADIUS,
            NumberKind.SIZE,
            Sector::radius,
            (old, radius) -> new Sector(old.center(), radius, old.direction(), old.angle())),
        s.number(
            What.DIRECTION,
            NumberKind.ANGLE,
            sector -> Degrees.direction(sector.direction().x(), sector.direction().y()),
            FlatParameters::turned),
        s.number(
            What.OPENING,
            NumberKind.OPENING,
            sector -> Degrees.of(sector.angle()),
            (old, degrees) ->
                new Sector(old.center(), old.radius(), old.direction(), Math.toRadians(degrees))));
  }

  /// Its direction is of length one then: any length means the same.
  private static Sector turned(Sector old, double degrees) {
    Vec2 direction = new Vec2(Degrees.cosine(degrees), Degrees.sine(degrees));
    return new Sector(old.center(), old.radius(), direction, old.angle());
  }

  private static List<ParameterGroup> polygon(FlatParameters<Polygon> s, int corners) {
    return IntStream.range(0, corners)
        .mapToObj(i ->
            s.titled(
                What.CORNER,
                Texts.get("field.corner", i + 1),
                polygon -> polygon.vertices().get(i),
                (old, at) -> new Polygon(PolygonCorners.moved(old.vertices(), i, at))))
        .toList();
  }

  private ParameterGroup point(
      What what, Function<S, Vec2> read, BiFunction<S, Vec2, Shape2> write) {
    return titled(what, Texts.get("field." + what.key()), read, write);
  }

  private ParameterGroup titled(
      What what, String title, Function<S, Vec2> read, BiFunction<S, Vec2, Shape2> write) {
    return new BodyParameters(subject, what)
        .plane(
            title,
            body -> read.apply(shape(body)),
            (body, value) -> with(body, write.apply(shape(body), value)));
  }

  private ParameterGroup number(
      What what, NumberKind kind, ToDoubleFunction<S> read, BiFunction<S, Double, Shape2> write) {
    return new BodyParameters(subject, what)
        .number(
            what.key(),
            kind,
            body -> read.applyAsDouble(shape(body)),
            (body, value) -> with(body, write.apply(shape(body), value)));
  }

  private S shape(Body body) {
    return type.cast(((Body2) body).shape());
  }

  /// {@return the body with another shape}
  static Body2 with(Body body, Shape2 shape) {
    return new Body2(body.id(), shape, ((Body2) body).velocity());
  }
}
