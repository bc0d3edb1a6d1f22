package collisionbench.bench.paste;

import collisionbench.bench.paste.Grouping.Bracket;
import collisionbench.bench.paste.Grouping.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Joins the tuples of a text to parts. A part has the tuples of the bracket around their brackets.
/// In one bracket, or in the whole text, a part begins with a statement where the owner changes,
/// the name of a shape comes, tuples have another size, or behind a blank line.
record Parts(List<Bracket> brackets, Stop stop) {

  /// Longer tuples are bodies of their own.
  private static final int LONGEST_FIELD = 7;

  /// Brackets further outside are not looked at.
  private static final int MOST_LEVELS = 16;

  /// More words are not looked at.
  private static final int MOST_WORDS = 60;

  static List<Part> in(Grouping grouped, Stop stop) {
    Parts parts = new Parts(grouped.brackets(), stop);
    parts.countChildren();
    Map<Integer, List<Tuple>> byBracket = new LinkedHashMap<>();
    List<Tuple> last = new ArrayList<>();
    for (Tuple tuple : grouped.tuples()) {
      stop.step();
      Tuple placed = parts.inherited(parts.placed(tuple));
      boolean areRadii = placed.has(Role.RADIUS) && last.size() > 1 && last.size() == placed.size();
      if (!areRadii) {
        last = byBracket.computeIfAbsent(placed.key(), _ -> new ArrayList<>());
      }
      last.add(placed);
    }
    return byBracket.values().stream()
        .flatMap(tuples -> parts.split(tuples).stream())
        .map(parts::part)
        .sorted(Comparator.comparingInt(Part::at))
        .toList();
  }

  /// The field `segment` of a capsule is no body of its own.
  private void countChildren() {
    for (Bracket bracket : brackets.subList(1, brackets.size()).reversed()) {
      if (bracket.content > 0) {
        brackets.get(bracket.parent).content++;
      }
      if (bracket.before.contains("segment")) {
        bracket.content = 1;
      }
    }
  }

  /// {@return a tuple in the bracket of its body: the one around the brackets that have nothing
  /// else}
  private Tuple placed(Tuple tuple) {
    Bracket own = brackets.get(tuple.bracket());
    if (tuple.bracket() == 0 || own.content > 1 || tuple.size() > LONGEST_FIELD) {
      return tuple;
    }
    List<String> before = new ArrayList<>(own.before);
    int outer = own.parent;
    while (outer > 0 && brackets.get(outer).content == 1) {
      if (before.size() < MOST_WORDS) {
        before.addAll(0, brackets.get(outer).before);
      }
      outer = brackets.get(outer).parent;
    }
    return tuple.in(outer, before);
  }

  /// A pose such as `Transform(Vec3(1, 2, 3), Quat(0, 0, 0, 1))` and a list such as `normals: [[0,
  /// 0, 1]]` say what is in them.
  private Tuple inherited(Tuple tuple) {
    int named = tuple.key();
    for (int i = 0; i < MOST_LEVELS && named > 0 && brackets.get(named).before.isEmpty(); i++) {
      named = brackets.get(named).parent;
    }
    return Words.role(brackets.get(Math.max(0, named)).before)
        .filter(role -> tuple.role().isEmpty())
        .filter(role -> role == Role.POSE || role == Role.TURN || role == Role.NOISE)
        .map(tuple::as)
        .orElse(tuple);
  }

  /// {@return the tuples of a bracket, split where another body begins}
  private List<List<Tuple>> split(List<Tuple> tuples) {
    Map<Statement, Integer> inStatement = new HashMap<>();
    tuples.forEach(tuple -> inStatement.merge(tuple.statement(), 1, Integer::sum));
    boolean areSeveral = inStatement.values().stream().allMatch(count -> count > 1);
    List<List<Tuple>> parts = new ArrayList<>();
    Optional<ShapeWord> shape = Optional.empty();
    for (Tuple tuple : tuples) {
      stop.step();
      Optional<ShapeWord> next =
          tuple.key() == 0 && tuple.shape().isPresent() ? tuple.shape() : shape;
      if (parts.isEmpty()
          || (shape.isPresent() && !next.equals(shape))
          || beginsBody(tuple, parts.getLast().getLast(), areSeveral)) {
        parts.add(new ArrayList<>());
      }
      shape = next;
      parts.getLast().add(tuple);
    }
    return parts;
  }

  /// {@return whether another body begins with a tuple}
  ///
  /// @param last the tuple before it
  /// @param areSeveral whether each statement has several tuples
  private static boolean beginsBody(Tuple tuple, Tuple last, boolean areSeveral) {
    String owner = tuple.statement().owner;
    boolean isOwn = !owner.equals(last.statement().owner);
    boolean isNamed = !tuple.words().isEmpty();
    boolean isOther = isNamed && !tuple.words().equals(last.words());
    return tuple.statement() != last.statement()
        && ((isOwn && (isNamed || !owner.isEmpty()))
            || (areSeveral && isNamed)
            || tuple.statement().block != last.statement().block
            || (tuple.shape().isPresent() && isOther && owner.isEmpty())
            || (tuple.size() > 1 && !tuple.has(Role.TURN) && isOtherSize(tuple, last)));
  }

  private static boolean isOtherSize(Tuple tuple, Tuple last) {
    return last.size() > 1
        ? tuple.size() != last.size() && !tuple.has(Role.RADIUS)
        : last.shape().isPresent() && !tuple.has(Role.CENTER);
  }

  private Part part(List<Tuple> tuples) {
    Tuple first = tuples.getFirst();
    List<String> near = new ArrayList<>();
    for (int i = 0; i < tuples.size() && near.size() < MOST_WORDS; i++) {
      near.addAll(tuples.get(i).words().reversed());
    }
    int around = first.key();
    for (int i = 0; i < MOST_LEVELS && around > 0 && near.size() < MOST_WORDS; i++) {
      near.addAll(brackets.get(around).before.reversed());
      around = brackets.get(around).parent;
    }
    boolean hasVariables =
        Stream.of(0, first.key(), first.bracket())
            .anyMatch(index -> brackets.get(index).hasVariables);
    return new Part(tuples, near, name(first), hasVariables, first.key() > 0);
  }

  /// {@return the owner of a tuple, or the first word before it that may be a name}
  private String name(Tuple first) {
    Stream<String> words =
        Stream.concat(first.words().stream(), brackets.get(first.key()).before.stream());
    String owner = first.statement().owner;
    return owner.isEmpty() ? words.filter(Words::mayBeName).findFirst().orElse("") : owner;
  }
}
