package collisionbench.app.panel.field;

import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;

/// A number of a scene that can be edited.
///
/// @param label the text beside its field, as short as `X`
/// @param name what it is called without anything beside it, as `Centre X`
/// @param read gives it as it is shown: angles in degrees
/// @param write gives the edit after which it is another one; throws an IllegalArgumentException
///   where that is no shape
public record Parameter(
    String label,
    String name,
    NumberKind kind,
    ToDoubleFunction<Scene> read,
    BiFunction<Scene, Double, Edit> write) {}
