package collisionbench.app.panel;

import java.util.List;

/// Numbers that belong together: the coordinates of a point, or one number alone.
///
/// @param title what they are together; of one number alone also its label
record Group(String title, List<Parameter> parameters) {

  Group {
    parameters = List.copyOf(parameters);
  }

  /// A number alone.
  Group(Parameter parameter) {
    this(parameter.label(), List.of(parameter));
  }
}
