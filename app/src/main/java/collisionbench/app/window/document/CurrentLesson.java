package collisionbench.app.window.document;

import collisionbench.bench.lesson.Lesson;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The current lesson of a window, with the current step and the completed ones, or the one that
/// was left before its end. It outlives workbenches.
public final class CurrentLesson {

  private final ReadOnlyObjectWrapper<Optional<Lesson>> lesson =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Lesson>> left =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Set<String>> done = new ReadOnlyObjectWrapper<>(Set.of());
  private int step;

  public ReadOnlyObjectProperty<Optional<Lesson>> lesson() {
    return lesson.getReadOnlyProperty();
  }

  /// {@return the lesson that was left before its end, which can be resumed}
  public ReadOnlyObjectProperty<Optional<Lesson>> left() {
    return left.getReadOnlyProperty();
  }

  /// {@return the keys of the completed steps}
  public ReadOnlyObjectProperty<Set<String>> done() {
    return done.getReadOnlyProperty();
  }

  public int step() {
    return step;
  }

  void begin(Lesson next) {
    done.set(Set.of());
    step = 0;
    left.set(Optional.empty());
    lesson.set(Optional.of(next));
  }

  /// Records that a step was opened.
  public void reach(int index) {
    step = index;
  }

  /// Leaves the lesson before its end.
  public void leave() {
    if (lesson.get().isPresent()) {
      left.set(lesson.get());
      lesson.set(Optional.empty());
    }
  }

  /// Resumes the lesson that was left.
  public void resume() {
    lesson.set(left.get());
    left.set(Optional.empty());
  }

  /// Ends the lesson; it cannot be resumed.
  public void end() {
    lesson.set(Optional.empty());
  }

  /// Records that a step is complete; later changes to its scene do not matter.
  public void finish(String key) {
    Set<String> more = new HashSet<>(done.get());
    if (more.add(key)) {
      done.set(Set.copyOf(more));
    }
  }
}
