package collisionbench.bench.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/// The answers of a map in progress, from coarse to fine.
///
/// The pass of a step is about the places in every so many columns and rows. All places of the
/// first pass are asked about, later only those beside which the answers of the pass before change;
/// at all others the answer is assumed to be that of their neighbors.
final class Samples {

  /// The step of the first pass.
  static final int COARSEST = 16;

  private final Places places;
  private final PlaceAnswer[] answers;
  private final BitSet asked = new BitSet();

  Samples(Places places) {
    this.places = places;
    answers = new PlaceAnswer[places.count()];
    Arrays.fill(answers, PlaceAnswer.NOWHERE);
  }

  /// {@return the places to ask about in a pass, by number; all others are filled in}
  ///
  /// @param all whether to ask everywhere
  List<Integer> pass(int step, boolean all) {
    List<Integer> open = new ArrayList<>();
    for (int j = 0; j < places.rows(); j += step) {
      for (int i = 0; i < places.columns(); i += step) {
        int number = places.number(i, j);
        if (asked.get(number)) {
          continue;
        }
        if (all || step == COARSEST || changesAround(i, j, 2 * step)) {
          open.add(number);
        } else {
          answers[number] = answers[coarse(number, 2 * step)];
        }
      }
    }
    return open;
  }

  /// {@return whether the places of the pass before within one of its steps differ}
  private boolean changesAround(int i, int j, int step) {
    int left = i - i % step;
    int low = j - j % step;
    PlaceAnswer first = at(left, low);
    for (int y = Math.max(low - step, 0); y <= low + 2 * step && y < places.rows(); y += step) {
      for (int x = Math.max(left - step, 0);
          x <= left + 2 * step && x < places.columns();
          x += step) {
        if (!at(x, y).isLike(first)) {
          return true;
        }
      }
    }
    return false;
  }

  /// {@return the places that were never asked about, by number}
  List<Integer> rest() {
    return IntStream.range(0, places.count()).filter(n -> !asked.get(n)).boxed().toList();
  }

  /// Keeps the answers at some places.
  void put(List<Integer> numbers, List<PlaceAnswer> given) {
    for (int k = 0; k < given.size(); k++) {
      answers[numbers.get(k)] = given.get(k);
      asked.set(numbers.get(k));
    }
  }

  /// {@return how many places were asked about}
  int asked() {
    return asked.cardinality();
  }

  PlaceAnswer at(int i, int j) {
    return answers[places.number(i, j)];
  }

  /// {@return the answers at all places, by number, those of a pass spread over its steps}
  List<PlaceAnswer> spread(int step) {
    return step == 1
        ? List.of(answers)
        : IntStream.range(0, places.count()).mapToObj(n -> answers[coarse(n, step)]).toList();
  }

  private int coarse(int number, int step) {
    int i = places.columnOf(number);
    int j = places.rowOf(number);
    return places.number(i - i % step, j - j % step);
  }
}
