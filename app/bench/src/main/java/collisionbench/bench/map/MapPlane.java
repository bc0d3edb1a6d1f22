package collisionbench.bench.map;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The directions in which a map moves a body.
///
/// @param right unit
/// @param up unit, perpendicular to `right`
public record MapPlane(Kind kind, Vec3 right, Vec3 up) {

  /// Which plane it is.
  public enum Kind {
    XY,
    XZ,
    YZ,
    /// Parallel to the picture.
    PICTURE,
    /// That of a flat body.
    BODY
  }

  public static final MapPlane XY = new MapPlane(Kind.XY, Vec3.X, Vec3.Y);
  public static final MapPlane XZ = new MapPlane(Kind.XZ, Vec3.X, Vec3.Z);
  public static final MapPlane YZ = new MapPlane(Kind.YZ, Vec3.Y, Vec3.Z);

  /// A body so many times as large as the other does not fit into the map.
  private static final double TOO_LARGE = 8;

  /// The part of a square's width that is wider than the places at which two bodies touch.
  private static final double BORDER = 1.4;

  /// The number of places in a row on which planes are compared.
  private static final int COARSE = 24;

  /// The side of a place in pixels.
  private static final double PLACE = 2;

  /// The most places in a row; those of larger pictures are larger.
  private static final int MOST = 512;

  /// {@return the number of places in a row of a picture}
  public static int columns(double pixels) {
    return Math.clamp((long) (pixels / PLACE), 1, MOST);
  }

  /// {@return the planes that there are for a pair, the one that shows most of the exact edge
  /// first, and that of the picture last, since it turns with the camera}
  public static List<MapPlane> of(PairField field, Camera camera) {
    List<MapPlane> planes = new ArrayList<>(of(field));
    if (field.moved().space() == Space.THREE) {
      planes.add(new MapPlane(Kind.PICTURE, camera.right(), camera.up()));
    }
    return List.copyOf(planes);
  }

  /// {@return the planes that do not depend on a camera, the one that shows most of the exact edge
  /// first}
  public static List<MapPlane> of(PairField field) {
    if (field.moved().space() == Space.TWO) {
      return List.of(XY);
    }
    List<MapPlane> planes = new ArrayList<>(List.of(XY, XZ, YZ));
    Stream.of(field.moved(), field.other())
        .flatMap(MapPlane::ofBody)
        .findFirst()
        .ifPresent(planes::add);
    planes.sort(Comparator.comparingInt(plane -> -plane.changes(field)));
    return List.copyOf(planes);
  }

  private static Stream<MapPlane> ofBody(Body body) {
    if (!(body instanceof Body3 solid
        && solid.shape() instanceof Triangle(Vec3 a, Vec3 b, Vec3 c))) {
      return Stream.empty();
    }
    Vec3 right = b.minus(a).unit();
    Vec3 side = c.minus(a).unit();
    Vec3 up = side.minus(right.times(side.dot(right))).unit();
    return right.equals(Vec3.ZERO) || up.equals(Vec3.ZERO)
        ? Stream.empty()
        : Stream.of(new MapPlane(Kind.BODY, right, up));
  }

  /// {@return how often the exact yes or no changes on a coarse map}
  private int changes(PairField field) {
    Lattice coarse = square(field, COARSE);
    List<Optional<Boolean>> exact = new ArrayList<>();
    for (int j = 0; j < COARSE; j++) {
      for (int i = 0; i < COARSE; i++) {
        exact.add(field.exact(coarse.at(i, j)));
      }
    }
    int changes = 0;
    for (int n = 0; n < exact.size(); n++) {
      changes += n % COARSE > 0 && !exact.get(n).equals(exact.get(n - 1)) ? 1 : 0;
      changes += n >= COARSE && !exact.get(n).equals(exact.get(n - COARSE)) ? 1 : 0;
    }
    return changes;
  }

  /// {@return places that fill a rectangle, each in the middle of its part}
  ///
  /// @param center the displacement of the moved body in the middle of the rectangle
  /// @param width of the rectangle, in scene units; `rows / columns` times as high
  public Lattice rectangle(Vec3 center, double width, int columns, int rows) {
    Vec3 across = right.times(width / columns);
    Vec3 along = up.times(width / columns);
    Vec3 origin = center.plus(-(columns - 1) / 2.0, across).plus(-(rows - 1) / 2.0, along);
    return new Lattice(origin, across, along, columns, rows, true);
  }

  /// {@return a square of places in the plane through the moved body's center, around those at
  /// which the two touch; if one is far larger than the other, around the nearest of them}
  public Lattice square(PairField field, int side) {
    double moved = field.moved().extent();
    double other = field.other().extent();
    double small = Math.min(moved, other);
    if (small > 0 && Math.max(moved, other) > TOO_LARGE * small) {
      return rectangle(inPlane(toTouch(field)), TOO_LARGE * small, side, side);
    }
    Vec3 between = field.other().bounds().center().minus(field.moved().bounds().center());
    double width = BORDER * (moved + other);
    return rectangle(inPlane(between), width > 0 ? width : 1, side, side);
  }

  private Vec3 inPlane(Vec3 vector) {
    return right.times(right.dot(vector)).plus(up.dot(vector), up);
  }

  /// {@return the shortest displacement after which the two just touch}
  private static Vec3 toTouch(PairField field) {
    double sign = field.movedFirst() ? 1 : -1;
    return field
        .separation(Vec3.ZERO)
        .map(separation -> separation.normal().times(sign * separation.distance()))
        .orElse(Vec3.ZERO);
  }
}
