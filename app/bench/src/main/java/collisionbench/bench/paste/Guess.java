package collisionbench.bench.paste;

import collisionbench.bench.scene.Space;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/// Makes rows of the parts of a text, with the most likely form each, and judges whether that is
/// certain.
final class Guess {

  /// A form speaks strongly with this score.
  private static final int STRONG = 90;

  /// The best form leads the second by this much if it is certain.
  private static final int LEAD = 20;

  /// A plain list is certain with this score.
  private static final int PLAIN = 45;

  private final int dimension;
  private final List<Row> rows = new ArrayList<>();

  /// The indices of the last shapes without a place.
  private final List<Integer> unplaced = new ArrayList<>();

  /// Places behind them, or before the first of them.
  private final List<Content> poses = new ArrayList<>();

  private boolean isDoubtful;

  private Guess(int dimension) {
    this.dimension = dimension;
  }

  /// The rows of a text, and whether they are certain.
  record Guessed(List<Row> rows, int dimension, boolean isSure) {}

  static Guessed of(List<Part> parts, int dimension, Stop stop) {
    Guess guess = new Guess(dimension);
    for (Part part : parts) {
      stop.step();
      guess.take(Content.of(part, dimension));
    }
    guess.place();
    guess.rows.sort(Comparator.comparingInt(Row::at));
    boolean isWithoutPlace = guess.rows.size() > 1 && guess.rows.stream().anyMatch(Row::isAtOrigin);
    boolean hasBody = guess.rows.stream().anyMatch(Row::isOn);
    return new Guessed(guess.rows, dimension, hasBody && !guess.isDoubtful && !isWithoutPlace);
  }

  /// {@return 2 or 3: whether a text is about the plane or about space, by the sizes of its tuples}
  ///
  /// @param preferred decides if the text does not
  static int dimension(List<Part> parts, Space preferred) {
    int sum =
        parts.stream()
            .flatMap(part -> part.tuples().stream())
            .filter(Tuple::isUsable)
            .filter(tuple ->
                tuple.size() != 2 || tuple.shape().filter(ShapeWord.CAPSULE::equals).isEmpty())
            .mapToInt(tuple -> vote(tuple.size()))
            .sum();
    return sum == 0 ? preferred.dimension() : sum < 0 ? 2 : 3;
  }

  /// {@return -1 for the plane, 1 for space; a matrix and a quaternion say nothing}
  private static int vote(int size) {
    boolean mayBeFlat = size % 2 == 0;
    boolean saysNothing = mayBeFlat == (size % 3 == 0) || size == 4 || size == 16;
    return saysNothing ? 0 : mayBeFlat ? -1 : 1;
  }

  private void take(Content content) {
    if (content.is(ShapeWord.FOREIGN)) {
      isDoubtful = true;
      leave(content.part().tuples());
    } else if (pose(content).isPresent()) {
      poses.add(content);
    } else {
      takeBody(content);
    }
  }

  /// Moves the last shapes without a place to the poses behind them, in their order. A pose that
  /// moves nothing is a point.
  private void place() {
    int count = Math.min(unplaced.size(), poses.size());
    isDoubtful |= count > 0 && unplaced.size() + poses.size() > 2;
    for (int index : unplaced.subList(unplaced.size() - count, unplaced.size())) {
      Content pose = poses.removeFirst();
      rows.set(index, rows.get(index).in(pose(pose).orElseThrow(), pose.taken()));
      isDoubtful |= !pose.turn().isNone();
      leaveRest(pose);
    }
    unplaced.clear();
    List<Content> points = List.copyOf(poses);
    poses.clear();
    points.forEach(this::takeBody);
  }

  /// {@return the motion that a matrix or a place alone is}
  private static Optional<Pose> pose(Content content) {
    boolean isPlace =
        content.count() == 1
            && content.scalars().isEmpty()
            && content.has(Role.POSE)
            && EnumSet.of(Role.POSE, Role.TURN).containsAll(content.roles());
    return isPlace
        ? Optional.of(new Pose(content.turn(), content.points().getFirst()))
        : content.matrix().filter(_ -> content.dimension() == 3);
  }

  private void takeBody(Content whole) {
    Row first = Row.of(whole);
    Row bare = whole.scalars().isEmpty() ? first : Row.of(whole.withoutScalars());
    boolean hasSpare =
        first.forms().isEmpty() || (whole.shape().isPresent() && bare.score() > first.score());
    Row row = hasSpare ? bare : first;
    Content content = row.content();
    if (row.isProse()) {
      leave(content.part().tuples());
      isDoubtful |=
          content.part().tuples().stream().anyMatch(one -> one.size() > 1 && !one.has(Role.NOISE));
      return;
    }
    if (!row.takesFrame() || (!unplaced.isEmpty() && !poses.isEmpty())) {
      place();
    }
    isDoubtful |= !poses.isEmpty() || !isCertain(row);
    if (row.takesFrame()) {
      unplaced.add(rows.size());
    }
    rows.add(row);
    leaveRest(content);
    if (!content.turn().isNone() && !content.is(ShapeWord.BOX)) {
      leave(content.taken().stream().filter(tuple -> tuple.has(Role.TURN)).toList());
    }
    if (!poses.isEmpty()) {
      place();
    }
  }

  private static boolean isCertain(Row row) {
    Content c = row.content();
    int best = row.score();
    int second = row.forms().size() > 1 ? row.forms().get(1).score(c) : 0;
    boolean isNamed = best >= STRONG && best - second >= LEAD;
    boolean areIndices = c.words().contains("int") || c.words().contains("u32");
    return row.isOn()
        && row.picked() == 0
        && (isNamed || (best >= PLAIN && isPlain(c)))
        && !c.part().hasVariables()
        && c.turn().isNone()
        && !areIndices
        && !contradictsWords(row.forms().getFirst(), c);
  }

  /// {@return whether words say that some numbers mean something else in this form}
  private static boolean contradictsWords(Form form, Content c) {
    boolean isSized = c.has(Role.HALF) || c.has(Role.SIZE);
    return switch (form) {
      case SPHERES -> isSized || c.scalars().contains(0.0);
      case BOX_HALF, BOX_SIZE -> c.has(Role.MIN) || c.has(Role.MAX) || c.words().contains("corner");
      default -> false;
    };
  }

  /// {@return whether it is a list of points without words, also between them; four points need a
  /// bracket around them}
  private static boolean isPlain(Content c) {
    return !c.isFlat()
        && c.shape().isEmpty()
        && c.roles().isEmpty()
        && c.count() >= 3
        && c.part().tuples().stream().skip(1).allMatch(tuple -> tuple.words().isEmpty())
        && (c.count() != 4 || c.part().isListed())
        && !c.isRotation();
  }

  private void leaveRest(Content content) {
    isDoubtful |= content.left().stream().anyMatch(tuple -> !tuple.has(Role.NOISE));
    leave(content.left());
  }

  private void leave(List<Tuple> tuples) {
    if (!tuples.isEmpty()) {
      rows.add(Row.left(tuples, dimension));
    }
  }
}
