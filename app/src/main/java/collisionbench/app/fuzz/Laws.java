package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Shapes;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.Set;

/// What the library promises of its own answers, beyond what any method does.
final class Laws {

  /// How far the length of a normal may be from one.
  private static final double UNIT = 1e-14;

  private Laws() {}

  /// Adds what is broken.
  ///
  /// @param overlap what the library says of the two
  /// @param bound how far the witness points may be from where distance and normal put them,
  ///   relative to the size of the input
  static void addFaults(Shapes shapes, boolean overlap, double bound, Set<Fault> faults) {
    switch (shapes) {
      case Shapes.InSpace(Shape3 a, Shape3 b) -> add(a, b, overlap, faults);
      case Shapes.InPlane(Shape2 a, Shape2 b) -> add(a, b, overlap, faults);
    }
    if (!(witnessError(shapes) <= bound * shapes.size())) {
      faults.add(Fault.WITNESS);
    }
    if (distance(shapes) != distance(shapes.swapped())) {
      faults.add(Fault.SWAP);
    }
  }

  private static double distance(Shapes shapes) {
    return switch (shapes) {
      case Shapes.InSpace(Shape3 a, Shape3 b) -> Separation3.between(a, b).distance();
      case Shapes.InPlane(Shape2 a, Shape2 b) -> Separation2.between(a, b).distance();
    };
  }

  private static double witnessError(Shapes shapes) {
    return switch (shapes) {
      case Shapes.InSpace(Shape3 a, Shape3 b) -> {
        Separation3 s = Separation3.between(a, b);
        yield s.pointA().plus(s.distance(), s.normal()).minus(s.pointB()).largest();
      }
      case Shapes.InPlane(Shape2 a, Shape2 b) -> {
        Separation2 s = Separation2.between(a, b);
        Vec2 off = s.pointA().plus(s.distance(), s.normal()).minus(s.pointB());
        yield Math.max(Math.abs(off.x()), Math.abs(off.y()));
      }
    };
  }

  private static void add(Shape3 a, Shape3 b, boolean overlap, Set<Fault> faults) {
    addNormal(Separation3.between(a, b).normal().length(), faults);
    if (a instanceof Segment segment) {
      addCrossing(!(Crossing3.of(segment, b) instanceof Crossing3.None), overlap, faults);
    }
    if (b instanceof Segment segment) {
      addCrossing(!(Crossing3.of(segment, a) instanceof Crossing3.None), overlap, faults);
    }
    Sweep3 sweep = Sweep3.of(a, Vec3.ZERO, b, Vec3.X);
    boolean atOnce = sweep instanceof Sweep3.Contact(double enter, double _) && enter == 0;
    addSweep(atOnce, overlap, faults);
  }

  private static void add(Shape2 a, Shape2 b, boolean overlap, Set<Fault> faults) {
    addNormal(Separation2.between(a, b).normal().length(), faults);
    if (a instanceof Segment2 segment) {
      addCrossing(!(Crossing2.of(segment, b) instanceof Crossing2.None), overlap, faults);
    }
    if (b instanceof Segment2 segment) {
      addCrossing(!(Crossing2.of(segment, a) instanceof Crossing2.None), overlap, faults);
    }
    Sweep2 sweep = Sweep2.of(a, Vec2.ZERO, b, Vec2.X);
    boolean atOnce = sweep instanceof Sweep2.Contact(double enter, double _) && enter == 0;
    addSweep(atOnce, overlap, faults);
  }

  private static void addNormal(double length, Set<Fault> faults) {
    if (!(Math.abs(length - 1) <= UNIT)) {
      faults.add(Fault.NORMAL);
    }
  }

  private static void addCrossing(boolean crosses, boolean overlap, Set<Fault> faults) {
    if (crosses != overlap) {
      faults.add(Fault.CROSSING);
    }
  }

  private static void addSweep(boolean atOnce, boolean overlap, Set<Fault> faults) {
    if (atOnce != overlap) {
      faults.add(Fault.SWEEP);
    }
  }
}
