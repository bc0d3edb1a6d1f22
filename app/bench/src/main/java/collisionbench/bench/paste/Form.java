package collisionbench.bench.paste;

import collisionbench.bench.scene.Body;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// What numbers may be. An entry says how likely it is without words, which counts of points and
/// single numbers fit, how strongly words speak for it, and makes the bodies.
public enum Form {
  POINTS(6, 1, 1, 0, c -> c.count() == 1 ? 50 : 0, Shapes::point),
  SEGMENTS(10, 2, 2, 0, FormWords::segments, Shapes::segment),
  POLYLINE(8, 2, 0, 0, c -> c.is(ShapeWord.POLYLINE) ? 100 : 0, Shapes::polyline),
  RAY(3, 2, 2, 0, FormWords::ray, Shapes::ray),
  POLYGON(30, 3, 0, 0, FormWords::polygon, Shapes::polygon),
  TRIANGLES(12, 3, 3, 0, FormWords::triangles, Shapes::triangle),
  HULL(20, 3, 0, 0, FormWords::hull, Shapes::hull),
  SPHERES(20, 0, 1, 1, FormWords::round, Shapes::sphere),
  CAPSULES(40, 2, 2, 1, FormWords::capsule, Shapes::capsule),
  /// PhysX.
  CAPSULE_X_HALF(new Upright(Vec3.X, 1, 0, "px")),
  /// Unity and Godot, whose height includes the caps.
  CAPSULE_Y_HEIGHT(new Upright(Vec3.Y, 0.5, 1, "capsulecollider capsuleshape3d")),
  /// Jolt, Rapier, parry and ncollide.
  CAPSULE_Y_HALF(new Upright(Vec3.Y, 1, 0, "capsuleshape capsule_y new_y ncollide")),
  /// Bullet and three.js.
  CAPSULE_Y_LENGTH(new Upright(Vec3.Y, 0.5, 0, "bt capsulegeometry")),
  /// MuJoCo.
  CAPSULE_HALF(new Upright(Vec3.Z, 1, 0, "geom half")),
  /// fcl and Drake.
  CAPSULE_LENGTH(new Upright(Vec3.Z, 0.5, 0, "")),
  /// Unity with direction 0.
  CAPSULE_X_HEIGHT(new Upright(Vec3.X, 0.5, 1, "direction")),
  /// Unity with direction 2.
  CAPSULE_HEIGHT(new Upright(Vec3.Z, 0.5, 1, "direction")),
  BOX_MIN_MAX(12, 2, 2, 0, FormWords::minMax, Shapes::boxByCorners),
  BOX_HALF(5, 1, 2, 0, FormWords::half, (c, p, _) -> Shapes.boxAround(c, p, 1)),
  BOX_SIZE(4, 1, 2, 0, FormWords::size, (c, p, _) -> Shapes.boxAround(c, p, 0.5)),
  CORNER_SIZE(2, 2, 2, 0, FormWords::cornerSize, Shapes::boxByCorner);

  private final int base;
  private final int least;
  private final int each;
  private final int numbers;

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final ToIntFunction<Content> words;

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final Maker maker;

  /// Makes one body, or those of a line.
  private interface Maker {
    List<Body> make(Content content, List<Vec3> points, List<Double> numbers);
  }

  /// @param least the least number of points; those that a body misses are the origin
  /// @param each the number of points of a body; 0 if all are of one
  /// @param numbers the number of single numbers of a body
  /// @param words less than 0 if it does not fit
  Form(int base, int least, int each, int numbers, ToIntFunction<Content> words, Maker maker) {
    this.base = base;
    this.least = least;
    this.each = each;
    this.numbers = numbers;
    this.words = words;
    this.maker = maker;
  }

  Form(Upright capsule) {
    this(5, 0, 1, 2, capsule::score, capsule::make);
  }

  /// {@return its name on the command line}
  public String word() {
    return KebabCase.of(this);
  }

  boolean fits(Content content) {
    int count = content.count();
    boolean isWhole = count < each || each == 0 || count % each == 0;
    return count >= least
        && isWhole
        && content.scalars().size() == numbers * bodies(content)
        && words.applyAsInt(content) >= 0;
  }

  private int bodies(Content content) {
    return each == 0 ? 1 : Math.max(1, content.count() / each);
  }

  int score(Content content) {
    return base + words.applyAsInt(content);
  }

  /// {@return whether the text gives no place, so that the body is at the origin}
  boolean isAtOrigin(Content content) {
    return content.count() < each;
  }

  /// {@return the bodies}
  ///
  /// @throws collisionbench.geometry.refusal.InvalidShapeException if there is no such shape
  List<Body> make(Content content) {
    List<Vec3> points =
        Stream.concat(
                isAtOrigin(content) ? Stream.of(Vec3.ZERO) : Stream.of(), content.points().stream())
            .toList();
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i < bodies(content); i++) {
      bodies.addAll(
          maker.make(
              content,
              each == 0 ? points : points.subList(i * each, (i + 1) * each),
              content.scalars().subList(i * numbers, (i + 1) * numbers)));
    }
    return bodies;
  }
}
