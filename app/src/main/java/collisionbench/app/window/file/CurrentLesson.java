package collisionbench.app.window.file;

import collisionbench.app.lesson.Lesson;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The lesson that is taken in a window, whichever workbench is in it, how far, and which of its
/// steps have been done.
public final class CurrentLesson {

  private final ReadOnlyObjectWrapper<Optional<Lesson>> lesson =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Set<String>> done = new ReadOnlyObjectWrapper<>(Set.of());
  private int step;

  /// {@return the lesson, if one is taken}
  public ReadOnlyObjectProperty<Optional<Lesson>> lesson() {
    return lesson.getReadOnlyProperty();
  }

  /// {@return the keys of the steps that have been done}
  public ReadOnlyObjectProperty<Set<String>> done() {
    return done.getReadOnlyProperty();
  }

  /// {@return the step that was open last, from 0}
  public int step() {
    return step;
  }

  /// Takes a lesson, none of whose steps is done.
  void begin(Lesson next) {
    done.set(Set.of());
    step = 0;
    lesson.set(Optional.of(next));
  }

  /// A step is open.
  public void reach(int index) {
    step = index;
  }

  /// Takes no lesson any more.
  public void leave() {
    lesson.set(Optional.empty());
  }

  /// A step is done, whatever happens in its scene from now on.
  public void finish(String key) {
    Set<String> more = new HashSet<>(done.get());
    if (more.add(key)) {
      done.set(Set.copyOf(more));
    }
  }
}
