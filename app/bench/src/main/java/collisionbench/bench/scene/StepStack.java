package collisionbench.bench.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A persistent stack of history steps.
///
/// Stacks share their common steps, so adding or removing one takes constant time. The oldest steps
/// are dropped when there are more than [#MOST] (one per second for five hours), or when they take
/// more than [#MOST_BYTES].
public final class StepStack {

  /// This many steps are never dropped for their number.
  public static final int MOST = 20_000;

  /// A quarter of the maximum heap.
  static final long MOST_BYTES = Runtime.getRuntime().maxMemory() / 4;

  /// Dropping steps copies the rest, so it waits for this many.
  private static final int WORTH_IT = MOST / 4;

  static final StepStack NONE = new StepStack(null, null, 0, 0, 0);

  private final History.@Nullable Step last;
  private final @Nullable StepStack before;
  private final int size;
  private final long bytes;
  private final int forgotten;

  private StepStack(
      History.@Nullable Step last,
      @Nullable StepStack before,
      int size,
      long bytes,
      int forgotten) {
    this.last = last;
    this.before = before;
    this.size = size;
    this.bytes = bytes;
    this.forgotten = forgotten;
  }

  /// {@return the number of steps}
  public int size() {
    return size;
  }

  /// {@return the number of older steps that were dropped}
  public int forgotten() {
    return forgotten;
  }

  /// {@return whether there are no steps}
  public boolean isEmpty() {
    return size == 0;
  }

  /// {@return the newest step}
  ///
  /// @throws java.util.NoSuchElementException if there is none
  public History.Step last() {
    if (last == null) {
      throw new NoSuchElementException("no step");
    }
    return last;
  }

  /// {@return these steps without the newest}
  ///
  /// @throws java.util.NoSuchElementException if there is none
  StepStack withoutLast() {
    if (before == null) {
      throw new NoSuchElementException("no step");
    }
    return before;
  }

  /// {@return these steps and one more}
  StepStack with(History.Step step) {
    boolean tooMany = size >= MOST + WORTH_IT;
    boolean tooLarge = size > 0 && bytes + step.bytes() > MOST_BYTES;
    return tooMany || tooLarge
        ? newest(MOST - 1, MOST_BYTES / 4 * 3 - step.bytes()).added(step)
        : added(step);
  }

  private StepStack added(History.Step step) {
    return new StepStack(step, this, size + 1, bytes + step.bytes(), forgotten);
  }

  /// {@return the newest steps: at most `count`, of at most `room` bytes together}
  private StepStack newest(int count, long room) {
    List<History.Step> all = list();
    int first = all.size();
    long left = room;
    while (all.size() - first < count && first > 0 && left >= all.get(first - 1).bytes()) {
      first--;
      left -= all.get(first).bytes();
    }
    StepStack kept = new StepStack(null, null, 0, 0, forgotten + first);
    for (History.Step step : all.subList(first, all.size())) {
      kept = kept.added(step);
    }
    return kept;
  }

  /// {@return the steps, oldest first}
  public List<History.Step> list() {
    List<History.Step> steps = new ArrayList<>(size);
    for (StepStack at = this; at != null && at.last != null; at = at.before) {
      steps.add(at.last);
    }
    Collections.reverse(steps);
    return List.copyOf(steps);
  }

  /// Stops at the first shared step.
  @Override
  @SuppressWarnings("ReferenceEquality")
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof StepStack steps) || steps.size != size) {
      return false;
    }
    StepStack a = this;
    StepStack b = steps;
    while (a != b && a != null && b != null) {
      if (!Objects.equals(a.last, b.last)) {
        return false;
      }
      a = a.before;
      b = b.before;
    }
    return true;
  }

  @Override
  public int hashCode() {
    return size;
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
