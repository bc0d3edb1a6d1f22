package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.seam.Surface;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Material;
import javafx.scene.shape.Mesh;
import javafx.scene.transform.Translate;

/// A body in a picture of space. Its origin is in the body, so that what it is made of stays near
/// its own origin: the graphics card counts in floats.
abstract sealed class BodyNode extends Group
    permits SphereNode, CapsuleNode, BoxNode, SegmentNode, TriangleNode, HullNode {

  /// How wide the outline of every body is, in pixels.
  static final double OUTLINE = 1.75;

  /// How wide that of a selected body is, outside of it.
  static final double SELECTION = 3;

  /// A body that is smaller than this many pixels is shown as a dot.
  private static final double SMALLEST = 2;

  private final Group parts = new Group();
  private final Translate translate = new Translate();

  private Optional<BodyDot> speck = Optional.empty();
  private Optional<OutlineShell> outline = Optional.empty();
  private Optional<OutlineShell> selection = Optional.empty();
  private Vec3 origin = Vec3.ZERO;
  private Highlight look = Highlight.PLAIN;
  private Optional<Surface> surface = Optional.empty();
  private List<Mesh> surfaceOf = List.of();

  /// What a body looks like beside its shape.
  record Highlight(boolean touching, boolean selected, StripePattern pattern) {

    static final Highlight PLAIN = new Highlight(false, false, new StripePattern(0));
  }

  BodyNode() {
    getTransforms().add(translate);
    getChildren().add(parts);
  }

  /// Stands where the shape does.
  ///
  /// @return false if this node is for another kind of shape
  abstract boolean update(Shape3 shape);

  /// {@return the greatest extent of the body}
  abstract double extent();

  /// {@return how long the stretch is over which a texture runs once}
  double patternExtent() {
    return extent();
  }

  /// Takes the colours, and the sizes that are fixed in pixels.
  abstract void fitParts(Projection projection, Materials materials);

  /// {@return whether the outline is among the parts}
  boolean hasOutline() {
    return false;
  }

  /// {@return a new line around what is seen of the body}
  abstract OutlineShell shell();

  /// {@return the surface that is drawn}
  abstract List<PlacedMesh> surfaces();

  final void fit(Projection projection, Materials materials) {
    boolean tiny = extent() <= pixels(projection, SMALLEST);
    parts.setVisible(!tiny);
    if (tiny) {
      speck().fit(projection, origin, look, materials);
    } else {
      fitParts(projection, materials);
      outline().ifPresent(shell -> shell.fit(projection, OUTLINE, materials.outline()));
      selection()
          .ifPresent(shell -> shell.fit(projection, OUTLINE + SELECTION, materials.selection()));
    }
    speck.ifPresent(dot -> dot.setVisible(tiny));
    outline.ifPresent(shell -> shell.setVisible(!tiny));
    selection.ifPresent(shell -> shell.setVisible(!tiny && look.selected));
  }

  private Optional<OutlineShell> outline() {
    if (outline.isEmpty() && !hasOutline()) {
      outline = Optional.of(addShell());
    }
    return outline;
  }

  /// {@return the outline of a selected body; few ever are}
  private Optional<OutlineShell> selection() {
    if (selection.isEmpty() && look.selected) {
      selection = Optional.of(addShell());
    }
    return selection;
  }

  private OutlineShell addShell() {
    OutlineShell shell = shell();
    getChildren().add(shell);
    return shell;
  }

  /// {@return the dot of a tiny body; few ever are}
  private BodyDot speck() {
    BodyDot dot = speck.orElseGet(BodyDot::new);
    if (speck.isEmpty()) {
      speck = Optional.of(dot);
      getChildren().add(dot);
    }
    return dot;
  }

  final void add(Collection<? extends Node> nodes) {
    parts.getChildren().addAll(nodes);
  }

  final void mark(Highlight newLook) {
    look = newLook;
  }

  final boolean isTouching() {
    return look.touching;
  }

  final StripePattern pattern() {
    return look.pattern;
  }

  /// {@return the material of the body's surface}
  final Material surface(Projection projection, Materials materials) {
    return look.touching
        ? materials.contact(look.pattern).on(patternExtent() * scale(projection))
        : materials.body();
  }

  /// {@return the material of a body that is a line}
  final Material line(Projection projection, Materials materials) {
    return look.touching
        ? materials.contactLine().on(extent() * scale(projection))
        : materials.line();
  }

  private double scale(Projection projection) {
    return projection.pixelsPerUnit(origin);
  }

  /// {@return the triangles that are drawn, where they are in the scene, the same until they
  /// change; none of a body that is shown as a line or a dot}
  final Surface drawnSurface() {
    List<PlacedMesh> drawn =
        parts.isVisible() ? surfaces().stream().filter(PlacedMesh::isVisible).toList() : List.of();
    List<Mesh> meshes = drawn.stream().map(PlacedMesh::getMesh).toList();
    if (surface.isEmpty() || !meshes.equals(surfaceOf)) {
      surfaceOf = meshes;
      surface =
          Optional.of(Surface.joined(drawn.stream().map(part -> part.surface(origin)).toList()));
    }
    return surface.get();
  }

  /// Where the body stands; asked for whenever it may have changed.
  final void originAt(Vec3 newOrigin) {
    origin = newOrigin;
    surface = Optional.empty();
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
