package collisionbench.app.paste;

import collisionbench.app.scene.Axes;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// What the numbers of a text are taken for.
///
/// @param rows its parts, in the order of the text
/// @param remarks how many numbers are in comments
/// @param isSure whether it can be taken without asking
public record Reading(
    String text, Space space, Axes axes, List<Row> rows, int remarks, boolean isSure) {

  /// The most parts that a message lists.
  private static final int MOST_LISTED = 3;

  public Reading {
    rows = List.copyOf(rows);
  }

  /// {@return the bodies of the rows that are on}
  public List<Body> bodies() {
    return rows.stream().flatMap(row -> row.bodies().stream()).map(axes::apply).toList();
  }

  /// {@return the reading with another row, which the user has chosen}
  public Reading with(int index, Row row) {
    List<Row> changed = new ArrayList<>(rows);
    changed.set(index, row);
    return new Reading(text, space, axes, changed, remarks, isSure);
  }

  /// {@return the reading with a form for a row and for all that are like it}
  public Reading withAlike(int index, Form form) {
    Row like = rows.get(index);
    List<Row> changed =
        rows.stream()
            .map(row -> row.isOn() && row.isLike(like) ? row.as(form).orElse(row) : row)
            .toList();
    return new Reading(text, space, axes, changed, remarks, isSure);
  }

  /// {@return the reading with a form for all bodies that it fits; not changed if it fits none}
  public Reading as(Form form) {
    List<Row> changed =
        rows.stream().map(row -> row.isOn() ? row.as(form).orElse(row.off()) : row).toList();
    boolean fits = changed.stream().anyMatch(row -> row.isOn() && !row.bodies().isEmpty());
    return fits ? new Reading(text, space, axes, changed, remarks, true) : this;
  }

  /// {@return the forms that fit some body, the best first}
  public List<Form> forms() {
    Set<Form> forms = new LinkedHashSet<>();
    rows.stream().filter(Row::isOn).forEach(row -> forms.addAll(row.forms()));
    return List.copyOf(forms);
  }

  /// {@return whether there are no numbers but in comments}
  boolean isNothing() {
    return rows.isEmpty();
  }

  /// {@return whether some numbers are not in the bodies, other than those in comments}
  public boolean leavesOut() {
    return left().findFirst().isPresent();
  }

  private Stream<Row> left() {
    return rows.stream().filter(row -> row.bodies().isEmpty());
  }

  /// {@return the first parts that are not in the bodies, with their places, and how many more
  /// there are}
  public Phrase reasons() {
    List<Row> some = left().limit(MOST_LISTED).toList();
    if (some.isEmpty()) {
      return Phrase.of("paste.nothing-left");
    }
    Phrase all = leftOut(some.getFirst());
    for (Row row : some.subList(1, some.size())) {
      all = Phrase.of("paste.comma", all, leftOut(row));
    }
    long more = left().count() - some.size();
    return more > 0 ? Phrase.of("paste.more", all, more) : all;
  }

  private Phrase leftOut(Row row) {
    Place place = Place.of(text, row.at());
    String name = PlainText.brief(row.name());
    return Phrase.about(place.phrase(), Phrase.verbatim((name + " " + row.numbers()).strip()));
  }

  /// {@return how many bodies there are and what was left out}
  ///
  /// @param key how the texts begin: `paste` or `import`
  public Phrase report(String key) {
    int count = bodies().size();
    return leavesOut()
        ? Phrase.of(key + ".partly", count, reasons())
        : Phrase.of(key + ".done", count);
  }
}
