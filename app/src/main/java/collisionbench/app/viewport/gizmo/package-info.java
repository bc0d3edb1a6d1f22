/// The handles that move, rotate and resize the selection.
///
/// [Gizmo] is an overlay in pixels that offers its handles to the mouse as grips. Dragging a handle
/// previews one edit at a time, from the scene as it was at the press, so nothing accumulates and
/// Escape restores the scene exactly.
///
/// The mathematics needs neither drawing nor a toolkit: [LineOfSight] intersects lines and planes,
/// `DraggedPoint` computes where the mouse takes a point, `DraggedAngle` how far it turns a ring,
/// and `AxisTurn` what a rotation does to a body. They know the camera only as a
/// [collisionbench.app.viewport.render.Projection], so any lens works.
package collisionbench.app.viewport.gizmo;
