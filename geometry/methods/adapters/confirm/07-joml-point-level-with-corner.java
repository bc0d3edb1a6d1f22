import org.joml.PolygonsIntersection;

/// A point inside a triangle, as high as a corner.
class PointLevelWithCorner {
  public static void main(String[] arguments) {
    float[] triangle = {-2, 0, 0, -1, 0, 1};
    boolean inside = new PolygonsIntersection(triangle, new int[] {0}, 3).testPoint(-1, 0);
    System.out.println(
        "JOML "
            + arguments[0]
            + " PolygonsIntersection.testPoint,"
            + " of a point inside, says "
            + inside
            + "; it is 0.447 deep");
  }
}
