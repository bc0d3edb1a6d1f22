package collisionbench.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectPropertyBase;
import javafx.util.Subscription;

/// The state that a session is in, and those who watch it.
///
/// It changes as a whole: whoever is told of one part finds all other parts as they are beside it.
/// A watcher sees each state once, before it sees a later one.
@SuppressWarnings("ReferenceEquality") // what does not change is kept, and may be large
final class CurrentState {

  private final List<Watcher> watchers = new ArrayList<>();
  private State now;

  CurrentState(State first) {
    now = first;
  }

  State get() {
    return now;
  }

  /// Goes from the state that it is in to another.
  void change(UnaryOperator<State> step) {
    State next = step.apply(now);
    if (next != now) {
      now = next;
      List.copyOf(watchers).forEach(Watcher::look);
    }
  }

  /// Has each state that follows seen beside the one before it, those registered first first.
  Subscription watch(BiConsumer<State, State> action) {
    Watcher watcher = new Watcher(action);
    watchers.add(watcher);
    return () -> watchers.remove(watcher);
  }

  /// {@return a part of the state as an observable value}
  <T> ReadOnlyObjectProperty<T> part(Function<State, T> part) {
    return new Part<>(part);
  }

  private final class Watcher {

    private final BiConsumer<State, State> action;
    private State seen = now;

    Watcher(BiConsumer<State, State> action) {
      this.action = action;
    }

    void look() {
      State before = seen;
      State after = now;
      if (before != after) {
        seen = after;
        action.accept(before, after);
      }
    }
  }

  private final class Part<T> extends ReadOnlyObjectPropertyBase<T> {

    private final Function<State, T> part;

    Part(Function<State, T> part) {
      this.part = part;
      watch((before, after) -> {
        if (part.apply(before) != part.apply(after)) {
          fireValueChangedEvent();
        }
      });
    }

    @Override
    public T get() {
      return part.apply(now);
    }

    @Override
    public Object getBean() {
      return CurrentState.this;
    }

    @Override
    public String getName() {
      return "";
    }
  }
}
