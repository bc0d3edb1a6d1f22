package collisionbench.app.paste;

import collisionbench.app.scene.Body;
import collisionbench.app.text.KebabCase;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/// What numbers may be. An entry says how likely it is without words, whether it fits the counts,
/// how strongly words and counts speak for it, and makes the bodies.
public enum Form {
  POINTS(6, c -> hasPoints(c, 1, 1), c -> c.count() == 1 ? 50 : 0, Shapes::points),
  SEGMENTS(10, c -> hasPoints(c, 2, 2), FormWords::segments, Shapes::segments),
  POLYLINE(8, c -> hasPoints(c, 2, 1), c -> c.is(ShapeWord.POLYLINE) ? 100 : 0, Shapes::polyline),
  RAY(
      3,
      c -> hasPoints(c, 2, 1) && c.count() == 2,
      c -> c.is(ShapeWord.RAY) || c.has(Role.DIRECTION) ? 100 : 0,
      Shapes::ray),
  POLYGON(
      30,
      c -> hasPoints(c, 3, 1) && c.dimension() == 2,
      c -> FormWords.isArea(c) ? 100 : 15,
      Shapes::polygon),
  TRIANGLES(12, FormWords::mayBeTriangles, FormWords::triangles, Shapes::triangles),
  HULL(20, c -> hasPoints(c, c.dimension() + 1, 1), FormWords::hull, Shapes::hull),
  SPHERES(20, FormWords::mayBeRound, FormWords::round, Shapes::spheres),
  CAPSULES(
      40,
      c -> c.count() >= 2 && c.count() == 2 * c.scalars().size(),
      c -> c.is(ShapeWord.CAPSULE) ? 100 : 20,
      Shapes::capsules),
  CAPSULE_LENGTH(
      5,
      c -> c.count() <= 1 && c.scalars().size() == 2,
      c -> c.is(ShapeWord.CAPSULE) ? 60 : 0,
      Shapes::uprightCapsule),
  BOX_MIN_MAX(
      12, c -> hasPoints(c, 2, 2) && c.turn().isEmpty(), FormWords::minMax, Shapes::boxesByCorners),
  BOX_HALF(5, Form::mayBeBoxes, FormWords::half, c -> Shapes.boxes(c, 1)),
  BOX_SIZE(4, Form::mayBeBoxes, FormWords::size, c -> Shapes.boxes(c, 0.5)),
  CORNER_SIZE(
      2,
      c -> hasPoints(c, 2, 2) && c.dimension() == 2,
      FormWords::cornerSize,
      Shapes::boxesByCorner);

  private final int base;

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final Predicate<Content> fits;

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final ToIntFunction<Content> words;

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final Function<Content, List<Body>> maker;

  Form(
      int base,
      Predicate<Content> fits,
      ToIntFunction<Content> words,
      Function<Content, List<Body>> maker) {
    this.base = base;
    this.fits = fits;
    this.words = words;
    this.maker = maker;
  }

  /// {@return whether there are points alone}
  ///
  /// @param least the least number of them
  /// @param each they come in groups of this number
  private static boolean hasPoints(Content c, int least, int each) {
    return c.scalars().isEmpty() && c.count() >= least && c.count() % each == 0;
  }

  /// {@return whether there is a size, with a center or without}
  private static boolean mayBeBoxes(Content c) {
    return hasPoints(c, 1, c.count() == 1 ? 1 : 2);
  }

  /// {@return its name on the command line}
  public String word() {
    return KebabCase.of(this);
  }

  /// {@return whether it has an orientation}
  boolean turns() {
    return this == BOX_HALF || this == BOX_SIZE;
  }

  boolean fits(Content content) {
    return fits.test(content);
  }

  int score(Content content) {
    return base + words.applyAsInt(content);
  }

  /// {@return the bodies}
  ///
  /// @throws collisionbench.geometry.refusal.InvalidShapeException if there is no such shape
  List<Body> make(Content content) {
    return maker.apply(content);
  }
}
