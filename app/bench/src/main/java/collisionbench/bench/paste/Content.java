package collisionbench.bench.paste;

import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What a part offers to the forms: points, single numbers, a rotation or a pose.
///
/// @param words the parts of its words, such as `half` of `halfExtents`
/// @param shape what its words call it
/// @param roles what its words say about its numbers
/// @param points in the plane, z is 0
/// @param owners the tuples of the points
/// @param matrix the rigid motion that it is
/// @param turns the quaternions among its numbers
/// @param axis that of a capsule, if one of its numbers says it
/// @param taken the tuples that are in it
/// @param left the tuples of the part that are not
record Content(
    Part part,
    int dimension,
    Set<String> words,
    Optional<ShapeWord> shape,
    Set<Role> roles,
    List<Vec3> points,
    List<Tuple> owners,
    List<Double> scalars,
    Optional<Pose> matrix,
    List<Rotation> turns,
    List<Vec3> axis,
    List<Tuple> taken,
    List<Tuple> left) {

  /// Tolerance of the squared length of a quaternion, since logs print as few as 2 digits.
  private static final double SLACK = 0.02;

  private static final Map<Double, Vec3> AXES = Map.of(0.0, Vec3.X, 1.0, Vec3.Y, 2.0, Vec3.Z);

  static Content of(Part part, int dimension) {
    Set<String> words = new LinkedHashSet<>();
    part.words().forEach(word -> words.addAll(Words.parts(word)));
    List<Tuple> rows = part.tuples().stream().filter(tuple -> !tuple.has(Role.NOISE)).toList();
    Content content =
        new Content(
            part,
            dimension,
            words,
            part.words().stream().flatMap(word -> Words.shape(word).stream()).findFirst(),
            EnumSet.noneOf(Role.class),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            motion(rows),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>());
    part.tuples().forEach(content::take);
    return content;
  }

  /// {@return it without single numbers that nothing names}
  Content withoutScalars() {
    List<Tuple> tuples =
        part.tuples().stream()
            .map(one -> one.size() == 1 && one.role().isEmpty() ? one.as(Role.COMPUTED) : one)
            .toList();
    return of(
        new Part(tuples, part.words(), part.name(), part.hasVariables(), part.isListed()),
        dimension);
  }

  private static Optional<Pose> motion(List<Tuple> rows) {
    List<Double> all =
        rows.stream().limit(5).flatMap(row -> row.values().stream()).limit(17).toList();
    boolean areRows = rows.stream().limit(5).allMatch(row -> row.size() % 4 == 0);
    boolean isAffine =
        all.size() == 12
            || (all.size() == 16 && all.subList(12, 16).equals(List.of(0.0, 0.0, 0.0, 1.0)));
    return areRows && isAffine ? Pose.ofMatrix(all) : Optional.empty();
  }

  private void take(Tuple tuple) {
    boolean isPlain = tuple.isUsable() && tuple.values().stream().allMatch(Double::isFinite);
    if (isPlain
        && (matrix.isPresent() || takesTurn(tuple) || takesAxis(tuple) || takesNumbers(tuple))) {
      taken.add(tuple);
      tuple.role().ifPresent(roles::add);
    } else {
      left.add(tuple);
    }
  }

  /// Takes a quaternion x, y, z, w of length 1. Some libraries write w first, so that no turn is
  /// certain.
  private boolean takesTurn(Tuple tuple) {
    List<Double> q = tuple.values();
    boolean isTurn =
        tuple.has(Role.TURN)
            && (is(ShapeWord.BOX) || isPose())
            && dimension == 3
            && q.size() == 4
            && Math.abs(q.stream().mapToDouble(value -> value * value).sum() - 1) < SLACK;
    if (isTurn) {
      int x = tuple.words().contains("wxyz") ? 1 : 0;
      turns.add(new Rotation(q.get(x), q.get(x + 1), q.get(x + 2), q.get((x + 3) % 4)));
    }
    return isTurn;
  }

  /// Takes the number of the axis of a capsule, as Unity has it. One with two ends has no other
  /// axis.
  private boolean takesAxis(Tuple tuple) {
    boolean mayBeOne =
        isDirectionNumber(tuple)
            && is(ShapeWord.CAPSULE)
            && dimension == 3
            && count() < 2
            && axis.isEmpty();
    return mayBeOne
        && Optional.ofNullable(AXES.get(tuple.values().getFirst())).map(axis::add).orElse(false);
  }

  private static boolean isDirectionNumber(Tuple tuple) {
    return tuple.size() == 1 && tuple.has(Role.DIRECTION);
  }

  /// {@return whether words say of all its numbers that they are a place or a turn}
  private boolean isPose() {
    return part.tuples().stream().allMatch(tuple -> tuple.has(Role.POSE) || tuple.has(Role.TURN));
  }

  /// {@return how it is turned}
  Rotation turn() {
    return turns.isEmpty() ? Rotation.NONE : turns.getFirst();
  }

  /// Takes points, a number, points with a number behind them, such as a center and a radius, the
  /// two numbers of a capsule, or the radii of all centers before.
  private boolean takesNumbers(Tuple tuple) {
    List<Double> values = tuple.values();
    int size = values.size();
    boolean areLengths = size == 2 && dimension == 3 && is(ShapeWord.CAPSULE);
    if (areLengths || (size == points.size() && tuple.has(Role.RADIUS))) {
      scalars.addAll(values);
      return true;
    }
    boolean hasScalar = size % dimension == 1;
    if (tuple.has(Role.TURN) || (hasScalar ? size > 2 * dimension + 1 : size % dimension != 0)) {
      return false;
    }
    for (int i = 0; i + dimension <= size; i += dimension) {
      double z = dimension == 3 ? values.get(i + 2) : 0;
      points.add(new Vec3(values.get(i), values.get(i + 1), z));
      owners.add(tuple);
    }
    boolean isWeight = size == dimension + 1 && values.getLast() == 0 && !is(ShapeWord.ROUND);
    if (hasScalar && !isWeight) {
      scalars.add(values.getLast());
    }
    return true;
  }

  /// {@return the tuples of one number that are in it, other than an axis}
  List<Tuple> singles() {
    return taken.stream().filter(tuple -> tuple.size() == 1 && !isDirectionNumber(tuple)).toList();
  }

  /// {@return the number of points}
  int count() {
    return points.size();
  }

  boolean is(ShapeWord word) {
    return shape.filter(word::equals).isPresent();
  }

  boolean has(Role role) {
    return roles.contains(role);
  }

  /// {@return whether no word says where it is}
  boolean isPlaceless() {
    return !has(Role.CENTER) && !has(Role.POSE);
  }

  /// {@return whether coordinates are one after another, so that the dimension is a guess}
  boolean isFlat() {
    return taken.stream().anyMatch(tuple -> tuple.size() > dimension + 1);
  }

  /// {@return which of its first two points is the size: the second one unless words say otherwise}
  int sizeAt() {
    return sizeScore(0) > sizeScore(1) ? 0 : 1;
  }

  /// {@return whether words say which of its two points is the size}
  boolean hasNamedSize() {
    return count() == 2 && sizeScore(0) != sizeScore(1);
  }

  private int sizeScore(int index) {
    Tuple tuple = owners.get(index);
    int size = tuple.has(Role.HALF) || tuple.has(Role.SIZE) ? 4 : 0;
    int place = tuple.has(Role.CENTER) || tuple.has(Role.POSE) ? 2 : 0;
    return size - place + (tuple.shape().isPresent() ? 1 : 0);
  }

  /// {@return whether its three points may be the axes of a rotation}
  boolean isRotation() {
    List<Double> rows = new ArrayList<>();
    points.stream().limit(4).forEach(row -> rows.addAll(List.of(row.x(), row.y(), row.z(), 0.0)));
    return count() == 3 && dimension == 3 && Pose.ofMatrix(rows).isPresent();
  }
}
