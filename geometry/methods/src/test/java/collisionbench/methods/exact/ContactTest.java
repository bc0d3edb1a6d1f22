package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ContactTest {

  private static final Sphere STANDING = new Sphere(Vec3.ZERO, 1);

  private static Optional<Contact> contact(double x, double y, double motion) {
    return Contact.of(
        STANDING, Vec3.ZERO, new Sphere(new Vec3(x, y, 0), 1), new Vec3(motion, 0, 0));
  }

  @Test
  void passingSpheresMeetAndPart() {
    assertEquals(Optional.of(new Contact(0.25, 0.75)), contact(-4, 0, 8));
    assertEquals(Optional.of(new Contact(0.5, 1)), contact(-4, 0, 4));
    assertEquals(Optional.of(new Contact(0, 0.5)), contact(0, 0, 4));
    assertEquals(Optional.of(new Contact(0, 0.25)), contact(1, 0, 4));
    assertEquals(Optional.of(new Contact(0, 0.75)), contact(-1, 0, 4));
  }

  @Test
  void grazingContactIsOneInstant() {
    assertEquals(Optional.of(new Contact(0.5, 0.5)), contact(-4, 2, 8));
    assertEquals(Optional.empty(), contact(-4, Math.nextUp(2), 8));
  }

  @Test
  void distantSpheresNeverMeet() {
    assertEquals(Optional.empty(), contact(-4, 0, -8));
    assertEquals(Optional.empty(), contact(-4, 0, 1));
    assertEquals(Optional.empty(), contact(-4, 0, 0));
  }

  @Test
  void spheresAtRestMeetAlwaysOrNever() {
    assertEquals(Optional.of(new Contact(0, 1)), contact(2, 0, 0));
    assertEquals(Optional.of(new Contact(0, 1)), contact(0, 0, 2));
  }

  @Test
  void boxMeetsShapesThatReachItsFace() {
    Box cube = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
    Box turned = new Box(new Vec3(-4, 0, 0), new Vec3(1, 2, 3), new Rotation(1, 0, 0, 1));
    assertEquals(
        Optional.of(new Contact(0.25, 0.75)),
        Contact.of(cube, new Vec3(-4, 0, 0), turned, new Vec3(4, 0, 0)));
    Capsule above = new Capsule(new Vec3(-4, 0, 0), new Vec3(-4, 3, 0), 1);
    assertEquals(
        Optional.of(new Contact(0.25, 0.75)),
        Contact.of(cube, Vec3.ZERO, above, new Vec3(8, 0, 0)));
  }

  @Test
  void trianglesAndSegmentsMeetAtTheirCrossing() {
    Triangle triangle = new Triangle(new Vec3(0, -1, -1), new Vec3(0, 1, -1), new Vec3(0, 0, 1));
    Segment segment = new Segment(new Vec3(-2, -2, 0), new Vec3(-2, 2, 0));
    assertEquals(
        Optional.of(new Contact(0.5, 0.5)),
        Contact.of(triangle, Vec3.ZERO, segment, new Vec3(4, 0, 0)));
    assertEquals(Optional.empty(), Contact.of(triangle, Vec3.ZERO, segment, new Vec3(4, 0, 4)));
  }
}
