package collisionbench.app.paste;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Vectors that have a name, such as `Vector3.up`, `Vec3::ZERO` and `Vector3d::UnitX()`.
///
/// A name that means other directions in other libraries, such as Godot's `Vector2.UP` and
/// `Vector3.FORWARD`, is none.
final class VectorNames {

  private static final List<Double> ZERO = List.of(0.0, 0.0, 0.0);
  private static final List<Double> ONE = List.of(1.0, 1.0, 1.0);
  private static final List<Double> X = List.of(1.0, 0.0, 0.0);
  private static final List<Double> Y = List.of(0.0, 1.0, 0.0);
  private static final List<Double> Z = List.of(0.0, 0.0, 1.0);

  /// In lower case, since libraries differ in this alone.
  private static final Map<String, List<Double>> VECTORS =
      Map.ofEntries(
          Map.entry("zero", ZERO),
          Map.entry("szero", ZERO),
          Map.entry("zerovector", ZERO),
          Map.entry("origin", ZERO),
          Map.entry("one", ONE),
          Map.entry("ones", ONE),
          Map.entry("onevector", ONE),
          Map.entry("right", X),
          Map.entry("x", X),
          Map.entry("unitx", X),
          Map.entry("y", Y),
          Map.entry("unity", Y),
          Map.entry("z", Z),
          Map.entry("unitz", Z));

  /// Those of Unity.
  private static final Map<String, List<Double>> UNITY =
      Map.of(
          "up", Y,
          "down", List.of(0.0, -1.0, 0.0),
          "left", List.of(-1.0, 0.0, 0.0),
          "forward", Z,
          "back", List.of(0.0, 0.0, -1.0));

  private VectorNames() {}

  /// {@return the coordinates of a vector}
  ///
  /// @param type the word before its name, such as `Vector3`
  /// @param name such as `up`
  static Optional<List<Double>> coordinates(String type, String name) {
    int dimension = dimension(type);
    if (dimension == 0) {
      return Optional.empty();
    }
    List<Double> vector = UNITY.get(name);
    if (vector == null) {
      vector = VECTORS.get(name.toLowerCase(Locale.ROOT));
    }
    return Optional.ofNullable(vector)
        .filter(found -> dimension == 3 || found.getLast() == 0 || found.equals(ONE))
        .map(found -> found.subList(0, dimension));
  }

  /// A type of vectors has its dimension in its name, except `FVector` of Unreal.
  private static int dimension(String type) {
    boolean isVector = Words.parts(type).stream().anyMatch(VectorNames::isVector);
    return type.equals("FVector") ? 3 : isVector ? Words.dimension(type) : 0;
  }

  private static boolean isVector(String part) {
    return part.startsWith("vec") || part.startsWith("point");
  }
}
