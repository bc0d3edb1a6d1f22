package collisionbench.methods.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionTest {

  private static final Sphere BALL = new Sphere(new Vec3(0.1, 1e300, 0.5), 1e-300);
  private static final Question MOVING =
      new Question.InSpace(
          BALL, new Vec3(0.2, 0, 0), new Box(Vec3.ZERO, new Vec3(1, 1, 1)), Vec3.Y);

  @Test
  void swappingTwiceChangesNothing() {
    assertEquals(MOVING, MOVING.swapped().swapped());
    assertEquals(new Pair(Kind.SPHERE, Kind.BOX), MOVING.pair());
    assertEquals(MOVING.pair(), MOVING.swapped().pair());
  }

  @Test
  void roundsEveryNumberToAFiniteFloat() {
    Question.InSpace rounded = (Question.InSpace) MOVING.rounded();
    assertEquals(new Sphere(new Vec3(0.1f, Float.MAX_VALUE, 0.5), 0), rounded.a());
    assertEquals(new Vec3(0.2f, 0, 0), rounded.motionA());
    assertEquals(rounded, rounded.rounded());
  }

  @Test
  void roundsQuaternionsOfAnyLength() {
    for (double size : new double[] {1e-300, 1, 1e300}) {
      Rotation turn = new Rotation(0, 0, size, 2 * size);
      Box box = new Box(Vec3.ZERO, new Vec3(1, 2, 3), turn);
      Question.InSpace rounded = (Question.InSpace) Question.of(box, BALL).rounded();
      Vec3 axis = ((Box) rounded.a()).orientation().axisX();
      assertEquals(0, axis.minus(turn.axisX()).largest(), 1e-6);
    }
  }

  @Test
  void roundsAnglesInDegreesAndDirectionsAsGiven() {
    for (double angle : new double[] {Math.PI / 2, Math.PI, 1.5 * Math.PI, Sector.FULL_TURN}) {
      Sector sector = new Sector(Vec2.ZERO, 1, new Vec2(3, 0), angle);
      Question question = Question.of(sector, sector);
      assertEquals(question, question.rounded());
    }
    Sector sliver = new Sector(Vec2.ZERO, 1, new Vec2(0, 1e-300), Double.MIN_VALUE);
    Question.InPlane rounded = (Question.InPlane) Question.of(sliver, sliver).rounded();
    assertEquals(Vec2.Y, ((Sector) rounded.a()).direction());
  }

  @Test
  void keepsPolygonsValid() {
    Polygon sliver =
        new Polygon(List.of(new Vec2(1e9, 0), new Vec2(1e9 + 1e-6, 0), new Vec2(1e9, 1)));
    Question question = Question.of(sliver, sliver);
    assertEquals(question.pair(), question.rounded().pair());
  }

  @Test
  void rejectsInfiniteMotions() {
    Vec3 far = new Vec3(Double.POSITIVE_INFINITY, 0, 0);
    assertThrows(
        IllegalArgumentException.class, () -> new Question.InSpace(BALL, far, BALL, Vec3.ZERO));
  }
}
