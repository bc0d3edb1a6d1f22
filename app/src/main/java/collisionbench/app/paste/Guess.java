package collisionbench.app.paste;

import collisionbench.geometry.space.Rotation;
import java.util.ArrayList;
import java.util.Comparator;
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

  private final List<Part> parts;
  private final int dimension;
  private final boolean isPreferred;
  private final List<Row> rows = new ArrayList<>();
  private Optional<Pose> waiting = Optional.empty();
  private List<Tuple> waitingTuples = List.of();

  /// The index of the last body; -1 if there is none.
  private int body = -1;

  private boolean isBehindForeign;
  private boolean isDoubtful;

  private Guess(List<Part> parts, int dimension, boolean isPreferred) {
    this.parts = parts;
    this.dimension = dimension;
    this.isPreferred = isPreferred;
  }

  /// The rows of a text, and whether they are certain.
  record Guessed(List<Row> rows, int dimension, boolean isSure) {}

  /// @param isPreferred whether the dimension is that of the open scene
  static Guessed of(List<Part> parts, int dimension, boolean isPreferred, Stop stop) {
    Guess guess = new Guess(parts, dimension, isPreferred);
    for (int i = 0; i < parts.size(); i++) {
      stop.step();
      guess.take(i);
    }
    guess.leaveWaiting();
    guess.rows.sort(Comparator.comparingInt(Row::at));
    return new Guessed(guess.rows, dimension, guess.body >= 0 && !guess.isDoubtful);
  }

  private void take(int index) {
    Content content = Content.of(parts.get(index), dimension);
    boolean isForeign = content.is(ShapeWord.FOREIGN);
    if (isForeign) {
      isDoubtful = true;
      leaveWaiting();
      leave(content.part().tuples());
    } else if (!isPose(content) || !takePose(content, index)) {
      takeBody(content);
    }
    isBehindForeign = isForeign;
  }

  /// {@return whether a part is a place, or a matrix that moves}
  private static boolean isPose(Content content) {
    boolean isPlace =
        content.count() == 1
            && content.scalars().isEmpty()
            && content.has(Role.POSE)
            && content.roles().size() == 1;
    return content.matrix().isPresent() || isPlace;
  }

  /// The shape before takes a pose, or else the next one.
  private boolean takePose(Content content, int index) {
    boolean isMatrix = content.matrix().isPresent();
    Pose pose = content.matrix().orElseGet(() -> place(content));
    List<Tuple> tuples = content.taken();
    if (isMatrix && (dimension == 2 || isBehindForeign)) {
      isDoubtful = true;
      leave(tuples);
    } else if (body >= 0 && !isBehindForeign && rows.get(body).takesPose()) {
      rows.set(body, rows.get(body).in(pose, tuples));
    } else if (isPlaceless(index + 1)) {
      leaveWaiting();
      waiting = Optional.of(pose);
      waitingTuples = tuples;
    } else if (isMatrix) {
      isDoubtful = true;
      leave(tuples);
    } else {
      return false;
    }
    leaveRest(content);
    return true;
  }

  private static Pose place(Content content) {
    return Pose.of(content.turn().orElse(Rotation.NONE), content.points().getFirst());
  }

  /// {@return whether a part names a shape but no place, so that the pose before it is its own}
  private boolean isPlaceless(int index) {
    if (index >= parts.size()) {
      return false;
    }
    Content next = Content.of(parts.get(index), dimension);
    boolean isShape = next.shape().isPresent() && !next.is(ShapeWord.FOREIGN);
    boolean isRadius = next.count() == 0 && next.has(Role.RADIUS);
    return (isShape || isRadius) && !next.has(Role.CENTER) && !next.has(Role.POSE);
  }

  private void takeBody(Content whole) {
    Content content = whole;
    Row row = Row.of(content);
    if (row.forms().isEmpty() && !content.scalars().isEmpty()) {
      isDoubtful |= content.taken().stream().anyMatch(tuple -> tuple.size() == dimension + 1);
      content = content.withoutScalars();
      row = Row.of(content);
    }
    if (row.forms().isEmpty() && content.part().statements().size() > 1) {
      isDoubtful = true;
      content.part().statements().forEach(part -> takeBody(Content.of(part, dimension)));
      return;
    }
    if (row.isProse()) {
      leaveWaiting();
      leave(content.part().tuples());
      isDoubtful |= content.part().tuples().stream().anyMatch(Guess::isMoreThanNumber);
      return;
    }
    List<Tuple> frame = waitingTuples;
    body = rows.size();
    rows.add(waiting.isEmpty() ? row : row.in(waiting.get(), frame));
    waiting = Optional.empty();
    waitingTuples = List.of();
    isDoubtful |= !isCertain(row);
    leaveRest(content);
    if (!row.usesTurn()) {
      leave(content.taken().stream().filter(tuple -> tuple.has(Role.TURN)).toList());
    }
  }

  private static boolean isMoreThanNumber(Tuple tuple) {
    return tuple.size() > 1 && !tuple.has(Role.NOISE);
  }

  private boolean isCertain(Row row) {
    Content c = row.content();
    int best = row.forms().getFirst().score(c);
    int second = row.forms().size() > 1 ? row.forms().get(1).score(c) : 0;
    boolean isNamed = best >= STRONG && best - second >= LEAD;
    boolean isInts = c.hasWord("int") || c.hasWord("u32");
    boolean isTurned = c.turn().filter(turn -> !turn.isNone()).isPresent();
    boolean isOneLine = !c.is(ShapeWord.SEGMENT) || c.count() == 2;
    return row.isOn()
        && row.picked() == 0
        && (isNamed || (best >= PLAIN && isPlain(c)))
        && (isPreferred || c.shape().isPresent())
        && !c.part().hasVariables()
        && !isInts
        && !isTurned
        && isOneLine;
  }

  /// {@return whether it is a list of points without words; four points need a bracket around them}
  private static boolean isPlain(Content c) {
    return !c.isFlat()
        && c.shape().isEmpty()
        && c.roles().isEmpty()
        && c.count() >= 3
        && (c.count() != 4 || c.part().isListed())
        && !c.isRotation();
  }

  private void leaveRest(Content content) {
    isDoubtful |= content.left().stream().anyMatch(tuple -> !tuple.has(Role.NOISE));
    leave(content.left());
  }

  private void leaveWaiting() {
    isDoubtful |= waiting.isPresent();
    leave(waitingTuples);
    waiting = Optional.empty();
    waitingTuples = List.of();
  }

  private void leave(List<Tuple> tuples) {
    if (!tuples.isEmpty()) {
      rows.add(Row.left(tuples, dimension));
    }
  }
}
