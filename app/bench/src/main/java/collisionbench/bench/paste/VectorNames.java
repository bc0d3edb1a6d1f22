package collisionbench.bench.paste;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Vectors that have a name, such as `Vector3.up`, `Vec3::ZERO` and `Vector3d::UnitX()`.
///
/// A name that means other directions in other libraries, such as Godot's `Vector2.UP` and
/// `Vector3.FORWARD`, is none.
final class VectorNames {

  private VectorNames() {}

  /// {@return the coordinates of a vector}
  ///
  /// @param type the word before its name, such as `Vector3`
  /// @param name such as `up`
  static Optional<List<Double>> coordinates(String type, String name) {
    boolean isVector = Words.parts(type).stream().anyMatch(part -> part.matches("(?:vec|point).*"));
    int dimension = type.equals("FVector") ? 3 : isVector ? Words.dimension(type) : 0;
    return ofUnity(name)
        .or(() -> ofAll(name.toLowerCase(Locale.ROOT)))
        .filter(_ -> dimension > 0)
        .map(vector -> vector.subList(0, dimension));
  }

  private static Optional<List<Double>> ofUnity(String name) {
    return switch (name) {
      case "up" -> Optional.of(List.of(0.0, 1.0, 0.0));
      case "down" -> Optional.of(List.of(0.0, -1.0, 0.0));
      case "left" -> Optional.of(List.of(-1.0, 0.0, 0.0));
      case "forward" -> Optional.of(List.of(0.0, 0.0, 1.0));
      case "back" -> Optional.of(List.of(0.0, 0.0, -1.0));
      default -> Optional.empty();
    };
  }

  /// {@return a vector whose name is the same in all libraries except for capitals}
  private static Optional<List<Double>> ofAll(String name) {
    return switch (name) {
      case "zero", "szero", "zerovector", "origin" -> Optional.of(List.of(0.0, 0.0, 0.0));
      case "one", "ones", "onevector" -> Optional.of(List.of(1.0, 1.0, 1.0));
      case "right", "x", "unitx" -> Optional.of(List.of(1.0, 0.0, 0.0));
      case "y", "unity" -> Optional.of(List.of(0.0, 1.0, 0.0));
      case "z", "unitz" -> Optional.of(List.of(0.0, 0.0, 1.0));
      default -> Optional.empty();
    };
  }
}
