package collisionbench.app.paste;

import collisionbench.geometry.space.Rotation;
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

  private final List<Content> contents;
  private final int dimension;
  private final List<Row> rows = new ArrayList<>();

  /// A pose whose shape follows.
  private Optional<Content> waiting = Optional.empty();

  /// The index of the last body; -1 if there is none.
  private int body = -1;

  private boolean isDoubtful;

  private Guess(List<Part> parts, int dimension) {
    contents = parts.stream().map(part -> Content.of(part, dimension)).toList();
    this.dimension = dimension;
  }

  /// The rows of a text, and whether they are certain.
  record Guessed(List<Row> rows, int dimension, boolean isSure) {}

  static Guessed of(List<Part> parts, int dimension, Stop stop) {
    Guess guess = new Guess(parts, dimension);
    for (int i = 0; i < parts.size(); i++) {
      stop.step();
      guess.take(i);
    }
    guess.leaveWaiting();
    guess.rows.sort(Comparator.comparingInt(Row::at));
    return new Guessed(guess.rows, dimension, guess.body >= 0 && !guess.isDoubtful);
  }

  private void take(int index) {
    Content content = contents.get(index);
    if (content.is(ShapeWord.FOREIGN)) {
      isDoubtful = true;
      leave(content.part().tuples());
    } else if (!takePose(content, index + 1)) {
      takeBody(content);
    }
  }

  /// A matrix or a place moves the shape before it, or else the next one.
  private boolean takePose(Content content, int next) {
    boolean isMatrix = content.matrix().isPresent();
    if (!isMatrix && !isPlace(content)) {
      return false;
    } else if (isMatrix && dimension == 2) {
      isDoubtful = true;
      leave(content.taken());
    } else if (body >= 0 && rows.get(body).takesFrame()) {
      rows.set(body, rows.get(body).in(pose(content), content.taken()));
    } else if (next < contents.size() && isShapeWithoutPlace(contents.get(next))) {
      leaveWaiting();
      waiting = Optional.of(content);
    } else if (isMatrix) {
      isDoubtful = true;
      leave(content.taken());
    } else {
      return false;
    }
    leaveRest(content);
    return true;
  }

  private static boolean isPlace(Content content) {
    return content.count() == 1
        && content.scalars().isEmpty()
        && content.roles().equals(EnumSet.of(Role.POSE));
  }

  private static Pose pose(Content content) {
    return content
        .matrix()
        .orElseGet(
            () -> Pose.of(content.turn().orElse(Rotation.NONE), content.points().getFirst()));
  }

  private static boolean isShapeWithoutPlace(Content next) {
    boolean isShape = next.shape().isPresent() && !next.is(ShapeWord.FOREIGN);
    return next.isPlaceless() && (isShape || (next.count() == 0 && next.has(Role.RADIUS)));
  }

  private void takeBody(Content whole) {
    Row first = Row.of(whole);
    boolean hasSpare = first.forms().isEmpty() && !whole.scalars().isEmpty();
    Row row = hasSpare ? Row.of(whole.withoutScalars()) : first;
    Content content = row.content();
    if (row.isProse()) {
      leaveWaiting();
      leave(content.part().tuples());
      isDoubtful |=
          content.part().tuples().stream().anyMatch(one -> one.size() > 1 && !one.has(Role.NOISE));
      return;
    }
    body = rows.size();
    rows.add(waiting.map(frame -> row.in(pose(frame), frame.taken())).orElse(row));
    waiting = Optional.empty();
    isDoubtful |= !isCertain(row);
    leaveRest(content);
    if (row.form().filter(Form::turns).isEmpty()) {
      leave(content.taken().stream().filter(tuple -> tuple.has(Role.TURN)).toList());
    }
  }

  private static boolean isCertain(Row row) {
    Content c = row.content();
    int best = row.forms().getFirst().score(c);
    int second = row.forms().size() > 1 ? row.forms().get(1).score(c) : 0;
    boolean isNamed = best >= STRONG && best - second >= LEAD;
    boolean areIndices = c.words().contains("int") || c.words().contains("u32");
    boolean isTurned = c.turn().filter(turn -> !turn.isNone()).isPresent();
    boolean isOneLine = !c.is(ShapeWord.SEGMENT) || c.count() == 2;
    return row.isOn()
        && row.picked() == 0
        && (isNamed || (best >= PLAIN && isPlain(c)))
        && !c.part().hasVariables()
        && !areIndices
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
    waiting.ifPresent(pose -> leave(pose.taken()));
    waiting = Optional.empty();
  }

  private void leave(List<Tuple> tuples) {
    if (!tuples.isEmpty()) {
      rows.add(Row.left(tuples, dimension));
    }
  }
}
