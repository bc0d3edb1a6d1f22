package collisionbench.bench.scene;

import collisionbench.methods.method.Query;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// One of the answers about two bodies A and B at time 0 that a scene can expect.
public enum AnswerField {
  /// Whether they touch.
  TOUCH(Query.OVERLAP, "", "touch"),
  DISTANCE(Query.SEPARATION, "", "distance"),
  POINT_A(Query.SEPARATION, "", "pointA"),
  POINT_B(Query.SEPARATION, "", "pointB"),
  NORMAL(Query.SEPARATION, "", "normal"),
  /// `none`, `point`, `span` or `overlap`.
  CROSSING(Query.CROSSING, "crossing", "kind"),
  /// The parameter along the segment; for a `span` or an `overlap` where it begins and ends.
  CROSSING_T(Query.CROSSING, "crossing", "t"),
  CROSSING_U(Query.CROSSING, "crossing", "u"),
  CROSSING_V(Query.CROSSING, "crossing", "v"),
  /// How the infinite lines lie.
  LINES(Query.CROSSING, "", "lines"),
  /// Whether they meet from time 0 to 1.
  SWEEP(Query.SWEEP, "sweep", ""),
  SWEEP_ENTER(Query.SWEEP, "sweep", "enter"),
  SWEEP_EXIT(Query.SWEEP, "sweep", "exit"),
  /// Where A is in contact at `enter`.
  SWEEP_POINT_A(Query.SWEEP, "sweep", "pointA"),
  SWEEP_POINT_B(Query.SWEEP, "sweep", "pointB"),
  SWEEP_NORMAL(Query.SWEEP, "sweep", "normal");

  private final Query query;
  private final String group;
  private final String key;

  AnswerField(Query query, String group, String key) {
    this.query = query;
    this.group = group;
    this.key = key;
  }

  /// {@return its name in files, within its [#group]}
  public String key() {
    return key;
  }

  /// {@return the names of the members of an expected pair that lead to it}
  public Stream<String> path() {
    return Stream.of(group, key).filter(name -> !name.isEmpty());
  }

  /// {@return the fields in an object of files, in order; those in none if the name is empty}
  public static List<AnswerField> in(String group) {
    return Stream.of(values()).filter(field -> field.group.equals(group)).toList();
  }

  /// {@return whether it is measured in units of length}
  public boolean isLength() {
    return switch (this) {
      case DISTANCE, POINT_A, POINT_B, SWEEP_POINT_A, SWEEP_POINT_B -> true;
      default -> false;
    };
  }

  /// {@return whether it is about where two bodies first touch, which is newer than the others}
  public boolean isOfContact() {
    return this == SWEEP_POINT_A || this == SWEEP_POINT_B || this == SWEEP_NORMAL;
  }

  /// {@return the fields that are numbers of the case that this one names}
  public List<AnswerField> details() {
    return switch (this) {
      case CROSSING -> List.of(CROSSING_T, CROSSING_U, CROSSING_V);
      case SWEEP -> List.of(SWEEP_ENTER, SWEEP_EXIT, SWEEP_POINT_A, SWEEP_POINT_B, SWEEP_NORMAL);
      default -> List.of();
    };
  }

  /// {@return the queries that fields are part of the answers to}
  public static Set<Query> queries(Iterable<AnswerField> fields) {
    Set<Query> queries = EnumSet.noneOf(Query.class);
    fields.forEach(field -> queries.add(field.query));
    return queries;
  }
}
