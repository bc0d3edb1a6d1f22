package collisionbench.app.panel.inspector;

import collisionbench.app.panel.widget.NumberKind;
import collisionbench.app.panel.widget.ParameterGroup;
import collisionbench.app.panel.widget.ParameterGroup.Parameter;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

/// Creates parameters of bodies from functions that read and write a body. A number that differs
/// between the bodies reads as NaN; writing it gives all of them the same.
///
/// @param what names the edit
record BodyParameters(Subject subject, ChangeKind what) {

  /// Angles that differ less, in degrees, are the same: they are computed.
  private static final double SAME_ANGLE = 1e-9;

  ParameterGroup number(
      String label, NumberKind kind, ToDoubleFunction<Body> read, With<Double> write) {
    return new ParameterGroup(parameter(label, label, kind, read, write));
  }

  ParameterGroup coordinates(
      String title, NumberKind kind, Space space, Function<Body, Vec3> read, With<Vec3> write) {
    List<Axis> axes = Axis.of(space);
    return new ParameterGroup(
        title,
        axes.stream()
            .map(axis ->
                component(
                    title,
                    axis.name(),
                    kind,
                    body -> axis.of(read.apply(body)),
                    (body, value) -> write.apply(body, axis.with(read.apply(body), value))))
            .toList(),
        Optional.of((scene, numbers) ->
            change(
                scene,
                body -> {
                  Vec3 all = read.apply(body);
                  for (int i = 0; i < axes.size(); i++) {
                    all = axes.get(i).with(all, numbers.get(i));
                  }
                  return write.apply(body, all);
                })));
  }

  private Edit change(Scene scene, UnaryOperator<Body> change) {
    return new Edit.Change(what, subject.in(scene).stream().map(change).toList());
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
        scene -> common(subject.in(scene), kind, read),
        (scene, value) -> change(scene, body -> write.apply(body, value)));
  }

  private static double common(List<Body> bodies, NumberKind kind, ToDoubleFunction<Body> read) {
    double first = read.applyAsDouble(bodies.getFirst());
    double slack = kind == NumberKind.ANGLE ? SAME_ANGLE : 0;
    for (Body body : bodies) {
      if (Math.abs(read.applyAsDouble(body) - first) > slack) {
        return Double.NaN;
      }
    }
    return first;
  }

  interface With<T> extends BiFunction<Body, T, Body> {}
}
