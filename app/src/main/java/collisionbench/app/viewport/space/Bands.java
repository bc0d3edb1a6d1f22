package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import java.util.Arrays;
import java.util.Optional;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;

/// Many lines and dots of constant width in pixels, in one mesh. They are flat, face the eye, and
/// are not shaded.
///
/// Usage for each view: [#begin], all lines, all dots, [#end].
final class Bands extends MeshView {

  /// Pixels added to each end, to close the gaps at bends.
  private static final double LONGER = 0.5;

  private static final int LINE_CORNERS = 4;
  private static final int DOT_CORNERS = 12;

  private TriangleMesh mesh = new TriangleMesh();
  private Optional<Projection> projection = Optional.empty();
  private Vec3 origin = Vec3.ZERO;
  private double width;
  private double lift;
  private float[] points = {};
  private int used;
  private int lines;
  private int dots;
  private int linesInMesh;
  private int dotsInMesh;

  Bands() {
    setCullFace(CullFace.NONE);
  }

  /// Removes the lines and dots of the last view.
  ///
  /// @param newOrigin the node's origin in the scene
  /// @param newWidth the width of lines and dots in pixels
  /// @param newLift the offset towards the eye in pixels
  void begin(Projection newProjection, Vec3 newOrigin, double newWidth, double newLift) {
    projection = Optional.of(newProjection);
    origin = newOrigin;
    width = newWidth;
    lift = newLift;
    used = 0;
    lines = 0;
    dots = 0;
  }

  /// Adds a line; ignored if it has no length or is behind the eye.
  void line(Vec3 from, Vec3 to) {
    Vec3 along = to.minus(from);
    double length = along.length();
    Vec3 middle = from.towards(to, 0.5);
    double pixel = pixel(middle);
    if (length > 0 && length < Double.POSITIVE_INFINITY && pixel > 0) {
      Vec3 toEye = toEye(middle);
      Vec3 half = unit(along.cross(toEye)).times(width / 2 * pixel);
      Vec3 longer = along.times(LONGER * pixel / length);
      Vec3 lifted = toEye.times(lift * pixel);
      Vec3 start = from.minus(longer).plus(lifted);
      Vec3 end = to.plus(longer).plus(lifted);
      add(start.minus(half));
      add(end.minus(half));
      add(end.plus(half));
      add(start.plus(half));
      lines++;
    }
  }

  void dot(Vec3 at) {
    double pixel = pixel(at);
    if (pixel > 0) {
      Vec3 toEye = toEye(at);
      Vec3 middle = at.plus(lift * pixel, toEye);
      Vec3 right = unit(toEye.cross(Math.abs(toEye.y()) > 0.9 ? Vec3.X : Vec3.Y));
      Vec3 up = toEye.cross(right);
      for (int i = 0; i < DOT_CORNERS; i++) {
        double angle = 2 * Math.PI * i / DOT_CORNERS;
        double radius = width / 2 * pixel;
        add(middle.plus(radius * Math.cos(angle), right).plus(radius * Math.sin(angle), up));
      }
      dots++;
    }
  }

  private double pixel(Vec3 at) {
    return 1 / projection.orElseThrow().pixelsPerUnit(origin.plus(at));
  }

  private Vec3 toEye(Vec3 at) {
    return unit(projection.orElseThrow().towardsEye(origin.plus(at)));
  }

  private static Vec3 unit(Vec3 vector) {
    double length = vector.length();
    return length > 0 ? vector.times(1 / length) : Vec3.ZERO;
  }

  private void add(Vec3 point) {
    if (used + 3 > points.length) {
      points = Arrays.copyOf(points, Math.max(96, 2 * points.length));
    }
    points[used++] = (float) point.x();
    points[used++] = (float) point.y();
    points[used++] = (float) point.z();
  }

  /// Shows what has been added.
  void end() {
    setVisible(used > 0);
    if (used > 0) {
      if (lines == linesInMesh && dots == dotsInMesh) {
        mesh.getPoints().setAll(points, 0, used);
      } else {
        linesInMesh = lines;
        dotsInMesh = dots;
        mesh = mesh();
        setMesh(mesh);
      }
    }
    points = new float[0];
  }

  /// A new mesh, since JavaFX throws when the points of a mesh change, then its number of faces,
  /// then its points again.
  private TriangleMesh mesh() {
    TriangleMesh made = new TriangleMesh(VertexFormat.POINT_NORMAL_TEXCOORD);
    made.getPoints().setAll(points, 0, used);
    made.getNormals().setAll(0, 0, 1);
    made.getTexCoords().setAll(0, 0);
    made.getFaces().setAll(faces());
    return made;
  }

  /// A triangle fan for each line and dot.
  private int[] faces() {
    int triangles = lines * (LINE_CORNERS - 2) + dots * (DOT_CORNERS - 2);
    int[] faces = new int[triangles * 9];
    int next = 0;
    for (int i = 0; i < lines + dots; i++) {
      boolean line = i < lines;
      int first = line ? LINE_CORNERS * i : LINE_CORNERS * lines + DOT_CORNERS * (i - lines);
      for (int corner = 2; corner < (line ? LINE_CORNERS : DOT_CORNERS); corner++) {
        faces[next] = first;
        faces[next + 3] = first + corner - 1;
        faces[next + 6] = first + corner;
        next += 9;
      }
    }
    return faces;
  }
}
