package collisionbench.bench.method.host;

import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.scenefile.ShapeReader;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;

/// Reads a question.
public final class QuestionReader {

  private QuestionReader() {}

  /// {@return the question in a line of the protocol}
  public static Question read(JsonObject question) throws JsonException {
    JsonObject a = question.get("a").object();
    JsonObject b = question.get("b").object();
    boolean moves = question.has("velocityA");
    if (Pair.named(question.get("pair").text()).orElseThrow().isFlat()) {
      return new Question.InPlane(
          ShapeReader.flat(a),
          moves ? question.get("velocityA").vec2() : Vec2.ZERO,
          ShapeReader.flat(b),
          moves ? question.get("velocityB").vec2() : Vec2.ZERO);
    }
    return new Question.InSpace(
        ShapeReader.solid(a),
        moves ? question.get("velocityA").vec3() : Vec3.ZERO,
        ShapeReader.solid(b),
        moves ? question.get("velocityB").vec3() : Vec3.ZERO);
  }
}
