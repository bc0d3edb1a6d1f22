package collisionbench.app.export;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.scene.Axes;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.PlainText;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes two bodies as a MonoBehaviour of Unity, which makes colliders of them and logs what Unity
/// answers as a line that can be pasted.
public final class UnityScript {

  /// From Unity to scenes and back, which is the same.
  private static final Axes AXES = new Axes(false, true, false);

  private UnityScript() {}

  /// {@return the script; empty if Unity has no colliders for the two: for segments, two triangles,
  /// and in the plane}
  ///
  /// @param scene the scene of the bodies
  /// @param time the time of the answer
  public static Optional<String> of(Scene scene, PairAnswer answer, double time) {
    Optional<String> a = collider(answer.a());
    Optional<String> b = collider(answer.b());
    if (a.isEmpty() || b.isEmpty() || areTriangles(answer)) {
      return Optional.empty();
    }
    return Optional.of(
        Notation.of("unity")
            .text(
                Map.of(
                    "name", PairTemplate.name(scene),
                    "scene", JavaCode.comment(scene.name()),
                    "time", time == 0 ? "" : ", at time " + JavaCode.of(time),
                    "json", json(scene, answer),
                    "a", a.get(),
                    "b", b.get())));
  }

  private static boolean areTriangles(PairAnswer answer) {
    return Stream.of(answer.a(), answer.b())
        .allMatch(body -> body instanceof Body3 solid && solid.shape() instanceof Triangle);
  }

  /// {@return a scene of the two at rest, on one line, in a string of C#}
  private static String json(Scene scene, PairAnswer answer) {
    Body a = answer.a().moving(Vec3.ZERO);
    Body b = answer.b().moving(Vec3.ZERO);
    return SceneFile.text(PairScene.of(scene, a, b))
        .lines()
        .map(line -> PlainText.escape(line.strip()))
        .collect(Collectors.joining(" "))
        .replace("\\", "\\\\")
        .replace("\"", "\\\"");
  }

  private static Optional<String> collider(Body body) {
    return switch (AXES.apply(body)) {
      case Body2 _ -> Optional.empty();
      case Body3 solid -> call(solid.shape()).map(call -> call.formatted(name(body)));
    };
  }

  /// {@return the name in a string of C#, whose format specifiers stay as they are}
  private static String name(Body body) {
    String name = PlainText.escape(body.id()).replace("\\", "\\\\").replace("\"", "\\\"");
    return "\"" + name + "\"";
  }

  private static Optional<String> call(Shape3 shape) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) ->
          Optional.of("Sphere(%s, " + vector(center) + ", " + number(radius) + ")");
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          Optional.of(
              "Capsule(%s, " + vector(start) + ", " + vector(end) + ", " + number(radius) + ")");
      case Box(Vec3 center, Vec3 half, Rotation turn) ->
          Optional.of(
              "Box(%s, "
                  + vector(center)
                  + ", "
                  + vector(half.times(2))
                  + ", "
                  + quaternion(turn.unit())
                  + ")");
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> Optional.of(points(false, Stream.of(a, b, c)));
      case Hull hull -> Optional.of(points(true, hull.points().stream()));
      case Segment _ -> Optional.empty();
    };
  }

  private static String points(boolean convex, Stream<Vec3> points) {
    return points
        .map(UnityScript::vector)
        .collect(Collectors.joining(",\n        ", "Points(%s, " + convex + ",\n        ", ")"));
  }

  private static String vector(Vec3 v) {
    return "new Vector3(%s, %s, %s)".formatted(number(v.x()), number(v.y()), number(v.z()));
  }

  private static String quaternion(Rotation q) {
    return "new Quaternion(%s, %s, %s, %s)"
        .formatted(number(q.x()), number(q.y()), number(q.z()), number(q.w()));
  }

  private static String number(double number) {
    float rounded = (float) number;
    return Float.isInfinite(rounded)
        ? (rounded > 0 ? "float.MaxValue" : "float.MinValue")
        : Float.toString(rounded + 0.0f) + "f";
  }
}
