package collisionbench.bench.method;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;

/// The segment whose parameters a crossing uses: A if it is a segment, otherwise B.
final class Segments {

  private Segments() {}

  static Segment of(Question question) {
    return switch (question) {
      case Question.InSpace(Segment a, Vec3 _, Shape3 _, Vec3 _) -> a;
      case Question.InSpace(Shape3 _, Vec3 _, Segment b, Vec3 _) -> b;
      case Question.InPlane(Segment2 a, Vec2 _, Shape2 _, Vec2 _) -> inSpace(a);
      case Question.InPlane(Shape2 _, Vec2 _, Segment2 b, Vec2 _) -> inSpace(b);
      case Question.InSpace _, Question.InPlane _ ->
          throw new IllegalArgumentException("no segment: " + question);
    };
  }

  static boolean areBoth(Question question) {
    return switch (question) {
      case Question.InSpace(Segment _, Vec3 _, Segment _, Vec3 _) -> true;
      case Question.InPlane(Segment2 _, Vec2 _, Segment2 _, Vec2 _) -> true;
      case Question.InSpace _, Question.InPlane _ -> false;
    };
  }

  private static Segment inSpace(Segment2 segment) {
    return new Segment(Lifted.of(segment.start()), Lifted.of(segment.end()));
  }
}
