package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The queries return the answers computed by hand, near the origin and far from it.
class ExamplesTest {

  private static final Vec3[] PLACES = {
    Vec3.ZERO, new Vec3(0x1p20, -0x1p21, 3 * 0x1p19), new Vec3(-1e9, 0x1p30, 1e9)
  };

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Example#all")
  void overlap(Example example) {
    boolean touches = example.distance() <= 0;
    for (Vec3 place : PLACES) {
      Shape3 a = example.a().translated(place);
      Shape3 b = example.b().translated(place);
      assertEquals(touches, Overlap3.test(a, b), () -> "at " + place);
      assertEquals(touches, Overlap3.test(b, a), () -> "swapped, at " + place);
    }
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Example#all")
  void separation(Example example) {
    for (Vec3 place : PLACES) {
      Shape3 a = example.a().translated(place);
      Shape3 b = example.b().translated(place);
      assertEquals(example.distance(), Separation3.between(a, b).distance(), 2e-15);
      assertEquals(example.distance(), Separation3.between(b, a).distance(), 2e-15);
    }
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Example#all")
  void crossing(Example example) {
    if (example.a() instanceof Segment segment) {
      checkCrossing(example, segment, example.b());
    }
    if (example.b() instanceof Segment segment) {
      checkCrossing(example, segment, example.a());
    }
  }

  private static void checkCrossing(Example example, Segment segment, Shape3 shape) {
    Crossing3 crossing = Crossing3.of(segment, shape);
    assertEquals(example.distance() > 0, crossing instanceof Crossing3.None, crossing::toString);
  }

  /// A grazing contact is accurate to the root of rounding: 1e-8 of the path, 1e-10 of the time
  /// here.
  private static final double GRAZING = 1e-10;

  /// B moves along z and is at its own position at half time.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Example#all")
  void sweepPassesThroughContact(Example example) {
    Vec3 motion = new Vec3(0, 0, 256);
    Shape3 start = example.b().translated(new Vec3(0, 0, -128));
    Sweep3 sweep = Sweep3.of(example.a(), Vec3.ZERO, start, motion);
    if (example.distance() <= 0) {
      Sweep3.Contact contact = assertInstanceOf(Sweep3.Contact.class, sweep);
      assertTrue(contact.enter() <= 0.5 + GRAZING, contact::toString);
      assertTrue(contact.exit() >= 0.5 - GRAZING, contact::toString);
    } else if (sweep instanceof Sweep3.Contact contact) {
      assertFalse(contact.enter() <= 0.5 && contact.exit() >= 0.5, contact::toString);
    }
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Example#all")
  void standingStill(Example example) {
    Sweep3 expected = example.distance() <= 0 ? new Sweep3.Contact(0, 1) : new Sweep3.Never();
    assertEquals(expected, Sweep3.of(example.a(), Vec3.X, example.b(), Vec3.X));
  }
}
