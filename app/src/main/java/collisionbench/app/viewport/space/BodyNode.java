package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.Materials.Look;
import collisionbench.app.viewport.space.seam.MeshTriangle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Material;
import javafx.scene.shape.Mesh;
import javafx.scene.transform.Translate;

/// A body in a 3D picture. Its origin is inside the body, since the graphics card computes in
/// floats.
abstract sealed class BodyNode extends Group
    permits SphereNode, CapsuleNode, SegmentNode, HullNode {

  /// The width of outlines in pixels.
  static final double OUTLINE = 1.75;

  /// Bodies smaller than this many pixels are shown as a dot.
  private static final double SMALLEST = 2;

  /// The meshes that the body is made of.
  final List<PlacedMesh> drawn;

  private final Group parts = new Group();
  private final Translate translate = new Translate();

  private Optional<BodyDot> speck = Optional.empty();
  private Optional<OutlineShell> outline = Optional.empty();
  private Optional<OutlineShell> halo = Optional.empty();
  private Vec3 origin = Vec3.ZERO;
  private Look look = Look.PLAIN;
  private StripePattern laid = look.pattern();
  private Optional<List<MeshTriangle>> surface = Optional.empty();
  private List<Mesh> surfaceOf = List.of();

  BodyNode(int meshes) {
    drawn = meshes(meshes);
    add(drawn);
    getTransforms().add(translate);
    getChildren().add(parts);
  }

  /// Shows a shape.
  ///
  /// @return false if this node cannot show that kind of shape
  abstract boolean update(Shape3 shape);

  /// {@return the greatest extent of the body}
  abstract double extent();

  /// {@return the length that a texture covers}
  double patternExtent() {
    return extent();
  }

  /// Updates materials and sizes in pixels.
  abstract void fitParts(Projection projection, Materials materials);

  /// Lays textures on the mesh for a new pattern.
  void layStripes() {}

  /// {@return whether the outline is among the parts}
  boolean hasOutline() {
    return false;
  }

  /// Places the meshes of the body, or copies of them, where they depend on the projection.
  ///
  /// @param wider how many pixels they are wider than the body
  void fit(List<PlacedMesh> meshes, Projection projection, double wider) {}

  OutlineShell shell() {
    List<PlacedMesh> around = meshes(drawn.size());
    return new OutlineShell(around, (projection, wider) -> fit(around, projection, wider));
  }

  /// {@return the meshes on which seams lie}
  List<PlacedMesh> surfaces() {
    return drawn;
  }

  final void fit(Projection projection, Materials materials) {
    if (!laid.equals(look.pattern())) {
      laid = look.pattern();
      layStripes();
    }
    boolean tiny = extent() <= pixels(projection, SMALLEST);
    parts.setVisible(!tiny);
    if (tiny) {
      speck().fit(projection, origin, look, materials);
    } else {
      fitParts(projection, materials);
      outline().ifPresent(shell -> shell.fit(projection, OUTLINE, materials.outline(look)));
      halo().ifPresent(shell -> shell.fit(projection, OUTLINE + look.halo(), materials.halo(look)));
    }
    speck.ifPresent(dot -> dot.setVisible(tiny));
    outline.ifPresent(shell -> shell.setVisible(!tiny));
    halo.ifPresent(shell -> shell.setVisible(!tiny && look.halo() > 0));
  }

  private Optional<OutlineShell> outline() {
    if (outline.isEmpty() && !hasOutline()) {
      outline = Optional.of(addShell());
    }
    return outline;
  }

  /// {@return the colored line around the outline, created on demand}
  private Optional<OutlineShell> halo() {
    if (halo.isEmpty() && look.halo() > 0) {
      halo = Optional.of(addShell());
    }
    return halo;
  }

  private OutlineShell addShell() {
    OutlineShell shell = shell();
    getChildren().add(shell);
    return shell;
  }

  /// {@return the dot of a tiny body, created on demand}
  private BodyDot speck() {
    BodyDot dot = speck.orElseGet(BodyDot::new);
    if (speck.isEmpty()) {
      speck = Optional.of(dot);
      getChildren().add(dot);
    }
    return dot;
  }

  private static List<PlacedMesh> meshes(int count) {
    return Stream.generate(PlacedMesh::new).limit(count).toList();
  }

  final void add(Collection<? extends Node> nodes) {
    parts.getChildren().addAll(nodes);
  }

  final void mark(Look newLook) {
    look = newLook;
  }

  final Look look() {
    return look;
  }

  /// {@return the material of the body's surface}
  final Material surface(Projection projection, Materials materials) {
    return materials.surface(look, patternExtent() * projection.pixelsPerUnit(origin));
  }

  /// {@return the material of a body that is a line}
  final Material line(Projection projection, Materials materials) {
    return materials.line(look, extent() * projection.pixelsPerUnit(origin));
  }

  /// {@return the drawn triangles in scene coordinates, the same object until they change; empty
  /// for a body shown as a line or dot}
  final List<MeshTriangle> drawnSurface() {
    List<PlacedMesh> seen =
        parts.isVisible() ? surfaces().stream().filter(PlacedMesh::isVisible).toList() : List.of();
    List<Mesh> meshes = seen.stream().map(PlacedMesh::getMesh).toList();
    if (surface.isEmpty() || !meshes.equals(surfaceOf)) {
      surfaceOf = meshes;
      surface = Optional.of(seen.stream().flatMap(part -> part.surface(origin).stream()).toList());
    }
    return surface.get();
  }

  /// Sets the origin; called whenever the shape may have changed.
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

  /// {@return a number of pixels at the origin as a length}
  final double pixels(Projection projection, double count) {
    double scale = projection.pixelsPerUnit(origin);
    return scale > 0 ? count / scale : 0;
  }
}
