package collisionbench.bench.paste;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.RefusalWords;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Phrase;
import collisionbench.geometry.refusal.InvalidShapeException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A part of a text that is, or may be, some bodies: a row of the sheet.
///
/// @param forms those that fit its counts, the best first
/// @param picked the index of its form
/// @param isOn whether it is taken
/// @param frame where other numbers of the text put it
/// @param tuples its numbers
/// @param id the name of its bodies; empty for that of their type
public record Row(
    Content content,
    List<Form> forms,
    int picked,
    boolean isOn,
    Optional<Pose> frame,
    List<Tuple> tuples,
    String id) {

  /// A form must speak this strongly for single numbers in prose.
  private static final int PROSE = 60;

  /// The most numbers in words.
  private static final int MOST_NUMBERS = 6;

  /// {@return a row whose form is the best that makes a shape}
  static Row of(Content content) {
    List<Form> forms =
        Stream.of(Form.values())
            .filter(form -> form.fits(content))
            .sorted(Comparator.comparingInt(form -> -form.score(content)))
            .toList();
    Row first = new Row(content, forms, 0, false, Optional.empty(), content.taken(), "");
    return IntStream.range(0, forms.size())
        .mapToObj(first::picking)
        .filter(row -> row.refusal().isEmpty())
        .findFirst()
        .orElse(first);
  }

  /// {@return a row of what is left out unless the user wants it}
  static Row left(List<Tuple> tuples, int dimension) {
    List<Tuple> plain = tuples.stream().map(Tuple::plain).toList();
    List<String> words = tuples.getFirst().words();
    String name = words.isEmpty() ? "" : words.getLast();
    return of(Content.of(Part.of(name, plain), dimension)).on(false).with(Optional.empty(), tuples);
  }

  private Row with(Optional<Pose> newFrame, List<Tuple> newTuples) {
    return new Row(content, forms, picked, isOn, newFrame, newTuples, id);
  }

  /// {@return the row in a frame that other numbers of the text give}
  Row in(Pose newFrame, List<Tuple> more) {
    return with(Optional.of(newFrame), Stream.concat(tuples.stream(), more.stream()).toList());
  }

  /// {@return the row with a name for its bodies}
  Row named(String newId) {
    return new Row(content, forms, picked, isOn, frame, tuples, newId);
  }

  /// {@return the row with another form, on}
  public Row picking(int form) {
    return new Row(content, forms, form, true, frame, tuples, id);
  }

  /// {@return the row with a form if it fits, on}
  public Optional<Row> as(Form form) {
    return Optional.of(forms.indexOf(form)).filter(index -> index >= 0).map(this::picking);
  }

  /// {@return the row, taken or not; one without a form is never taken}
  public Row on(boolean isTaken) {
    return new Row(content, forms, picked, isTaken && !forms.isEmpty(), frame, tuples, id);
  }

  /// {@return the form that it has; empty if none fits}
  public Optional<Form> form() {
    return forms.isEmpty() ? Optional.empty() : Optional.of(forms.get(picked));
  }

  /// {@return whether other numbers may give its frame: it is a shape without a place}
  boolean takesFrame() {
    boolean isShape = content.shape().isPresent() || content.has(Role.HALF);
    return isOn && isAtOrigin() && isShape && content.isPlaceless();
  }

  /// {@return whether nothing in the text says where it is}
  boolean isAtOrigin() {
    return frame.isEmpty() && form().filter(form -> form.isAtOrigin(content)).isPresent();
  }

  /// {@return whether another row has the same counts and words, so that both change together}
  boolean isLike(Row other) {
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
    return forms.get(picked).make(content).stream()
        .map(body -> id.isBlank() ? body : body.named(id))
        .map(body -> frame.map(pose -> pose.apply(body)).orElse(body))
        .toList();
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

  /// {@return how likely its best form is; 0 if none fits}
  int score() {
    return forms.isEmpty() ? 0 : forms.getFirst().score(content);
  }

  /// {@return whether it is more likely a number in a sentence than a body}
  boolean isProse() {
    return forms.isEmpty() || (content.count() == 0 && score() < PROSE);
  }

  /// {@return what the text calls it; empty if nothing}
  public String name() {
    return content.part().name();
  }

  /// {@return where it begins in the text}
  public int at() {
    return tuples.getFirst().at();
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
