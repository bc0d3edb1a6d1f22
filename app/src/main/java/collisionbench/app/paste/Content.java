package collisionbench.app.paste;

import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// What a part offers to the forms: points, single numbers, a rotation or a pose.
final class Content {

  /// Words further from the numbers say nothing.
  private static final int MOST_WORDS = 60;

  private final int dimension;
  private final Part part;
  private final Optional<ShapeWord> shape;
  private final Set<String> words = new LinkedHashSet<>();
  private final Set<Role> roles = EnumSet.noneOf(Role.class);
  private final List<Point> points = new ArrayList<>();
  private final List<Double> scalars = new ArrayList<>();
  private final List<Tuple> taken = new ArrayList<>();
  private final List<Tuple> left = new ArrayList<>();
  private Optional<Rotation> turn = Optional.empty();
  private Optional<Pose> matrix = Optional.empty();
  private boolean isFlat;

  /// A point, what words say about it, and whether they name a shape. In the plane, z is 0.
  record Point(Vec3 at, Optional<Role> role, boolean isShape) {
    boolean has(Role one, Role other) {
      return role.filter(found -> found == one || found == other).isPresent();
    }
  }

  private Content(Part part, int dimension) {
    this.part = part;
    this.dimension = dimension;
    part.words().stream().limit(MOST_WORDS).forEach(word -> words.addAll(Words.parts(word)));
    shape = part.words().stream().flatMap(word -> Words.shape(word).stream()).findFirst();
  }

  static Content of(Part part, int dimension) {
    Content content = new Content(part, dimension);
    List<Tuple> rows = part.tuples().stream().filter(tuple -> !tuple.has(Role.NOISE)).toList();
    content.matrix = matrix(rows);
    long ends = rows.stream().filter(content::isEnd).count();
    part.tuples().forEach(tuple -> content.take(tuple, ends > 1));
    return content;
  }

  /// {@return it without single numbers that nothing names, and without tuples that have one number
  /// more than others}
  Content withoutScalars() {
    Content content = new Content(part, dimension);
    content.matrix = matrix;
    boolean hasEnds = part.tuples().stream().filter(this::isEnd).count() > 1;
    for (Tuple tuple : part.tuples()) {
      boolean isLonger = hasEnds && tuple.size() == dimension + 1;
      if (isLonger || (tuple.size() == 1 && tuple.role().isEmpty())) {
        content.left.add(tuple);
      } else {
        content.take(tuple, hasEnds);
      }
    }
    return content;
  }

  private boolean isEnd(Tuple tuple) {
    return !tuple.has(Role.DIRECTION) && !tuple.has(Role.NOISE) && tuple.size() == dimension;
  }

  private static Optional<Pose> matrix(List<Tuple> rows) {
    int count = rows.stream().limit(5).mapToInt(Tuple::size).sum();
    boolean areRows = rows.stream().allMatch(row -> row.size() % 4 == 0);
    if (rows.size() > 4 || !areRows || (count != 12 && count != 16)) {
      return Optional.empty();
    }
    List<Double> all = rows.stream().flatMap(row -> row.values().stream()).toList();
    boolean isAffine = count == 12 || all.subList(12, 16).equals(List.of(0.0, 0.0, 0.0, 1.0));
    return isAffine ? Pose.ofMatrix(all) : Optional.empty();
  }

  /// @param hasEnds whether a direction says nothing more
  private void take(Tuple tuple, boolean hasEnds) {
    boolean isFinite = tuple.values().stream().allMatch(Double::isFinite);
    boolean isUnused =
        tuple.has(Role.NOISE)
            || tuple.isComputed()
            || part.isHole()
            || !isFinite
            || (tuple.has(Role.DIRECTION) && hasEnds)
            || !(takesMatrix() || takesTurn(tuple) || takesNumbers(tuple));
    (isUnused ? left : taken).add(tuple);
    if (!isUnused && !tuple.has(Role.TURN)) {
      tuple.role().ifPresent(roles::add);
    }
  }

  private boolean takesMatrix() {
    if (matrix.isPresent()) {
      roles.add(Role.POSE);
    }
    return matrix.isPresent();
  }

