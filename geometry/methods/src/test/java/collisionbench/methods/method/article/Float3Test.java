package collisionbench.methods.method.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import org.junit.jupiter.api.Test;

/// What Unity does that plain arithmetic does not.
class Float3Test {

  private static final Floats FLOATS = Floats.EACH;
  private static final Float3 X = new Float3(1, 0, 0);

  @Test
  void whatIsNearIsEqual() {
    assertTrue(FLOATS.isNear(X, new Float3(1.000009f, 0, 0)));
    assertFalse(FLOATS.isNear(X, new Float3(1.00002f, 0, 0)));
    assertFalse(FLOATS.isNear(new Float3(Float.NaN, 0, 0), new Float3(Float.NaN, 0, 0)));
  }

  @Test
  void theLimitOfWhatIsEqualIsThatOfUnity() {
    assertEquals(9.99999944e-11, 0.00001f * 0.00001f, 1e-19);
  }

  @Test
  void whatIsShortHasNoDirection() {
    assertEquals(Float3.ZERO, FLOATS.normalized(new Float3(0.00001f, 0, 0)));
    assertEquals(X, FLOATS.normalized(new Float3(Math.nextUp(0.00001f), 0, 0)));
    assertEquals(Float3.ZERO, FLOATS.normalized(new Float3(Float.NaN, 0, 0)));
  }

  @Test
  void anglesAreInDegreesAndZeroForWhatIsTiny() {
    assertEquals(90, FLOATS.angle(X, new Float3(0, 2, 0)), 1e-5);
    assertEquals(180, FLOATS.angle(X, new Float3(-3, 0, 0)), 1e-5);
    assertEquals(0, FLOATS.angle(new Float3(1e-8f, 0, 0), new Float3(0, 1e-8f, 0)));
  }

  @Test
  void comparisonsPassOnWhatIsNoNumberAsUnityDoes() {
    assertEquals(0, Mathf.max(Float.NaN, 0));
    assertEquals(Float.NaN, Mathf.max(0, Float.NaN));
    assertEquals(1, Mathf.min(Float.NaN, 1));
    assertEquals(Float.NaN, Mathf.clamp(Float.NaN, 0, 1));
  }

  @Test
  void aRotationIsThatOfTheQuaternion() {
    Rotation turn = new Rotation(2, -1, 1, 3);
    FloatRotation inFloats = FloatRotation.of(turn);
    Vec3 v = new Vec3(1, 2, 3);
    assertEquals(
        0, turn.apply(v).minus(inFloats.apply(Float3.of(v), FLOATS).wide()).largest(), 1e-6);
    assertEquals(
        0,
        turn.undo(v).minus(inFloats.inverse().apply(Float3.of(v), FLOATS).wide()).largest(),
        1e-6);
  }
}
