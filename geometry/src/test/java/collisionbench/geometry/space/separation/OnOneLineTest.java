package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Overlapping collinear segments separate perpendicularly to their line, even if the difference of
/// two ends, shorter than rounding, seems nearest. So does a point on a segment, however near its
/// end.
class OnOneLineTest {

  private static final Vec3 ALONG = new Vec3(2, 0, 0);

  @ParameterizedTest
  @ValueSource(doubles = {4.9e-324, 2e-323, 1e-300, 6e-43, 1e-17, 4e-16, 1e-15, 1e-9, 0.1})
  void normalIsPerpendicular(double between) {
    Segment a = new Segment(ALONG, new Vec3(between, 0, 0));
    Segment b = new Segment(Vec3.ZERO, ALONG);
    for (Separation3 found :
        new Separation3[] {Separation3.between(a, b), Separation3.between(b, a)}) {
      assertEquals(0, found.distance());
      assertEquals(0, found.normal().dot(ALONG), 1e-15, found::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {4.9e-324, 2e-323, 1e-300, 1e-17, 0.05})
  void pointOnASegmentLeavesPerpendicularly(double fromTheEnd) {
    Sphere point = new Sphere(Vec3.ZERO, 0);
    Vec3 near = new Vec3(0, fromTheEnd, 0);
    Vec3 far = new Vec3(0, -0.1, 0);
    for (Segment segment : new Segment[] {new Segment(near, far), new Segment(far, near)}) {
      Separation3 found = Separation3.between(point, segment);
      assertEquals(0, found.distance());
      assertEquals(0, found.normal().y(), found::toString);
    }
  }
}
