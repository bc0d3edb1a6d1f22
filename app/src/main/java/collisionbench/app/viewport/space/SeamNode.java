package collisionbench.app.viewport.space;

import collisionbench.app.viewport.sight.Projection;
import collisionbench.app.viewport.space.seam.Seam;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.paint.Material;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Translate;

/// A seam in a picture of space: a band that faces the eye, of the same width in pixels everywhere.
final class SeamNode extends MeshView {

  private static final double WIDTH = 2;

  /// By how many pixels it is nearer to the eye than the surfaces, so that they do not hide it.
  private static final double LIFTED = 1.5;

  private final List<Seam.Piece> pieces;
  private final TriangleMesh mesh = new TriangleMesh();
  private final Vec3 origin;

  SeamNode(List<Seam.Piece> pieces) {
    this.pieces = pieces;
    origin = pieces.isEmpty() ? Vec3.ZERO : pieces.getFirst().from();
    getTransforms().add(new Translate(origin.x(), origin.y(), origin.z()));
    mesh.getTexCoords().addAll(0, 0);
    int[] faces = new int[12 * pieces.size()];
    for (int i = 0; i < pieces.size(); i++) {
      int[] corners = {0, 1, 2, 2, 1, 3};
      for (int corner = 0; corner < corners.length; corner++) {
        faces[12 * i + 2 * corner] = 4 * i + corners[corner];
      }
    }
    mesh.getPoints().setAll(new float[12 * pieces.size()]);
    mesh.getFaces().setAll(faces);
    setMesh(mesh);
    setCullFace(CullFace.NONE);
  }

  void fit(Projection projection, Material material) {
    setMaterial(material);
    float[] points = new float[12 * pieces.size()];
    for (int i = 0; i < pieces.size(); i++) {
      place(points, 12 * i, pieces.get(i), projection);
    }
    mesh.getPoints().setAll(points);
  }

  private void place(float[] points, int at, Seam.Piece piece, Projection projection) {
    Vec3 middle = piece.from().towards(piece.to(), 0.5);
    Vec3 toEye = unit(projection.towardsEye(middle));
    double pixel = 1 / projection.pixelsPerUnit(middle);
    Vec3 along = unit(piece.to().minus(piece.from()));
    Vec3 half = unit(along.cross(toEye)).times(WIDTH / 2 * pixel);
    Vec3 lift = toEye.times(LIFTED * pixel).minus(origin);
    // A little longer, so that no gap is seen where the next piece turns.
    Vec3 from = piece.from().plus(-pixel / 2, along).plus(lift);
    Vec3 to = piece.to().plus(pixel / 2, along).plus(lift);
    put(points, at, from.minus(half));
    put(points, at + 3, to.minus(half));
    put(points, at + 6, from.plus(half));
    put(points, at + 9, to.plus(half));
  }

  private static Vec3 unit(Vec3 vector) {
    double length = vector.length();
    return length > 0 ? vector.times(1 / length) : Vec3.ZERO;
  }

  private static void put(float[] points, int at, Vec3 point) {
    points[at] = (float) point.x();
    points[at + 1] = (float) point.y();
    points[at + 2] = (float) point.z();
  }
}
