package collisionbench.bench.paste;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What the numbers of a text are taken for.
///
/// @param options how the text was read
/// @param rows its parts, in the order of the text
/// @param isSure whether it can be taken without asking
public record Reading(String text, Options options, Space space, List<Row> rows, boolean isSure) {

  /// The most parts that a message lists.
  private static final int MOST_LISTED = 3;

  public Reading {
    rows = List.copyOf(rows);
  }

  /// {@return the bodies of the rows that are on}
  public List<Body> bodies() {
    return rows.stream().flatMap(row -> row.bodies().stream()).map(options.axes()::apply).toList();
  }

  private Reading with(List<Row> changed, boolean isNowSure) {
    return new Reading(text, options, space, changed, isNowSure);
  }

  /// {@return the reading with another row, which the user has chosen}
  public Reading with(int index, Row row) {
    List<Row> changed = new ArrayList<>(rows);
    changed.set(index, row);
    return with(changed, isSure);
  }

  /// {@return the reading with a form for a row and for all that are like it}
  public Reading withAlike(int index, Form form) {
    Row like = rows.get(index);
    return with(
        rows.stream()
            .map(row -> row.isOn() && row.isLike(like) ? row.as(form).orElse(row) : row)
            .toList(),
        isSure);
  }

  /// {@return the reading with a form for all bodies that it fits; not changed if it fits none}
  Reading as(Form form) {
    List<Row> changed =
        rows.stream().map(row -> row.isOn() ? row.as(form).orElse(row.on(false)) : row).toList();
    boolean fits = changed.stream().anyMatch(row -> !row.bodies().isEmpty());
    return fits ? with(changed, true) : this;
  }

  /// {@return the forms that fit some body, the best first}
  public List<Form> forms() {
    return rows.stream().filter(Row::isOn).flatMap(row -> row.forms().stream()).distinct().toList();
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
    Optional<Phrase> some =
        left()
            .limit(MOST_LISTED)
            .map(this::leftOut)
            .reduce((all, next) -> Phrase.of("paste.comma", all, next));
    long more = left().count() - MOST_LISTED;
    Phrase all = some.orElseGet(() -> Phrase.of("paste.nothing-left"));
    return more > 0 ? Phrase.of("paste.more", all, more) : all;
  }

  private Phrase leftOut(Row row) {
    int column = row.at() - text.lastIndexOf('\n', row.at() - 1);
    String name = PlainText.brief(row.name());
    return Phrase.about(
        Phrase.of("json.place", Integer.toString(line(row)), Integer.toString(column)),
        Phrase.verbatim((name + " " + row.numbers()).strip()));
  }

  /// {@return the line that a row begins in, from 1}
  public int line(Row row) {
    return (int) text.substring(0, row.at()).chars().filter(c -> c == '\n').count() + 1;
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
