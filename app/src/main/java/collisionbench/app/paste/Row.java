package collisionbench.app.paste;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.RefusalWords;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Phrase;
import collisionbench.geometry.refusal.InvalidShapeException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A part of a text that is, or may be, some bodies: a row of the sheet.
public final class Row {

  /// A form must speak this strongly for single numbers in prose.
  private static final int PROSE = 60;

  /// The most numbers in words.
  private static final int MOST_NUMBERS = 6;

  private final Content content;
  private final List<Form> forms;
  private final int picked;
  private final boolean isOn;
  private final Optional<Pose> pose;
  private final List<Tuple> tuples;

  /// The name of its bodies; empty for that of their type.
  private final String id;

  private Row(
      Content content,
      List<Form> forms,
      int picked,
      boolean isOn,
      Optional<Pose> pose,
      List<Tuple> tuples,
      String id) {
    this.content = content;
    this.forms = forms;
    this.picked = picked;
    this.isOn = isOn;
    this.pose = pose;
    this.tuples = tuples;
    this.id = id;
  }

  /// {@return a row with the forms that fit, the best first; the first that makes a shape is
  /// picked}
  static Row of(Content content) {
    List<Form> fitting =
        Stream.of(Form.values())
            .filter(form -> form.fits(content))
            .sorted(Comparator.comparingInt(form -> -form.score(content)))
            .toList();
    Row first = new Row(content, fitting, 0, true, Optional.empty(), content.taken(), "");
    for (int i = 0; i < fitting.size(); i++) {
      Row row = first.picking(i);
      if (row.refusal().isEmpty()) {
        return row;
      }
    }
    return first.off();
  }

  /// {@return the row of a part whose form is known}
  static Row of(Part part, int dimension, Form form) {
    Row row = of(Content.of(part, dimension));
    return row.as(form).orElse(row);
  }

  /// {@return a row of what is left out unless the user wants it}
  static Row left(List<Tuple> tuples, int dimension) {
    List<Tuple> plain = tuples.stream().map(Tuple::plain).toList();
    List<String> words = tuples.getFirst().words();
    String name = words.isEmpty() ? "" : words.getLast();
    Row row = of(Content.of(Part.of(name, plain), dimension));
    return new Row(row.content, row.forms, row.picked, false, Optional.empty(), tuples, "");
  }

  Content content() {
    return content;
  }

  /// {@return the forms that fit its counts, the best first}
  public List<Form> forms() {
    return forms;
  }

  /// {@return the index of the form that it has}
  public int picked() {
    return picked;
  }

  /// {@return the form that it has; empty if none fits}
  public Optional<Form> form() {
    return forms.isEmpty() ? Optional.empty() : Optional.of(forms.get(picked));
  }

  /// {@return whether it is taken}
  public boolean isOn() {
    return isOn;
  }

  /// {@return the row with another form, on}
  public Row picking(int form) {
    return new Row(content, forms, form, true, pose, tuples, id);
  }

  /// {@return the row with a form if it fits, on}
  public Optional<Row> as(Form form) {
    int index = forms.indexOf(form);
    return index < 0 ? Optional.empty() : Optional.of(picking(index));
  }

  /// {@return the row, not taken}
  public Row off() {
    return new Row(content, forms, picked, false, pose, tuples, id);
  }

  /// {@return the row, taken or not; one without a form is never taken}
  public Row toggled() {
    return new Row(content, forms, picked, !isOn && !forms.isEmpty(), pose, tuples, id);
  }

  /// {@return the row with a name for its bodies}
  Row named(String newId) {
    return new Row(content, forms, picked, isOn, pose, tuples, newId);
  }

  /// {@return the row in a frame that other numbers of the text give}
  Row in(Pose frame, List<Tuple> more) {
    List<Tuple> all = new ArrayList<>(tuples);
    all.addAll(more);
    return new Row(content, forms, picked, isOn, Optional.of(frame), all, id);
  }

  /// {@return whether other numbers may give its frame: it is a shape without a place}
  boolean takesPose() {
    return isOn
        && pose.isEmpty()
        && content.shape().isPresent()
        && !content.has(Role.CENTER)
        && !content.has(Role.POSE);
  }

  /// {@return whether another row has the same counts and words, so that both change together}
  public boolean isLike(Row other) {
    return content.count() == other.content.count()
        && content.scalars().size() == other.content.scalars().size()
        && content.shape().equals(other.content.shape())
        && content.roles().equals(other.content.roles());
  }

  /// {@return its bodies; empty if it is off or there is no such shape}
  public List<Body> bodies() {
    try {
      return isOn && !forms.isEmpty() ? make() : List.of();
    } catch (InvalidShapeException _) {
      return List.of();
    }
  }

  private List<Body> make() {
    List<Body> made = forms.get(picked).make(content);
    List<Body> bodies = id.isBlank() ? made : made.stream().map(body -> body.named(id)).toList();
    return pose.map(frame -> bodies.stream().map(frame::apply).toList()).orElse(bodies);
  }

  /// {@return why its form makes no shape, in words of the window}
  public Optional<Phrase> refusal() {
    try {
      if (!forms.isEmpty()) {
        List<Body> _ = make();
      }
      return Optional.empty();
    } catch (InvalidShapeException refused) {
      return Optional.of(RefusalWords.sentence(refused));
    }
  }

  /// {@return whether its form has an orientation}
  boolean usesTurn() {
    return form().filter(form -> form == Form.BOX_HALF || form == Form.BOX_SIZE).isPresent();
  }

  /// {@return whether it is more likely a number in a sentence than a body}
  boolean isProse() {
    return forms.isEmpty() || (content.count() == 0 && forms.getFirst().score(content) < PROSE);
  }

  /// {@return what the text calls it; empty if nothing}
  public String name() {
    return content.part().name();
  }

  /// {@return where it begins in the text}
  public int at() {
    return tuples.getFirst().at();
  }

  List<Tuple> tuples() {
    return tuples;
  }

  /// {@return where its numbers are in the text}
  public List<Mark> marks() {
    return tuples.stream().flatMap(tuple -> tuple.marks().stream()).toList();
  }

  /// {@return its first numbers, in words}
  public String numbers() {
    List<Double> all = values();
    String some =
        all.stream().limit(MOST_NUMBERS).map(Numbers::of).collect(Collectors.joining(" "));
    return all.size() > MOST_NUMBERS ? some + " ..." : some;
  }

  /// {@return all its numbers}
  public List<Double> values() {
    return tuples.stream().flatMap(tuple -> tuple.values().stream()).toList();
  }
}
