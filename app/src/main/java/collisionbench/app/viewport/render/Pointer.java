package collisionbench.app.viewport.render;

import collisionbench.app.scene.Axis;
import java.util.Optional;

/// Where the mouse is in a viewport, and what the other hand does.
///
/// @param x in pixels of the viewport, from the left; slower than the mouse while it is `fine`
/// @param y in pixels of the viewport, from the top; slower than the mouse while it is `fine`
/// @param shift along the ground
/// @param snap the steps to which it snaps: the shortcut key (Ctrl, or Command on a Mac) is down
/// @param fine slower than the mouse: Alt is down
/// @param lock the axis to which X, Y or Z has locked what is held
public record Pointer(
    double x,
    double y,
    boolean shift,
    Optional<SnapStep> snap,
    boolean fine,
    Optional<Axis> lock) {}
