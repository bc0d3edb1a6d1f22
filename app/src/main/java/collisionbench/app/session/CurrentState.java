package collisionbench.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectPropertyBase;
import javafx.util.Subscription;

/// The current state of a session and its listeners.
///
/// It changes as a whole: a listener to one part finds all other parts up to date. If a listener
/// changes the state again, later listeners see only the last state.
@SuppressWarnings(
    "ReferenceEquality") // unchanged parts are the same objects, and comparing large ones is slow
final class CurrentState {

  private final List<Watcher> watchers = new ArrayList<>();
  private State now;

  CurrentState(State first) {
    now = first;
  }

  State get() {
    return now;
  }

  void change(UnaryOperator<State> step) {
    State next = step.apply(now);
    if (next != now) {
      now = next;
      List.copyOf(watchers).forEach(Watcher::look);
    }
  }

  /// Calls `action` with the old and the new state after each change, in order of registration.
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
