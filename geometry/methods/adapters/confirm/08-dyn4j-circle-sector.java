import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Slice;
import org.dyn4j.geometry.Transform;

/// A circle of radius 1.5 at (4, 0), and a quarter disc of radius 2.5 at (4, -3) that opens towards
/// it.
class CircleSector {
  public static void main(String[] arguments) {
    Transform circle = new Transform();
    circle.translate(4, 0);
    Transform slice = new Transform();
    slice.rotate(Math.PI / 2);
    slice.translate(4, -3);
    Penetration penetration = new Penetration();
    new Sat().detect(new Circle(1.5), circle, new Slice(2.5, Math.PI / 2), slice, penetration);
    System.out.println(
        "dyn4j "
            + arguments[0]
            + " Sat.detect, of a circle and a slice, says depth "
            + penetration.getDepth()
            + "; they are 1 deep");
  }
}
