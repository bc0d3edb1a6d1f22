package collisionbench.app.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;
import org.junit.jupiter.api.Test;

class QuestionLineTest {

  /// Few programs expect a quaternion of another length.
  @Test
  void orientationsAreUnitQuaternions() {
    Question question =
        Question.of(
            new Sphere(new Vec3(1.8, 0, 0), 1),
            new Box(Vec3.ZERO, new Vec3(1, 2, 3), new Rotation(3, 0, 0, 4)));
    QuestionLine line = new QuestionLine(17, "mine", question, false, false);
    assertEquals("17 mine sphere-box 1.8 0 0 1 0 0 0 1 2 3 0.6 0 0 0.8\n", line.in(Encoding.WORDS));
    assertEquals(
        "{\"id\": 17, \"method\": \"mine\", \"pair\": \"sphere-box\","
            + " \"a\": {\"type\": \"sphere\", \"center\": [1.8, 0, 0], \"radius\": 1},"
            + " \"b\": {\"type\": \"box\", \"center\": [0, 0, 0], \"halfExtents\": [1, 2, 3],"
            + " \"orientation\": [0.6, 0, 0, 0.8]}}\n",
        line.in(Encoding.JSON));
  }
}
