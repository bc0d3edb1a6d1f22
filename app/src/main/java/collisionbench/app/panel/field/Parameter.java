package collisionbench.app.panel.field;

import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;

/// A number of a scene that can be edited.
///
/// @param label the text beside its field, as short as `X`
/// @param name the full name, such as `Center X`
/// @param read reads it from a scene, angles in degrees
/// @param write creates the edit that changes it; throws an IllegalArgumentException if the result
///   is not a valid shape
public record Parameter(
    String label,
    String name,
    NumberKind kind,
    ToDoubleFunction<Scene> read,
    BiFunction<Scene, Double, Edit> write) {}
