package collisionbench.app.panel.history;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Degrees;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// Names of edits.
public final class EditWords {

  /// Longer names are shortened: a menu is as wide as its longest item.
  private static final int LONGEST_NAME = 32;

  private EditWords() {}

  /// {@return the name of an edit within a sentence, such as `move ball`}
  public static String of(Edit edit) {
    return switch (edit) {
      case Edit.Move move -> words("move", move);
      case Edit.Change change ->
          value(change)
              .map(value -> Texts.get("edit.to", changed(change), value))
              .orElseGet(() -> changed(change));
      case Edit.Add add ->
          words(
              add.from() == Edit.Add.From.NEW ? "add" : KebabCase.of(add.from()),
              add.originals().isEmpty() ? add.ids() : add.originals());
      case Edit.Remove remove -> words("remove", remove);
      case Edit.Rename(String id, String newId) ->
          Texts.get("edit.rename", shortened(id), shortened(newId));
      case Edit.Reorder reorder -> words("reorder", reorder);
      case Edit.Hide hide -> words(hide.hide() ? "hide" : "show", hide);
      case Edit.Lock lock -> words(lock.lock() ? "lock" : "unlock", lock);
      case Edit.Name(String name) -> Texts.get("edit.name", shortened(name));
      case Edit.Note _ -> Texts.get("edit.note");
      case Edit.Replace replace ->
          Texts.get(
              replace.original() == Edit.Replace.Original.FILE ? "edit.reload" : "edit.reset");
      case Edit.Expect expect ->
          Texts.get(expect.expectation().isPresent() ? "edit.expect" : "edit.expect-nothing");
    };
  }

  /// {@return the name of an edit in a line of its own, such as `Move ball`}
  public static String title(Edit edit) {
    String words = of(edit);
    int rest = words.offsetByCodePoints(0, 1);
    return Character.toString(Character.toTitleCase(words.codePointAt(0))) + words.substring(rest);
  }

  private static String changed(Edit.Change change) {
    return words("change." + KebabCase.of(change.what()), change);
  }

  private static String words(String key, Edit edit) {
    return words(key, edit.ids());
  }

  private static String words(String key, Set<String> ids) {
    return Texts.get("edit." + key, bodies(ids));
  }

  private static String bodies(Set<String> ids) {
    return ids.size() == 1
        ? shortened(ids.iterator().next())
        : Texts.get("edit.bodies", ids.size());
  }

  /// {@return the name of opening a document within a sentence}
  public static String ofOpening(Document document) {
    return Texts.get("edit.open", shortened(document.title()));
  }

  private static String shortened(String name) {
    String line = name.strip().replaceAll("\\s+", " ");
    return line.codePointCount(0, line.length()) <= LONGEST_NAME
        ? line
        : line.substring(0, line.offsetByCodePoints(0, LONGEST_NAME - 1)) + "\u2026";
  }

  /// {@return the new value, as in `(1, 0.5, 0)`; empty if several bodies change, or if it does not
  /// fit in a line}
  static Optional<String> value(Edit.Change change) {
    return change.bodies().size() == 1
        ? value(change.what(), change.bodies().getFirst())
        : Optional.empty();
  }

  private static Optional<String> value(ChangeKind what, Body body) {
    if (what == ChangeKind.VELOCITY) {
      return Optional.of(vector(body.displacement(), body));
    }
    return IntStream.range(0, body.values().size())
        .filter(field -> body.type().fields().get(field).what() == what)
        .mapToObj(field -> body.values().get(field))
        .findFirst()
        .flatMap(value -> value(value, body));
  }

  private static Optional<String> value(FieldValue value, Body body) {
    return switch (value) {
      case FieldValue.Point _, FieldValue.FlatPoint _ ->
          Optional.of(vector(value.points().getFirst(), body));
      case FieldValue.Length(double length) -> Optional.of(Numbers.of(length, body.extent()));
      case FieldValue.HalfExtents(Vec3 lengths) -> Optional.of(vector(lengths, body));
      case FieldValue.Direction(var vector) ->
          Optional.of(Numbers.of(Degrees.direction(vector.x(), vector.y()), 1) + "°");
      case FieldValue.Opening(double angle) -> Optional.of(Numbers.of(Degrees.of(angle), 1) + "°");
      case FieldValue.Turn _, FieldValue.Corners _, FieldValue.Points _ -> Optional.empty();
    };
  }

  private static String vector(Vec3 vector, Body body) {
    return DoubleStream.of(vector.x(), vector.y(), vector.z())
        .limit(body.space() == Space.TWO ? 2 : 3)
        .mapToObj(number -> Numbers.of(number, body.extent()))
        .collect(Collectors.joining(", ", "(", ")"));
  }
}
