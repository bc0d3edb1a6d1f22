package collisionbench.app.paste;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Vectors that have a name, such as `Vector3.up`, `Vec3::ZERO` and `Vector3d::UnitX()`.
///
/// A name that means other directions in other libraries, such as Godot's `Vector2.UP` and
/// `Vector3.FORWARD`, is none.
final class VectorNames {

  /// In lower case, since libraries differ in this alone.
  private static final Map<String, List<Double>> VECTORS = new HashMap<>();

  /// Those of Unity.
  private static final Map<String, List<Double>> UNITY = new HashMap<>();

  static {
    name(VECTORS, 0, 0, 0, "zero", "szero", "zerovector", "origin");
    name(VECTORS, 1, 1, 1, "one", "ones", "onevector");
    name(VECTORS, 1, 0, 0, "right", "x", "unitx");
    name(VECTORS, 0, 1, 0, "y", "unity");
    name(VECTORS, 0, 0, 1, "z", "unitz");
    name(UNITY, 0, 1, 0, "up");
    name(UNITY, 0, -1, 0, "down");
    name(UNITY, -1, 0, 0, "left");
    name(UNITY, 0, 0, 1, "forward");
    name(UNITY, 0, 0, -1, "back");
  }

  private VectorNames() {}

  private static void name(
      Map<String, List<Double>> map, double x, double y, double z, String... names) {
    for (String name : names) {
      map.put(name, List.of(x, y, z));
    }
  }

  /// {@return the coordinates of a vector}
  ///
  /// @param type the word before its name, such as `Vector3`
  /// @param name such as `up`
  static Optional<List<Double>> coordinates(String type, String name) {
    boolean isVector = Words.parts(type).stream().anyMatch(part -> part.matches("(?:vec|point).*"));
    int dimension = type.equals("FVector") ? 3 : isVector ? Words.dimension(type) : 0;
    String lower = name.toLowerCase(Locale.ROOT);
    return Optional.ofNullable(UNITY.getOrDefault(name, VECTORS.get(lower)))
        .filter(_ -> dimension > 0)
        .map(vector -> vector.subList(0, dimension));
  }
}
