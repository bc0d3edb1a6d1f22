package collisionbench.methods.method;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The available methods in display order, with unique names.
public record Catalogue(List<Method> methods) {

  /// @throws IllegalArgumentException if two methods have the same name
  public Catalogue {
    methods = List.copyOf(methods);
    if (names(methods).distinct().count() < methods.size()) {
      throw new IllegalArgumentException(
          "methods must have different names: " + names(methods).toList());
    }
  }

  private static Stream<String> names(List<Method> methods) {
    return methods.stream().map(Method::name);
  }

  /// {@return the names of all methods}
  public List<String> names() {
    return names(methods).toList();
  }

  /// {@return the method with that name, or empty if there is none}
  public Optional<Method> named(String name) {
    return methods.stream().filter(method -> method.name().equals(name)).findFirst();
  }

  /// {@return a catalogue of these methods followed by others}
  ///
  /// @throws IllegalArgumentException if a name is taken
  public Catalogue with(List<? extends Method> more) {
    return new Catalogue(Stream.concat(methods.stream(), more.stream()).toList());
  }
}
