package collisionbench.app.panel.widget;

import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;

/// Numbers that belong together: the coordinates of a point, or one number alone.
///
/// @param title the common name; for a single number, also its label
/// @param together creates the edit that changes all of them, as [Parameter#write] does for one;
///   empty if they are changed one at a time
public record ParameterGroup(
    String title,
    List<Parameter> parameters,
    Optional<BiFunction<Scene, List<Double>, Edit>> together) {

  public ParameterGroup {
    parameters = List.copyOf(parameters);
  }

  /// A group whose numbers are changed one at a time.
  public ParameterGroup(String title, List<Parameter> parameters) {
    this(title, parameters, Optional.empty());
  }

  public ParameterGroup(Parameter parameter) {
    this(parameter.label(), List.of(parameter));
  }

  /// A number of a scene that can be edited.
  ///
  /// @param label the text beside its field, as short as `X`
  /// @param name the full name, such as `Center X`
  /// @param read reads it from a scene, angles in degrees
  /// @param write creates the edit that changes it; throws an IllegalArgumentException if the
  ///   result is not a valid shape
  public record Parameter(
      String label,
      String name,
      NumberKind kind,
      ToDoubleFunction<Scene> read,
      BiFunction<Scene, Double, Edit> write) {}
}
