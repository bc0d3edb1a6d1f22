import org.joml.Intersectiond;
import org.joml.Vector3d;

/// A sphere inside another one.
class NestedSpheres {
  public static void main(String[] arguments) {
    boolean touch =
        Intersectiond.testSphereSphere(new Vector3d(0, 0, 0), 2 * 2, new Vector3d(0.5, 0, 0), 1);
    System.out.println(
        "JOML "
            + arguments[0]
            + " testSphereSphere,"
            + " of a sphere inside another, says "
            + touch
            + "; they are 2.5 deep");
  }
}
