package adapters;

import static adapters.Program.depth;
import static adapters.Program.touch;

import adapters.Shape.Box;
import adapters.Shape.Capsule;
import adapters.Shape.Sphere;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.ode4j.math.DMatrix3;
import org.ode4j.math.DQuaternion;
import org.ode4j.math.DVector3;
import org.ode4j.ode.DContactGeomBuffer;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.DRotation;
import org.ode4j.ode.OdeHelper;

/// ode4j, which is ODE in Java: whether there are contacts, and the depth of the deepest. Nothing
/// is promised about exact touch; sizes have to be positive.
final class Ode4j {

  private static final int MOST_CONTACTS = 8;

  public static void main(String[] arguments) throws IOException {
    OdeHelper.initODE2(0);
    Program program = new Program();
    program
        .method("ode4j", "ode4j: OdeHelper.collide", OdeHelper.class)
        .promises("touching", "either")
        .pairs(List.of("sphere", "capsule", "box"), "", Ode4j::collide);
    program.run();
  }

  private static String collide(Shape a, Shape b) {
    DContactGeomBuffer contacts = new DContactGeomBuffer(MOST_CONTACTS);
    int count = OdeHelper.collide(geom(a), geom(b), MOST_CONTACTS, contacts);
    return count == 0
        ? touch(false)
        : depth(IntStream.range(0, count).mapToDouble(i -> contacts.get(i).depth).max().orElse(0));
  }

  private static DGeom geom(Shape shape) {
    return switch (shape) {
      case Sphere(double[] center, double radius) ->
          at(OdeHelper.createSphere(positive(radius)), center);
      case Capsule(double[] start, double[] end, double radius) -> capsule(start, end, radius);
      case Box(double[] center, double[] half, double[] q) -> {
        DGeom box =
            OdeHelper.createBox(
                2 * positive(half[0]), 2 * positive(half[1]), 2 * positive(half[2]));
        box.setQuaternion(new DQuaternion(q[3], q[0], q[1], q[2]));
        yield at(box, center);
      }
      default -> throw new IllegalArgumentException(shape.toString());
    };
  }

  /// ODE's capsules stand along z.
  private static DGeom capsule(double[] start, double[] end, double radius) {
    DVector3 axis = new DVector3(end[0] - start[0], end[1] - start[1], end[2] - start[2]);
    DGeom capsule = OdeHelper.createCapsule(positive(radius), positive(axis.length()));
    DMatrix3 turn = new DMatrix3();
    DRotation.dRFromZAxis(turn, axis);
    capsule.setRotation(turn);
    return at(
        capsule,
        new double[] {
          start[0] + axis.get0() / 2, start[1] + axis.get1() / 2, start[2] + axis.get2() / 2
        });
  }

  private static DGeom at(DGeom geom, double[] center) {
    geom.setPosition(center[0], center[1], center[2]);
    return geom;
  }

  private static double positive(double size) {
    if (size == 0) {
      throw new Program.Undecided("sizes have to be positive");
    }
    return size;
  }
}