  /// A quaternion x, y, z, w, or three angles that are all 0.
  private boolean takesTurn(Tuple tuple) {
    if (!tuple.has(Role.TURN) || tuple.size() < 3 || tuple.size() > 4) {
      return false;
    }
    List<Double> q = tuple.values();
    boolean isZero = q.stream().allMatch(value -> value == 0);
    try {
      turn =
          Optional.of(
              isZero && q.size() == 3
                  ? Rotation.NONE
                  : new Rotation(q.get(0), q.get(1), q.get(2), q.get(3)));
      return true;
    } catch (InvalidShapeException | IndexOutOfBoundsException _) {
      return false;
    }
  }

  private boolean takesNumbers(Tuple tuple) {
    int size = tuple.size();
    int d = dimension;
    if (tuple.has(Role.TURN)) {
      return false;
    } else if (size == 1 || (size == 2 && d == 3 && is(ShapeWord.CAPSULE))) {
      scalars.addAll(tuple.values());
    } else if (size % d == 0) {
      addPoints(tuple);
    } else if (size % d == 1 && size <= 2 * d + 1) {
      addPoints(tuple);
      boolean isWeight = size == d + 1 && tuple.values().getLast() == 0 && !is(ShapeWord.ROUND);
      if (!isWeight) {
        scalars.add(tuple.values().getLast());
      }
    } else {
      return false;
    }
    return true;
  }

  private void addPoints(Tuple tuple) {
    List<Double> values = tuple.values();
    for (int i = 0; i + dimension <= values.size(); i += dimension) {
      double z = dimension == 3 ? values.get(i + 2) : 0;
      Vec3 at = new Vec3(values.get(i), values.get(i + 1), z);
      points.add(new Point(at, tuple.role(), tuple.hasShapeWord()));
    }
    isFlat |= values.size() > dimension + 1;
  }

  int dimension() {
    return dimension;
  }

  Part part() {
    return part;
  }

  List<Vec3> points() {
    return points.stream().map(Point::at).toList();
  }

  /// {@return its points without repetitions}
  List<Vec3> distinct() {
    return points.stream().map(Point::at).distinct().toList();
  }

  /// {@return the number of points}
  int count() {
    return points.size();
  }

  List<Double> scalars() {
    return scalars;
  }

  Optional<Rotation> turn() {
    return turn;
  }

  /// {@return the rigid motion that it is}
  Optional<Pose> matrix() {
    return matrix;
  }

  /// {@return what its words call it}
  Optional<ShapeWord> shape() {
    return shape;
  }

  boolean is(ShapeWord word) {
    return shape.filter(word::equals).isPresent();
  }

  /// {@return what its words say about its numbers}
  Set<Role> roles() {
    return roles;
  }

  boolean has(Role role) {
    return roles.contains(role);
  }

  boolean hasWord(String word) {
    return words.contains(word);
  }

  /// {@return whether its words are of a library whose boxes are given by half their size}
  boolean isOfHalfSizes() {
    return words.stream().anyMatch(Words::isOfHalfSizes);
  }

  /// {@return whether coordinates are one after another, so that the dimension is a guess}
  boolean isFlat() {
    return isFlat;
  }

  /// {@return the tuples that are in it}
  List<Tuple> taken() {
    return taken;
  }

  /// {@return the tuples of the part that are not}
  List<Tuple> left() {
    return left;
  }

  /// {@return the index of the point that a word calls a size, or else of the last one}
  int sizeAt() {
    return IntStream.range(0, points.size())
        .filter(i -> points.get(i).has(Role.HALF, Role.SIZE))
        .findFirst()
        .orElse(hasNamedSize() && isSize(0) ? 0 : points.size() - 1);
  }

  /// {@return whether one of two points is the size}
  private boolean isSize(int index) {
    Point point = points.get(index);
    Point other = points.get(1 - index);
    boolean isPlace = point.has(Role.CENTER, Role.POSE);
    return isPlace == other.has(Role.CENTER, Role.POSE)
        ? point.isShape() && !other.isShape()
        : !isPlace;
  }

  /// {@return whether one of its two points is the size: the other is called a place, or the name
  /// of the shape is close to this one alone}
  boolean hasNamedSize() {
    return points.size() == 2 && isSize(0) != isSize(1);
  }

  /// {@return whether its three points may be the axes of a rotation}
  boolean isRotation() {
    if (points.size() != 3 || dimension != 3) {
      return false;
    }
    List<Double> rows =
        points.stream()
            .map(Point::at)
            .flatMap(row -> List.of(row.x(), row.y(), row.z(), 0.0).stream())
            .toList();
    return Pose.ofMatrix(rows).isPresent();
  }
}
