package collisionbench.app.panel.inspector;

import collisionbench.app.panel.field.NumberKind;
import collisionbench.app.panel.field.Parameter;
import collisionbench.app.panel.field.ParameterGroup;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.text.Texts;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/// The parameters of one body of a scene, by what they take from the body and how they put it back.
///
/// @param subject the body
/// @param what what an edit of it is called
record BodyParameters(EditedBody subject, Edit.Change.What what) {

  /// {@return a number alone}
  ParameterGroup number(
      String key, NumberKind kind, ToDoubleFunction<Body> read, With<Double> write) {
    String label = Texts.get("field." + key);
    return new ParameterGroup(parameter(label, label, kind, read, write));
  }

  /// {@return the coordinates of a point or the lengths along three axes}
  ParameterGroup space(String title, NumberKind kind, Function<Body, Vec3> read, With<Vec3> write) {
    return new ParameterGroup(
        title,
        List.of(
            component(
                title,
                "X",
                kind,
                b -> read.apply(b).x(),
                (b, x) -> write.apply(b, new Vec3(x, read.apply(b).y(), read.apply(b).z()))),
            component(
                title,
                "Y",
                kind,
                b -> read.apply(b).y(),
                (b, y) -> write.apply(b, new Vec3(read.apply(b).x(), y, read.apply(b).z()))),
            component(
                title,
                "Z",
                kind,
                b -> read.apply(b).z(),
                (b, z) -> write.apply(b, new Vec3(read.apply(b).x(), read.apply(b).y(), z)))));
  }

  /// {@return the coordinates of a point of the plane}
  ParameterGroup plane(String title, Function<Body, Vec2> read, With<Vec2> write) {
    return new ParameterGroup(
        title,
        List.of(
            component(
                title,
                "X",
                NumberKind.COORDINATE,
                b -> read.apply(b).x(),
                (b, x) -> write.apply(b, new Vec2(x, read.apply(b).y()))),
            component(
                title,
                "Y",
                NumberKind.COORDINATE,
                b -> read.apply(b).y(),
                (b, y) -> write.apply(b, new Vec2(read.apply(b).x(), y)))));
  }

  /// {@return one of the numbers of a group}
  Parameter component(
      String title, String axis, NumberKind kind, ToDoubleFunction<Body> read, With<Double> write) {
    return parameter(axis, title + " " + axis, kind, read, write);
  }

  private Parameter parameter(
      String label, String name, NumberKind kind, ToDoubleFunction<Body> read, With<Double> write) {
    return new Parameter(
        label,
        name,
        kind,
        scene -> read.applyAsDouble(subject.in(scene)),
        (scene, value) -> new Edit.Change(what, List.of(write.apply(subject.in(scene), value))));
  }

  /// A body with something in the place of what it had.
  interface With<T> extends BiFunction<Body, T, Body> {}
}
