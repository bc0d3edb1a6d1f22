package collisionbench.methods.method;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// A question to a method: two shapes of the same space and their motions from time 0 to time 1.
///
/// Only a sweep uses the motions; all other queries are about time 0.
public sealed interface Question {

  /// About two shapes in space.
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  record InSpace(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) implements Question {

    public InSpace {
      requireFinite(motionA.isFinite() && motionB.isFinite());
    }
  }

  /// About two shapes in the plane.
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  record InPlane(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) implements Question {

    public InPlane {
      requireFinite(motionA.isFinite() && motionB.isFinite());
    }
  }

  private static void requireFinite(boolean finite) {
    if (!finite) {
      throw new IllegalArgumentException("motions must be finite");
    }
  }

  /// {@return the question about two shapes at rest}
  static Question of(Shape3 a, Shape3 b) {
    return new InSpace(a, Vec3.ZERO, b, Vec3.ZERO);
  }

  /// {@return the question about two shapes at rest}
  static Question of(Shape2 a, Shape2 b) {
    return new InPlane(a, Vec2.ZERO, b, Vec2.ZERO);
  }

  /// {@return the question about the same shapes without motion}
  default Question atRest() {
    return switch (this) {
      case InSpace q -> of(q.a, q.b);
      case InPlane q -> of(q.a, q.b);
    };
  }

  /// {@return the question about the shapes at rest where they are at a time; empty beyond doubles}
  default Optional<Question> at(double time) {
    try {
      return Optional.of(
          switch (this) {
            case InSpace(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) ->
                of(a.translated(motionA.times(time)), b.translated(motionB.times(time)));
            case InPlane(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) ->
                of(a.translated(motionA.times(time)), b.translated(motionB.times(time)));
          });
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /// {@return the pair that the two shapes are}
  default Pair pair() {
    return switch (this) {
      case InSpace q -> new Pair(Kind.of(q.a), Kind.of(q.b));
      case InPlane q -> new Pair(Kind.of(q.a), Kind.of(q.b));
    };
  }

  /// {@return whether A and B come in the order of the pair's name}
  default boolean isInOrder() {
    return switch (this) {
      case InSpace q -> Kind.of(q.a).compareTo(Kind.of(q.b)) <= 0;
      case InPlane q -> Kind.of(q.a).compareTo(Kind.of(q.b)) <= 0;
    };
  }

  /// {@return the question with A and B in the order of the pair's name}
  default Question inOrder() {
    return isInOrder() ? this : swapped();
  }

  /// {@return whether the shapes move relative to each other}
  default boolean isMoving() {
    return switch (this) {
      case InSpace q -> !q.motionA.equals(q.motionB);
      case InPlane q -> !q.motionA.equals(q.motionB);
    };
  }

  /// {@return the same question with A and B swapped}
  default Question swapped() {
    return switch (this) {
      case InSpace(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) ->
          new InSpace(b, motionB, a, motionA);
      case InPlane(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) ->
          new InPlane(b, motionB, a, motionA);
    };
  }

  /// {@return the same question with every quaternion of length one}
  default Question withUnitTurns() {
    return switch (this) {
      case InSpace(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) ->
          new InSpace(withUnitTurn(a), motionA, withUnitTurn(b), motionB);
      case InPlane _ -> this;
    };
  }

  private static Shape3 withUnitTurn(Shape3 shape) {
    return shape instanceof Box(Vec3 center, Vec3 halfExtents, Rotation turn)
        ? new Box(center, halfExtents, turn.unit())
        : shape;
  }

  /// {@return the same question with every number rounded to the nearest float}
  ///
  /// A number beyond the floats becomes the greatest of them. An angle is rounded in degrees, as
  /// shown on screen; a polygon loses corners that rounding makes reflex.
  default Question rounded() {
    return switch (this) {
      case InSpace(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) ->
          new InSpace(
              FloatRounded.of(a),
              FloatRounded.of(motionA),
              FloatRounded.of(b),
              FloatRounded.of(motionB));
      case InPlane(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) ->
          new InPlane(
              FloatRounded.of(a),
              FloatRounded.of(motionA),
              FloatRounded.of(b),
              FloatRounded.of(motionB));
    };
  }
}
