package collisionbench.app.settings;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonWriter;
import java.util.Optional;
import java.util.function.Function;

/// A member of an object in the settings file.
///
/// @param value takes the value from what the object stands for
record Member<R, T>(String name, Function<R, T> value, Form<T> form) {

  /// {@return the value in an object; that of `first` if it is not there or not known}
  T read(Json.Fields object, R first) throws JsonException {
    Json found = object.values().get(name);
    return (found == null || isNull(found) ? Optional.<T>empty() : form.reader().of(found))
        .orElseGet(() -> value.apply(first));
  }

  /// {@return whether a value counts as none}
  static boolean isNull(Json value) {
    return value instanceof Json.Literal literal && literal.word().equals("null");
  }

  /// Writes the value on a line of its own; an empty one is left out.
  void write(R whole, int indent, JsonWriter json) {
    T written = value.apply(whole);
    if (!written.equals(Optional.empty())) {
      form.writer().accept(written, json.line(indent).name(name));
    }
  }
}
