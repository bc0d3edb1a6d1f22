package collisionbench.app.panel.field;

import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;

/// A number of a scene that can be edited.
///
/// @param label the text beside its field, as short as `X`
/// @param name what it is called without anything beside it, as `Centre X`
/// @param read gives it as it is shown: angles in degrees
/// @param write gives the edit after which it is another one; throws an IllegalArgumentException
///   where that is no shape
public record Parameter(String label, String name, NumberKind kind, Read read, Write write) {

  /// Where the number is.
  public interface Read {
    double of(Scene scene);
  }

  /// How the number is changed.
  public interface Write {
    Edit to(Scene scene, double value);
  }
}
