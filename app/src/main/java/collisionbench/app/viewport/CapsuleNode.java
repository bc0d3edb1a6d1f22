package collisionbench.app.viewport;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;
import org.fxyz3d.shapes.primitives.CapsuleMesh;

/// A capsule. Its mesh is made anew only where its size changes.
final class CapsuleNode extends BodyNode {

  private static final int DIVISIONS = 64;

  /// A capsule that is thinner than this many pixels is shown as a line.
  private static final double THINNEST = 2;

  private static final double LINE = 3;

  private final MeshView skin = new MeshView();
  private final MeshView shell = new MeshView();
  private final Tube line = new Tube();
  private final Affine skinPlace = new Affine();
  private final Affine shellPlace = new Affine();
  private double meshRadius = -1;
  private double meshLength = -1;
  private Vec3 direction = Vec3.Y;
  private double radius;
  private double length;

  CapsuleNode() {
    shell.setCullFace(CullFace.FRONT);
    skin.getTransforms().add(skinPlace);
    shell.getTransforms().add(shellPlace);
    add(List.of(skin, shell, line));
  }

  @Override
  boolean stand(Shape3 shape) {
    if (!(shape instanceof Capsule capsule)) {
      return false;
    }
    originAt(capsule.start().towards(capsule.end(), 0.5));
    Vec3 axis = capsule.end().minus(capsule.start());
    length = axis.length();
    direction = length > 0 ? axis.times(1 / length) : Vec3.Y;
    radius = capsule.radius();
    line.place(axis.times(-0.5), axis.times(0.5));
    remesh();
    return true;
  }

  /// Moving a capsule rounds its ends, and so its length, a little differently each time.
  private void remesh() {
    double unseen = 1e-6 * (radius + length);
    boolean same =
        Math.abs(radius - meshRadius) <= unseen && Math.abs(length - meshLength) <= unseen;
    if (!same) {
      meshRadius = radius;
      meshLength = length;
      CapsuleMesh mesh = new CapsuleMesh(DIVISIONS, radius, length);
      Stripes.lay((TriangleMesh) mesh.getMesh(), Stripes.DIRECTION, extent());
      skin.setMesh(mesh.getMesh());
      shell.setMesh(mesh.getMesh());
    }
  }

  @Override
  double extent() {
    return length + 2 * radius;
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    shell.setMaterial(materials.outline());
    boolean thin = 2 * radius <= pixels(projection, THINNEST);
    skin.setVisible(!thin);
    shell.setVisible(!thin && isSelected());
    line.fit(projection, origin(), isSelected() ? LINE + OUTLINE : LINE);
    line.setVisible(thin && line.isVisible());
    line.setMaterial(line(projection, materials));
    skin.setMaterial(surface(projection, materials));
    if (thin) {
      return;
    }
    double outline = pixels(projection, OUTLINE);
    double wider = (radius + outline) / radius;
    double taller = (length / 2 + radius + outline) / (length / 2 + radius);
    Frame.place(skinPlace, Vec3.ZERO, direction, 1, 1);
    Frame.place(shellPlace, Vec3.ZERO, direction, wider, taller);
  }
}
