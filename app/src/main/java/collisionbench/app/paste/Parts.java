package collisionbench.app.paste;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Joins the tuples of a text to parts. A part has the tuples of the bracket around their brackets.
/// In one bracket, or in the whole text, a part begins where a role comes again, the owner changes,
/// the name of a shape comes, or behind a blank line.
final class Parts {

  /// Longer tuples are bodies of their own.
  private static final int LONGEST_FIELD = 7;

  /// Names further outside are not looked for.
  private static final int MOST_LEVELS = 8;

  /// More words before brackets are not looked at.
  private static final int MOST_WORDS = 60;

  private final TupleReader.Grouped grouped;
  private final Nearby nearby;
  private final Stop stop;
  private final Map<Integer, Integer> rings = new HashMap<>();

  private Parts(TupleReader.Grouped grouped, Stop stop) {
    this.grouped = grouped;
    this.stop = stop;
    nearby = new Nearby(grouped.brackets());
  }

  static List<Part> in(TupleReader.Grouped grouped, Stop stop) {
    Parts parts = new Parts(grouped, stop);
    parts.countChildren();
    List<Part> all = new ArrayList<>();
    parts
        .byBracket()
        .forEach(
            (key, tuples) -> parts.split(tuples).forEach(some -> all.add(parts.part(key, some))));
    all.sort(Comparator.comparingInt(Part::at));
    return all;
  }

  private Bracket bracket(int index) {
    return grouped.brackets().get(index);
  }

  private void countChildren() {
    for (int i = grouped.brackets().size() - 1; i > 0; i--) {
      if (bracket(i).content() > 0) {
        bracket(bracket(i).parent()).addChild();
      }
    }
  }

  private Map<Integer, List<Tuple>> byBracket() {
    Map<Integer, List<Tuple>> byBracket = new LinkedHashMap<>();
    Optional<Tuple> before = Optional.empty();
    for (Tuple tuple : grouped.tuples()) {
      stop.step();
      Tuple placed = inherited(placed(tuple));
      if (before.filter(last -> goesOn(last, placed)).isPresent()) {
        before = Optional.of(placed.as(Role.NOISE));
      } else {
        before = Optional.of(placed);
      }
      byBracket.computeIfAbsent(placed.key(), _ -> new ArrayList<>()).add(before.get());
    }
    return byBracket;
  }

  /// {@return whether a tuple belongs to a list of something that is no part of a shape}
  private static boolean goesOn(Tuple last, Tuple tuple) {
    return last.has(Role.NOISE)
        && tuple.role().isEmpty()
        && tuple.statement() == last.statement()
        && tuple.key() == last.key()
        && tuple.size() > 1
        && last.words().containsAll(tuple.words());
  }

  /// {@return a tuple in the bracket of its body: the one around the brackets that have nothing
  /// else}
  private Tuple placed(Tuple tuple) {
    int own = tuple.bracket();
    if (own == 0 || bracket(own).content() > 1 || tuple.size() > LONGEST_FIELD) {
      return tuple;
    }
    List<String> before = new ArrayList<>(bracket(own).before());
    int outer = bracket(own).parent();
    while (outer > 0 && bracket(outer).content() == 1) {
      if (before.size() < MOST_WORDS) {
        before.addAll(0, bracket(outer).before());
      }
      outer = bracket(outer).parent();
    }
    return tuple.in(outer, before, grouped.roles().of(before));
  }

  /// A pose such as `Transform(Vec3(1, 2, 3), Quat(0, 0, 0, 1))` and a list such as `normals: [[0,
  /// 0, 1]]` say what is in them.
  private Tuple inherited(Tuple tuple) {
    if (tuple.role().isPresent()) {
      return tuple;
    }
    int named = tuple.key();
    for (int i = 0; i < MOST_LEVELS && named > 0 && bracket(named).before().isEmpty(); i++) {
      named = bracket(named).parent();
    }
    return Optional.of(named)
        .filter(index -> index > 0)
        .flatMap(index -> grouped.roles().of(bracket(index).before()))
        .filter(role -> role == Role.POSE || role == Role.TURN || role == Role.NOISE)
        .map(tuple::as)
        .orElse(tuple);
  }

  /// {@return the tuples of a bracket, split where another body begins}
  private List<List<Tuple>> split(List<Tuple> tuples) {
    Map<Integer, Integer> inStatement = new HashMap<>();
    tuples.forEach(tuple -> inStatement.merge(tuple.statement(), 1, Integer::sum));
    boolean areSeveral = inStatement.values().stream().allMatch(count -> count > 1);
    Boundary boundary = new Boundary(grouped, areSeveral);
    List<List<Tuple>> parts = new ArrayList<>();
    Set<Role> seen = EnumSet.noneOf(Role.class);
    for (Tuple tuple : tuples) {
      stop.step();
      if (parts.isEmpty() || boundary.isBefore(tuple, parts.getLast(), seen)) {
        parts.add(new ArrayList<>());
        seen.clear();
      }
      parts.getLast().add(tuple);
      tuple.role().ifPresent(seen::add);
    }
    return parts;
  }

  private Part part(int key, List<Tuple> tuples) {
    List<String> near = nearby.words(key, tuples);
    boolean hasVariables =
        bracket(key).hasVariables()
            || grouped.hasColumns()
            || tuples.stream().anyMatch(tuple -> bracket(tuple.bracket()).hasVariables());
    return new Part(
        tuples,
        near.subList(0, Math.min(near.size(), MOST_WORDS)),
        name(key, tuples),
        isHole(key, near),
        hasVariables,
        key > 0);
  }

  /// {@return the owner of the first tuple of a shape, or the first word before it that may be a
  /// name}
  private String name(int key, List<Tuple> tuples) {
    Tuple first =
        tuples.stream()
            .filter(tuple -> !tuple.has(Role.NOISE))
            .findFirst()
            .orElse(tuples.getFirst());
    String owner = grouped.owners().getOrDefault(first.statement(), "");
    return owner.isEmpty()
        ? Stream.concat(first.words().stream(), bracket(key).before().stream())
            .filter(Words::mayBeName)
            .findFirst()
            .orElse("")
        : owner;
  }

  /// The rings of a polygon behind the first one are holes.
  private boolean isHole(int key, List<String> near) {
    if (key == 0) {
      return false;
    }
    int around = bracket(key).parent();
    boolean isRing =
        bracket(key).before().isEmpty()
            && bracket(around).kind() == '('
            && bracket(around).children() > 1
            && !near.isEmpty()
            && near.getFirst().equalsIgnoreCase("polygon");
    return isRing && rings.merge(around, 1, Integer::sum) > 1;
  }
}
