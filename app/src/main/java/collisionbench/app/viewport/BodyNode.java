package collisionbench.app.viewport;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Collection;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Material;
import javafx.scene.shape.CullFace;
import javafx.scene.transform.Translate;

/// A body in a picture of space. Its origin is in the body, so that what it is made of stays near
/// its own origin: the graphics card counts in floats.
abstract sealed class BodyNode extends Group
    permits SphereNode, CapsuleNode, BoxNode, SegmentNode, TriangleNode {

  /// How wide the outline of a selected body is, in pixels.
  static final double OUTLINE = 3;

  /// A body that is smaller than this many pixels is shown as a dot.
  private static final double SMALLEST = 2;

  private static final double SPECK = 8;
  private static final double BOLD_SPECK = 12;

  private final Group parts = new Group();
  private final Dot speck = new Dot();
  private final Dot speckShell = new Dot();
  private final Translate translate = new Translate();
  private Vec3 origin = Vec3.ZERO;
  private boolean touching;
  private boolean selected;

  BodyNode() {
    getTransforms().add(translate);
    speckShell.setCullFace(CullFace.FRONT);
    getChildren().addAll(parts, speck, speckShell);
  }

  static BodyNode of(Shape3 shape) {
    return switch (shape) {
      case Sphere _ -> new SphereNode();
      case Capsule _ -> new CapsuleNode();
      case Box _ -> new BoxNode();
      case Segment _ -> new SegmentNode();
      case Triangle _ -> new TriangleNode();
    };
  }

  /// Stands where the shape does.
  ///
  /// @return false if this node is for another kind of shape
  abstract boolean stand(Shape3 shape);

  /// {@return the greatest extent of the body}
  abstract double extent();

  /// Takes the colours, and the sizes that are fixed in pixels.
  abstract void fitParts(Projection projection, Materials materials);

  final void fit(Projection projection, Materials materials) {
    boolean tiny = extent() <= pixels(projection, SMALLEST);
    parts.setVisible(!tiny);
    double size = touching ? BOLD_SPECK : SPECK;
    speck.fit(projection, origin, size);
    speckShell.fit(projection, origin, size + 2 * OUTLINE);
    speck.setVisible(tiny && speck.isVisible());
    speckShell.setVisible(tiny && selected && speckShell.isVisible());
    speck.setMaterial(touching ? materials.contactDot() : materials.line());
    speckShell.setMaterial(materials.outline());
    if (!tiny) {
      fitParts(projection, materials);
    }
  }

  final void add(Collection<? extends Node> nodes) {
    parts.getChildren().addAll(nodes);
  }

  final void mark(boolean newTouching, boolean newSelected) {
    touching = newTouching;
    selected = newSelected;
  }

  final boolean isSelected() {
    return selected;
  }

  final boolean isTouching() {
    return touching;
  }

  /// {@return the material of the body's surface}
  final Material surface(Projection projection, Materials materials) {
    return touching ? materials.contact().on(sizeIn(projection)) : materials.body();
  }

  /// {@return the material of a body that is a line}
  final Material line(Projection projection, Materials materials) {
    return touching ? materials.contactLine().on(sizeIn(projection)) : materials.line();
  }

  private double sizeIn(Projection projection) {
    return extent() * projection.pixelsPerUnit(origin);
  }

  final void originAt(Vec3 newOrigin) {
    origin = newOrigin;
    translate.setX(newOrigin.x());
    translate.setY(newOrigin.y());
    translate.setZ(newOrigin.z());
  }

  final Vec3 origin() {
    return origin;
  }

  /// {@return the size of a number of pixels at the body's origin}
  final double pixels(Projection projection, double count) {
    double scale = projection.pixelsPerUnit(origin);
    return scale > 0 ? count / scale : 0;
  }
}
