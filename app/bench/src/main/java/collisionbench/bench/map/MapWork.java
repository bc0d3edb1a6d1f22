package collisionbench.bench.map;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ShapeType;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/// The work of drawing a map, in steps between which it can be cancelled and shown half-done.
///
/// [#edges] asks from coarse to fine, on smooth places only beside changes, and then finds the
/// lines. [#rest] asks at all other places, which finds islands. Both go on where they were
/// cancelled. Not thread-safe, and slow: not for the window's thread.
public final class MapWork {

  /// After so many places of the rest the map is shown again.
  private static final int SHOWN = 8192;

  /// The most places of a map in a color that takes milliseconds a place.
  private static final int MOST_SLOW = 1024;

  private final PairField field;
  private final Places places;
  private final MapColor color;
  private final Samples samples;
  private final EdgeLines<Boolean> exact;
  private final EdgeLines<Boolean> method;
  private final EdgeLines<List<String>> branches;
  private final int finest;
  private int step = 2 * Samples.COARSEST;

  /// The work on a map of which nothing is known.
  public MapWork(PairField field, Places places, MapColor color) {
    this.field = field;
    this.places = places;
    this.color = color;
    samples = new Samples(places);
    exact =
        new EdgeLines<>(
            places, samples, PlaceAnswer::exact, list -> list.stream().map(field::exact).toList());
    method =
        field.method().equals(Referee.FIRST)
            ? exact
            : new EdgeLines<>(places, samples, PlaceAnswer::touches, field::said);
    branches =
        new EdgeLines<>(
            places,
            samples,
            this::path,
            list -> field.answers(list, color).stream().map(this::path).toList());
    finest = finest();
  }

  /// Distances and branches of hulls take milliseconds a place.
  private int finest() {
    boolean slow = color != MapColor.AGREEMENT && (isHull(field.moved()) || isHull(field.other()));
    int finest = 1;
    while (slow && finest < Samples.COARSEST && places.count() > MOST_SLOW * finest * finest) {
      finest *= 2;
    }
    return finest;
  }

  private static boolean isHull(Body body) {
    return body.type() == ShapeType.HULL;
  }

  public static AnswerMap complete(PairField field, Places places, MapColor color) {
    return complete(field, places, color, () -> false).orElseThrow();
  }

  /// {@return a complete map; empty if it is no longer wanted}
  ///
  /// @param outdated whether the map is no longer wanted
  public static Optional<AnswerMap> complete(
      PairField field, Places places, MapColor color, BooleanSupplier outdated) {
    List<AnswerMap> shown = new ArrayList<>();
    MapWork work = new MapWork(field, places, color);
    work.edges(outdated, shown::add);
    work.rest(outdated, shown::add);
    return shown.isEmpty() || outdated.getAsBoolean()
        ? Optional.empty()
        : Optional.of(shown.getLast());
  }

  /// Asks at the places beside edges.
  ///
  /// @param outdated whether the map is no longer wanted
  /// @param listener receives the map after each pass and with its lines
  public void edges(BooleanSupplier outdated, Consumer<AnswerMap> listener) {
    while (step > finest) {
      List<Integer> open = samples.pass(step / 2, color == MapColor.DISTANCE || !places.isSmooth());
      if (!ask(open, outdated)) {
        return;
      }
      step /= 2;
      if (step > finest || places.isSmooth()) {
        listener.accept(map());
      }
    }
    showLines(outdated, listener);
  }

  /// Asks at all other places, after [#edges].
  ///
  /// @param outdated whether the map is no longer wanted
  /// @param listener receives the map from time to time and when it is complete
  public void rest(BooleanSupplier outdated, Consumer<AnswerMap> listener) {
    List<Integer> rest = finest == 1 && step == 1 ? samples.rest() : List.of();
    for (int from = 0; from < rest.size(); from += SHOWN) {
      if (!ask(rest.subList(from, Math.min(rest.size(), from + SHOWN)), outdated)) {
        return;
      }
      showLines(outdated, listener);
    }
  }

  /// {@return whether all were asked}
  private boolean ask(List<Integer> numbers, BooleanSupplier outdated) {
    return Chunks.of(field.method(), outdated)
        .ask(
            numbers,
            some ->
                samples.put(some, field.answers(some.stream().map(this::place).toList(), color)));
  }

  private Vec3 place(int number) {
    return places.at(places.columnOf(number), places.rowOf(number));
  }

  private Optional<List<String>> path(PlaceAnswer answer) {
    return color == MapColor.BRANCH ? Optional.of(answer.path()) : Optional.empty();
  }

  private void showLines(BooleanSupplier outdated, Consumer<AnswerMap> listener) {
    if (places.isSmooth()) {
      Chunks chunks = Chunks.of(field.method(), outdated);
      List.of(exact, method, branches).forEach(lines -> lines.find(step, chunks));
    }
    if (!outdated.getAsBoolean()) {
      listener.accept(map());
    }
  }

  private AnswerMap map() {
    boolean fine = step == finest;
    List<PlaceAnswer> answers = samples.spread(step);
    List<PlaceAnswer> all = color == MapColor.DISTANCE ? samples.spread(1) : List.of();
    double[] distances = values(all, PlaceAnswer::distance);
    double[] right =
        all.stream().anyMatch(answer -> answer.distanceError().orElse(0) > 0)
            ? values(all, PlaceAnswer::rightDistance)
            : new double[0];
    List<Double> levels = Isoline.levels(DoubleStream.of(right.length > 0 ? right : distances));
    return new AnswerMap(
        field,
        places,
        color,
        step,
        answers,
        samples.asked(),
        fine && (finest > 1 || samples.asked() == places.count()),
        fine ? exact.lines(step) : List.of(),
        fine ? method.lines(step) : List.of(),
        fine ? branches.lines(step) : List.of(),
        fine && color == MapColor.BRANCH ? BranchLabel.of(places, answers) : List.of(),
        Isoline.of(places, step, distances, levels),
        right.length > 0 ? Isoline.of(places, step, right, levels) : List.of());
  }

  private static double[] values(
      List<PlaceAnswer> answers, Function<PlaceAnswer, OptionalDouble> distance) {
    return answers.stream()
        .mapToDouble(answer -> distance.apply(answer).orElse(Double.NaN))
        .toArray();
  }
}
