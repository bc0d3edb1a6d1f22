package collisionbench.app.panel.field;

import java.util.List;

/// Numbers that belong together: the coordinates of a point, or one number alone.
///
/// @param title what they are together; of one number alone also its label
public record ParameterGroup(String title, List<Parameter> parameters) {

  public ParameterGroup {
    parameters = List.copyOf(parameters);
  }

  /// A number alone.
  public ParameterGroup(Parameter parameter) {
    this(parameter.label(), List.of(parameter));
  }
}
