package collisionbench.app.window.file;

import collisionbench.app.lesson.Lesson;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The lesson that is taken in a window, whichever workbench is in it, and which of its steps have
/// been done.
public final class CurrentLesson {

  private final ReadOnlyObjectWrapper<Optional<Lesson>> lesson =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Set<String>> done = new ReadOnlyObjectWrapper<>(Set.of());

  /// {@return the lesson, if one is taken}
  public ReadOnlyObjectProperty<Optional<Lesson>> lesson() {
    return lesson.getReadOnlyProperty();
  }

  /// {@return the keys of the steps that have been done}
  public ReadOnlyObjectProperty<Set<String>> done() {
    return done.getReadOnlyProperty();
  }

  /// Takes a lesson, none of whose steps is done.
  public void begin(Lesson next) {
    done.set(Set.of());
    lesson.set(Optional.of(next));
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
