package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Decimals;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DraggedPointTest {

  private static final Projection ASKEW = projection(Space.THREE, Workpiece.ASKEW);
  private static final Vec3 GRABBED = new Vec3(0.3, 0.4, 0.5);
  private static final Vec3 ANCHOR = new Vec3(0.13, 0.27, 0.05);

  private static Projection projection(Space space, Camera camera) {
    return new Projection(space, camera, Workpiece.WIDTH, Workpiece.HEIGHT);
  }

  private static DraggedPoint travel(Projection projection, Constraint bond) {
    return new DraggedPoint(projection, GRABBED, ANCHOR, bond, start(projection, Workpiece.NONE));
  }

  private static Pointer start(Projection projection, Workpiece.Keys keys) {
    return from(projection, 0, 0, keys);
  }

  private static Pointer from(
      Projection projection, double right, double down, Workpiece.Keys keys) {
    Point2D pixel = projection.toPixel(GRABBED).orElseThrow();
    return keys.at(pixel.getX() + right, pixel.getY() + down);
  }

  private static Vec3 free(double right, double down, Workpiece.Keys keys) {
    return travel(ASKEW, Constraint.free(ASKEW)).to(from(ASKEW, right, down, keys));
  }

  @Test
  void thePointGrabbedStaysUnderTheMouse() {
    Random random = new Random(3);
    for (int i = 0; i < 300; i++) {
      Camera camera =
          new Camera(Vec3.ZERO, 11, random.nextDouble() * 6, random.nextDouble() * 2 - 1);
      Projection projection = projection(Space.THREE, camera);
      double right = random.nextDouble() * 200 - 100;
      double down = random.nextDouble() * 200 - 100;
      for (Constraint bond : List.of(Constraint.free(projection), new Constraint.Across(Vec3.Y))) {
        Vec3 by = travel(projection, bond).to(from(projection, right, down, Workpiece.NONE));
        if (bond.equals(new Constraint.Across(Vec3.Y))) {
          assertEquals(0, by.y());
        }
        boolean edgeOn = projection.direction(500, 400).y() > -0.4 && by.y() == 0;
        Point2D wanted = projection.toPixel(GRABBED).orElseThrow().add(right, down);
        if (!edgeOn) {
          Point2D got = projection.toPixel(GRABBED.plus(by)).orElseThrow();
          assertTrue(got.distance(wanted) < 1, i + ": " + got + " is not " + wanted);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void anAxisLetsNothingElseChange(Axis axis) {
    DraggedPoint travel = travel(ASKEW, new Constraint.Along(axis));
    Vec3 by = travel.to(from(ASKEW, 40, -30, Workpiece.NONE));
    assertTrue(axis.of(by) != 0);
    assertEquals(axis.direction().times(axis.of(by)), by);
    assertEquals(List.of(axis), travel.axes());
    assertEquals(List.of(new DragGuide.Trace.Line(GRABBED, axis)), travel.traces());
  }

  @ParameterizedTest
  @EnumSource
  void aKeyLocksWhateverTheBond(Axis axis) {
    DraggedPoint free = travel(ASKEW, Constraint.free(ASKEW));
    Vec3 locked = free.to(from(ASKEW, 40, -30, Workpiece.Keys.lock(axis)));
    assertEquals(
        travel(ASKEW, new Constraint.Along(axis)).to(from(ASKEW, 40, -30, Workpiece.NONE)), locked);
    assertEquals(free(40, -30, Workpiece.NONE), free.to(from(ASKEW, 40, -30, Workpiece.NONE)));
  }

  @Test
  void shiftGoesOverTheGround() {
    Vec3 by = free(40, -30, Workpiece.SHIFT);
    assertEquals(0, by.y());
    Point2D wanted = ASKEW.toPixel(GRABBED).orElseThrow().add(40, -30);
    assertTrue(ASKEW.toPixel(GRABBED.plus(by)).orElseThrow().distance(wanted) < 1);
  }

  @Test
  void pressingShiftAndLettingGoOfItMovesNothing() {
    DraggedPoint travel = travel(ASKEW, Constraint.free(ASKEW));
    Vec3 free = travel.to(from(ASKEW, 40, -30, Workpiece.NONE));
    assertTrue(free.y() != 0);
    assertEquals(free, travel.to(from(ASKEW, 40, -30, Workpiece.SHIFT)));
    Vec3 over = travel.to(from(ASKEW, 90, 20, Workpiece.SHIFT));
    assertEquals(free.y(), over.y(), "over the ground from there");
    assertTrue(over.minus(free).length() > 0.1);
    assertEquals(over, travel.to(from(ASKEW, 90, 20, Workpiece.NONE)));
    Vec3 last = travel.to(from(ASKEW, 60, -10, Workpiece.NONE));
    Point2D wanted = ASKEW.toPixel(GRABBED).orElseThrow().add(60, -10);
    assertTrue(ASKEW.toPixel(GRABBED.plus(last)).orElseThrow().distance(wanted) < 2);
    assertTrue(travel.readout().contains("Y"), "what it has gone in all: " + travel.readout());
  }

  @Test
  void aGroundSeenEdgeOnIsGoneAlong() {
    Projection level = projection(Space.THREE, new Camera(GRABBED, 11, 0, 0));
    Vec3 by = travel(level, Constraint.free(level)).to(from(level, 50, -30, Workpiece.SHIFT));
    assertEquals(new Vec3(50 / level.pixelsPerUnit(GRABBED), 0, 0).x(), by.x(), 0.001);
    assertEquals(new Vec3(by.x(), 0, 0), by);
  }

  @Test
  void nothingIsTakenBehindTheHorizon() {
    Projection low = projection(Space.THREE, new Camera(GRABBED, 11, 0, 0.15));
    DraggedPoint travel = travel(low, new Constraint.Across(Vec3.Y));
    Vec3 far = travel.to(from(low, 0, -60, Workpiece.NONE));
    assertTrue(far.z() < -3, "away: " + far);
    for (double up = 61; up < 700; up++) {
      Vec3 by = travel.to(from(low, 0, -up, Workpiece.NONE));
      assertTrue(by.isFinite() && by.z() <= far.z() && by.z() > -1000, up + ": " + by);
    }
  }

  @Test
  void whatIsSeenEndOnStays() {
    Projection front = projection(Space.THREE, new Camera(GRABBED, 11, 0, 0));
    assertEquals(
        Vec3.ZERO,
        travel(front, new Constraint.Along(Axis.Z)).to(from(front, 50, 50, Workpiece.NONE)));
  }

  @Test
  void snappingBringsTheAnchorOntoTheGrid() {
    Vec3 at = Decimals.sum(ANCHOR, free(83, -37, Workpiece.SNAP));
    // 100 pixels to the unit: fine lines are 20 pixels apart.
    for (Axis axis : Axis.values()) {
      assertEquals(Math.rint(axis.of(at) * 5) / 5, axis.of(at));
    }
    assertTrue(at.minus(ANCHOR.plus(free(83, -37, Workpiece.NONE))).largest() <= 0.101);
  }

  @Test
  void snappingLeavesACoordinateAloneThatTheMouseCannotChange() {
    Projection front = projection(Space.THREE, Workpiece.FRONT);
    DraggedPoint travel = travel(front, Constraint.free(front));
    Vec3 at = Decimals.sum(ANCHOR, travel.to(from(front, 83, -37, Workpiece.SNAP)));
    assertEquals(new Vec3(1, 0.6, ANCHOR.z()), at);
    Vec3 locked =
        travel.to(
            from(front, 83, -37, new Workpiece.Keys(false, true, false, Optional.of(Axis.Y))));
    assertEquals(new Vec3(ANCHOR.x(), 0.6, ANCHOR.z()), Decimals.sum(ANCHOR, locked));
  }

  @Test
  void numbersAreRoundAndFinerForAFineHand() {
    Vec3 coarse = free(11, 7, Workpiece.NONE);
    Vec3 fine = free(11, 7, Workpiece.FINE);
    assertEquals(coarse.x(), Math.rint(coarse.x() * 1e3) / 1e3);
    assertEquals(fine.x(), Math.rint(fine.x() * 1e4) / 1e4);
    assertEquals(coarse.x(), fine.x(), 0.0006);
  }

  @Test
  void inThePlaneTheGroundAndTheDepthMeanNothing() {
    Projection flat = projection(Space.TWO, Workpiece.FRONT);
    DraggedPoint travel = travel(flat, Constraint.free(flat));
    Vec3 by = travel.to(from(flat, 50, -30, Workpiece.NONE));
    assertEquals(new Vec3(0.5, 0.3, 0), by);
    assertEquals(by, travel.to(from(flat, 50, -30, Workpiece.SHIFT)));
    assertEquals(by, travel.to(from(flat, 50, -30, Workpiece.Keys.lock(Axis.Z))));
    assertEquals("+0.5 X   +0.3 Y", travel.readout());
    assertEquals(List.of(), travel.traces());
  }

  @Test
  void aTargetTakesTheCarriedPointAsFarAsTheConstraintAllows() {
    Vec3 carried = new Vec3(0.1, 0.2, 0.3);
    Vec3 target = new Vec3(0.4, 1.5, -2);
    Vec3 by = new Vec3(0.3, 1.3, -2.3);
    Pointer free = from(ASKEW, 30, 20, Workpiece.NONE);
    Pointer onTarget =
        free.reaching(Optional.of(new FeaturePoint("other", FeaturePoint.Kind.CORNER, target)));
    Pointer locked = from(ASKEW, 30, 20, Workpiece.Keys.lock(Axis.Y)).reaching(onTarget.target());
    DraggedPoint drag = travel(ASKEW, Constraint.free(ASKEW)).carrying(carried);
    Vec3 before = drag.to(free);
    assertEquals(by, drag.to(onTarget), "in depth, too");
    assertEquals(new Vec3(0, 1.3, 0), drag.to(locked));
    assertEquals(before, drag.to(free), "and back");
    Constraint ground = new Constraint.Across(Vec3.Y);
    assertEquals(new Vec3(0.3, 0, -2.3), travel(ASKEW, ground).carrying(carried).to(onTarget));
    assertEquals(
        List.of(new DragGuide.Trace.Target(onTarget.target().orElseThrow())),
        traces(onTarget, carried));
  }

  private static List<DragGuide.Trace> traces(Pointer pointer, Vec3 carried) {
    DraggedPoint drag = travel(ASKEW, Constraint.free(ASKEW)).carrying(carried);
    drag.to(pointer);
    return drag.traces();
  }
}
