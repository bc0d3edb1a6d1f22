package collisionbench.geometry.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class Contact3Test {

  private static final Sphere STANDING = new Sphere(Vec3.ZERO, 1);

  private static Optional<Contact3> contact(double x, double y, double motion) {
    return Contact3.of(
        STANDING, Vec3.ZERO, new Sphere(new Vec3(x, y, 0), 1), new Vec3(motion, 0, 0));
  }

  @Test
  void ballsThatPassMeetAndPart() {
    assertEquals(Optional.of(new Contact3(0.25, 0.75)), contact(-4, 0, 8));
    assertEquals(Optional.of(new Contact3(0.5, 1)), contact(-4, 0, 4));
    assertEquals(Optional.of(new Contact3(0, 0.5)), contact(0, 0, 4));
    assertEquals(Optional.of(new Contact3(0, 0.25)), contact(1, 0, 4));
    assertEquals(Optional.of(new Contact3(0, 0.75)), contact(-1, 0, 4));
  }

  @Test
  void aTouchInPassingIsOneInstant() {
    assertEquals(Optional.of(new Contact3(0.5, 0.5)), contact(-4, 2, 8));
    assertEquals(Optional.empty(), contact(-4, Math.nextUp(2), 8));
  }

  @Test
  void ballsThatDoNotComeNearNeverMeet() {
    assertEquals(Optional.empty(), contact(-4, 0, -8));
    assertEquals(Optional.empty(), contact(-4, 0, 1));
    assertEquals(Optional.empty(), contact(-4, 0, 0));
  }

  @Test
  void ballsAtRestMeetAlwaysOrNever() {
    assertEquals(Optional.of(new Contact3(0, 1)), contact(2, 0, 0));
    assertEquals(Optional.of(new Contact3(0, 1)), contact(0, 0, 2));
  }
}
