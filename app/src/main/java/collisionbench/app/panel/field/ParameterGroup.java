package collisionbench.app.panel.field;

import java.util.List;

/// Numbers that belong together: the coordinates of a point, or one number alone.
///
/// @param title the common name; for a single number, also its label
public record ParameterGroup(String title, List<Parameter> parameters) {

  public ParameterGroup {
    parameters = List.copyOf(parameters);
  }

  /// A group of a single number.
  public ParameterGroup(Parameter parameter) {
    this(parameter.label(), List.of(parameter));
  }
}
