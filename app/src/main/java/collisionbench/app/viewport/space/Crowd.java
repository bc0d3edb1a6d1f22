package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Corners;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.Materials.Look;
import collisionbench.app.viewport.space.seam.MeshTriangle;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.scene.Group;
import javafx.scene.paint.Material;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Translate;

/// Most bodies of a scene with very many: coarse, without outlines, edges and stripes. Many share a
/// mesh, since a node takes the renderer longer than its triangles.
final class Crowd extends Group {

  private static final int MANY = 1_000;

  private static final int MOST_DETAILED = 150;

  /// Details would cover smaller bodies, in pixels.
  private static final double SMALL = 24;

  /// The number of meshes for each look; a body that changes remakes one.
  private static final int MESHES = 40;

  private final Map<Part, Coarse> meshes = new HashMap<>();

  /// Scenes with up to this many bodies have no crowd.
  private int most = MANY;

  private Set<String> detailed = Set.of();
  private Optional<Shown> shown = Optional.empty();

  /// What determines all meshes.
  private record Shown(
      List<Body> bodies,
      Function<Body, Look> looks,
      int zoom,
      Materials materials,
      Materials clear) {}

  /// Some bodies that look alike.
  ///
  /// @param zoom the binary order of the pixels per unit, on which the width of lines depends
  private record Part(int number, Look look, int zoom) {}

  /// Gives all bodies nodes of their own, for a picture that has time.
  void disband() {
    most = Integer.MAX_VALUE;
  }

  boolean isCrowd(List<Body> bodies) {
    return bodies.size() > most;
  }

  /// {@return the bodies that have nodes of their own: all but those of a crowd}
  List<Body> detailed(List<Body> bodies) {
    return !isCrowd(bodies)
        ? bodies
        : bodies.stream().filter(body -> detailed.contains(body.id())).toList();
  }

  /// Chooses which bodies have nodes of their own: the largest ones in view.
  ///
  /// @param first accepts the names of those that come before all others
  void choose(List<Body> bodies, Projection projection, Predicate<String> first) {
    detailed =
        bodies.stream()
            .map(body ->
                Map.entry(
                    body.id(),
                    first.test(body.id()) ? Double.POSITIVE_INFINITY : pixels(body, projection)))
            .filter(entry -> entry.getValue() > SMALL)
            .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
            .limit(MOST_DETAILED)
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
  }

  /// {@return the size of a body; 0 if its center is not in view}
  private static double pixels(Body body, Projection projection) {
    Vec3 center = body.bounds().center();
    return projection
        .toVisiblePixel(center)
        .filter(new BoundingBox(0, 0, projection.width(), projection.height())::contains)
        .map(_ -> body.bounds().size().length() * projection.pixelsPerUnit(center))
        .orElse(0.0);
  }

  /// Draws the bodies that have no nodes of their own.
  ///
  /// @param clear the materials of see-through bodies
  void show(
      List<Body> bodies,
      Function<Body, Look> looks,
      Projection projection,
      Materials materials,
      Materials clear) {
    boolean drawn = isCrowd(bodies) && projection.height() > 0;
    List<Body> coarse =
        bodies.stream().filter(body -> drawn && !detailed.contains(body.id())).toList();
    int zoom = Math.getExponent(projection.pixelsPerUnit(projection.camera().target()));
    Optional<Shown> before = shown;
    shown = Optional.of(new Shown(coarse, looks, zoom, materials, clear));
    if (!shown.equals(before)) {
      remake(
          coarse.stream()
              .collect(
                  Collectors.groupingBy(body ->
                      new Part(
                          Math.floorMod(body.id().hashCode(), MESHES), looks.apply(body), zoom))),
          projection);
      meshes.forEach((part, mesh) ->
          mesh.setMaterial(material(part.look, part.look.seeThrough() ? clear : materials)));
      getChildren().setAll(meshes.values());
    }
  }

  private void remake(Map<Part, List<Body>> wanted, Projection projection) {
    meshes.keySet().retainAll(wanted.keySet());
    wanted.forEach((part, some) -> {
      Coarse mesh = meshes.get(part);
      if (mesh == null || !mesh.bodies.equals(some)) {
        meshes.put(part, new Coarse(some, projection));
      }
    });
  }

  private static Material material(Look look, Materials materials) {
    return look.selected() && !look.touching()
        ? materials.halo(look)
        : materials.surface(look, look.disputed() ? Double.MAX_VALUE : 0);
  }

  /// Bodies in one mesh, with flat shading.
  private static final class Coarse extends MeshView {

    private final List<Body> bodies;

    Coarse(List<Body> bodies, Projection projection) {
      this.bodies = bodies;
      Vec3 origin = bodies.getFirst().bounds().center();
      List<Vec3> points =
          bodies.stream()
              .flatMap(body -> triangles(body, origin, projection).stream())
              .flatMap(triangle -> Stream.of(triangle.a(), triangle.b(), triangle.c()))
              .toList();
      TriangleMesh mesh = new TriangleMesh();
      mesh.getPoints().setAll(Meshes.coordinates(points));
      mesh.getTexCoords().setAll(0, 0);
      mesh.getFaces()
          .setAll(IntStream.range(0, 2 * points.size()).map(i -> (1 - i % 2) * i / 2).toArray());
      mesh.getFaceSmoothingGroups().setAll(new int[points.size() / 3]);
      setMesh(mesh);
      getTransforms().add(new Translate(origin.x(), origin.y(), origin.z()));
    }

    private static List<MeshTriangle> triangles(Body body, Vec3 origin, Projection projection) {
      Shape3 shape = ((Body3) body).shape();
      Vec3 center = shape.bounds().center();
      double pixel = 1 / Math.abs(projection.pixelsPerUnit(center));
      List<Vec3> core = Corners.of(shape);
      boolean small = shape.bounds().size().largest() <= 2 * pixel;
      return (small || core.size() < 3
              ? Optional.of(new Segment(core.getFirst(), core.getLast()))
              : Corners.line(shape))
          .map(line -> round(line, Math.max(Corners.radius(shape), pixel), origin))
          .orElseGet(() ->
              Meshes.triangles(
                  HullNode.faces(shape, center).mesh(), point -> point.plus(center.minus(origin))));
    }

    /// A ball, one half of which is at one end of a line and the other half at the other.
    private static List<MeshTriangle> round(Segment line, double radius, Vec3 origin) {
      Vec3 along = line.end().minus(line.start());
      return Meshes.triangles(
          Meshes.COARSE_BALL,
          normal ->
              (normal.dot(along) > 0 ? line.end() : line.start())
                  .minus(origin)
                  .plus(radius, normal));
    }
  }
}
