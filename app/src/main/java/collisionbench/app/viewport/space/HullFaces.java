package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import javafx.scene.shape.TriangleMesh;

/// The faces and edges of a hull, relative to a point near it.
///
/// @param edges with the faces on both sides
record HullFaces(List<Vec3> corners, List<Face> faces, List<Edge> edges, TriangleMesh mesh) {

  /// Faces at a smaller angle count as coplanar, since moving a hull rounds its points.
  private static final double UNSEEN = 1e-6;

  static final HullFaces NONE = new HullFaces(List.of(), List.of(), List.of(), new TriangleMesh());

  /// A face, by the indices of its corners, counter-clockwise from outside.
  ///
  /// @param outwards a normal of any length
  record Face(int a, int b, int c, Vec3 outwards) {

    boolean isParallelTo(Face other) {
      double sine = outwards.cross(other.outwards).length();
      return sine <= UNSEEN * outwards.length() * other.outwards.length();
    }
  }

  /// An edge, by the indices of its corners.
  ///
  /// @param one the index of an adjacent face
  /// @param other the index of the other; the same one at the rim of a flat hull
  /// @param sharp whether the two are not coplanar
  record Edge(int from, int to, int one, int other, boolean sharp) {

    /// {@return whether both faces face the eye and are not coplanar}
    boolean isWithin(boolean[] seen) {
      return sharp && seen[one] && seen[other];
    }

    /// {@return whether it is on the outline}
    boolean isRim(boolean[] seen) {
      return one == other || seen[one] != seen[other];
    }
  }

  /// A directed edge; its face is on the left.
  private record Side(int from, int to) {

    Side back() {
      return new Side(to, from);
    }
  }

  /// @param place maps a corner of the surface to where it is drawn, relative to the node
  static HullFaces of(HullSurface surface, UnaryOperator<Vec3> place) {
    Map<Vec3, Integer> places = new HashMap<>();
    surface.corners().forEach(corner -> places.putIfAbsent(corner, places.size()));
    List<Vec3> corners = surface.corners().stream().map(place).toList();
    List<Face> faces = surface.faces().stream().map(face -> face(face, places, corners)).toList();
    Map<Side, Integer> sides = sides(faces);
    List<Edge> edges =
        surface.edges().stream().map(edge -> edge(side(edge, places), sides, faces)).toList();
    boolean flat = edges.stream().allMatch(edge -> edge.one == edge.other);
    return new HullFaces(corners, faces, edges, mesh(corners, faces, flat));
  }

  /// {@return whether all faces are coplanar}
  boolean isFlat() {
    Face first = faces.getFirst();
    return faces.stream().allMatch(face -> face.isParallelTo(first));
  }

  /// {@return the direction of the first edge}
  Vec3 side() {
    Edge edge = edges.getFirst();
    return corners.get(edge.to).minus(corners.get(edge.from));
  }

  Vec3 start(Edge edge) {
    return corners.get(edge.from);
  }

  Vec3 end(Edge edge) {
    return corners.get(edge.to);
  }

  private static Side side(Segment edge, Map<Vec3, Integer> places) {
    return new Side(places.getOrDefault(edge.start(), 0), places.getOrDefault(edge.end(), 0));
  }

  private static Face face(Triangle face, Map<Vec3, Integer> places, List<Vec3> corners) {
    int a = places.getOrDefault(face.a(), 0);
    int b = places.getOrDefault(face.b(), 0);
    int c = places.getOrDefault(face.c(), 0);
    Vec3 from = corners.get(a);
    return new Face(a, b, c, corners.get(b).minus(from).cross(corners.get(c).minus(from)));
  }

  /// {@return the face to the left of each directed edge}
  private static Map<Side, Integer> sides(List<Face> faces) {
    Map<Side, Integer> sides = new HashMap<>();
    for (int i = 0; i < faces.size(); i++) {
      Face face = faces.get(i);
      sides.put(new Side(face.a, face.b), i);
      sides.put(new Side(face.b, face.c), i);
      sides.put(new Side(face.c, face.a), i);
    }
    return sides;
  }

  /// {@return an edge with both faces, or twice its only one}
  private static Edge edge(Side side, Map<Side, Integer> sides, List<Face> faces) {
    int one = sides.getOrDefault(side, sides.getOrDefault(side.back(), 0));
    int other = sides.getOrDefault(side.back(), one);
    boolean sharp = !faces.get(one).isParallelTo(faces.get(other));
    return new Edge(side.from, side.to, one, other, sharp);
  }

  /// With flat shading; a flat hull has faces on both sides.
  private static TriangleMesh mesh(List<Vec3> corners, List<Face> faces, boolean flat) {
    TriangleMesh mesh = new TriangleMesh();
    mesh.getPoints().setAll(Meshes.coordinates(corners));
    mesh.getTexCoords().setAll(new float[2 * corners.size()]);
    for (Face face : faces) {
      mesh.getFaces().addAll(face.a, face.a, face.b, face.b, face.c, face.c);
    }
    if (flat) {
      for (Face face : faces) {
        mesh.getFaces().addAll(face.a, face.a, face.c, face.c, face.b, face.b);
      }
    }
    mesh.getFaceSmoothingGroups().setAll(new int[mesh.getFaces().size() / 6]);
    return mesh;
  }

  /// {@return for each face whether it faces the eye}
  boolean[] seen(Projection projection, Vec3 origin) {
    boolean[] seen = new boolean[faces.size()];
    for (int i = 0; i < seen.length; i++) {
      Face face = faces.get(i);
      Vec3 toEye = projection.towardsEye(origin.plus(corners.get(face.a)));
      seen[i] = face.outwards.dot(toEye) > 0;
    }
    return seen;
  }
}
