package collisionbench.bench.scene;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;
import java.util.List;

/// The question that methods answer about two bodies.
public final class BodyQuestion {

  private BodyQuestion() {}

  /// {@return the question about two bodies in their current positions, with their displacements}
  ///
  /// @throws IllegalArgumentException if one is flat and the other is not
  public static Question of(Body a, Body b) {
    return switch (a) {
      case Body3 a3 when b instanceof Body3 b3 ->
          new Question.InSpace(a3.shape(), a3.velocity(), b3.shape(), b3.velocity());
      case Body2 a2 when b instanceof Body2 b2 ->
          new Question.InPlane(a2.shape(), a2.velocity(), b2.shape(), b2.velocity());
      case Body3 _, Body2 _ ->
          throw new IllegalArgumentException(
              "bodies of different spaces: " + a.id() + " and " + b.id());
    };
  }

  /// {@return the displacement of a body}
  public static FieldValue velocity(Body body) {
    return switch (body) {
      case Body3 solid -> new FieldValue.Point(solid.velocity());
      case Body2 flat -> new FieldValue.FlatPoint(flat.velocity());
    };
  }

  /// {@return the two shapes of a question as bodies `a` and `b`}
  public static List<Body> bodies(Question question) {
    return switch (question) {
      case Question.InSpace(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) ->
          List.of(new Body3("a", a, motionA), new Body3("b", b, motionB));
      case Question.InPlane(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) ->
          List.of(new Body2("a", a, motionA), new Body2("b", b, motionB));
    };
  }
}
