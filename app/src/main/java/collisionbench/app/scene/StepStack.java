package collisionbench.app.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Steps in the order in which they were taken, to be taken off from the end.
///
/// One more or one less shares all the others, so that a step costs the same however many there
/// are. Of more than [#MOST] the oldest are forgotten: that is a step a second for five hours, and
/// with 200 bodies about 25 MB.
public final class StepStack {

  /// So many are never forgotten.
  public static final int MOST = 20_000;

  /// Forgetting copies what is kept, so it waits until it is worth it.
  private static final int WORTH_IT = MOST / 4;

  static final StepStack NONE = new StepStack(null, null, 0);

  private final History.@Nullable Step last;
  private final @Nullable StepStack before;
  private final int size;

  private StepStack(History.@Nullable Step last, @Nullable StepStack before, int size) {
    this.last = last;
    this.before = before;
    this.size = size;
  }

  /// {@return how many there are}
  public int size() {
    return size;
  }

  /// {@return whether there is none}
  public boolean isEmpty() {
    return size == 0;
  }

  /// {@return the step that was taken last}
  ///
  /// @throws java.util.NoSuchElementException if there is none
  public History.Step last() {
    if (last == null) {
      throw new NoSuchElementException("no step");
    }
    return last;
  }

  /// {@return these steps without the last}
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
    return size < MOST + WORTH_IT
        ? new StepStack(step, this, size + 1)
        : newest(MOST - 1).with(step);
  }

  private StepStack newest(int count) {
    StepStack kept = NONE;
    List<History.Step> all = list();
    for (History.Step step : all.subList(all.size() - count, all.size())) {
      kept = kept.with(step);
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

  /// Compares no further back than to where both are the same.
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
