package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/// Questions as `Listings.cs` reads them: how many, and of each the method and its floats.
final class MonoQuestions {

  private static final int LONGEST = 1 + 14 * Float.BYTES;

  private final ByteBuffer buffer;

  MonoQuestions(int count) {
    buffer =
        ByteBuffer.allocate(Integer.BYTES + count * LONGEST)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt(count);
  }

  byte[] bytes() {
    return Arrays.copyOf(buffer.array(), buffer.position());
  }

  void put(int method, Question question) {
    buffer.put((byte) method);
    switch (question) {
      case Question.InSpace(Sphere s, Vec3 _, Capsule c, Vec3 _) ->
          put(s).put(c.start()).put(c.end()).put(c.radius());
      case Question.InSpace(Sphere s, Vec3 _, Box b, Vec3 _) ->
          put(s).put(b.center()).put(b.orientation()).put(b.halfExtents());
      case Question.InSpace(Segment a, Vec3 _, Segment b, Vec3 _) ->
          put(a.start()).put(a.end()).put(b.start()).put(b.end());
      case Question.InPlane(Circle o, Vec2 _, Capsule2 c, Vec2 _) ->
          put(c.start()).put(c.end()).put(c.radius()).put(o);
      case Question.InPlane(Circle o, Vec2 _, Sector s, Vec2 _) ->
          put(s.center()).put(s.radius()).put(s.direction()).put(Math.toDegrees(s.angle())).put(o);
      case Question.InSpace _, Question.InPlane _ ->
          throw new IllegalArgumentException(question.toString());
    }
  }

  private MonoQuestions put(Sphere s) {
    return put(s.center()).put(s.radius());
  }

  private MonoQuestions put(Circle o) {
    return put(o.center()).put(o.radius());
  }

  /// As the unit quaternion that Unity would hold.
  private MonoQuestions put(Rotation q) {
    double length = Math.sqrt(q.x() * q.x() + q.y() * q.y() + q.z() * q.z() + q.w() * q.w());
    return put(q.x() / length).put(q.y() / length).put(q.z() / length).put(q.w() / length);
  }

  private MonoQuestions put(Vec3 v) {
    return put(v.x()).put(v.y()).put(v.z());
  }

  private MonoQuestions put(Vec2 v) {
    return put(v.x()).put(v.y());
  }

  private MonoQuestions put(double number) {
    buffer.putFloat((float) number);
    return this;
  }
}
