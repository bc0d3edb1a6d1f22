/// The handles on what is selected: move, rotate and resize, by the tool in use.
///
/// [collisionbench.app.viewport.gizmo.Gizmo] is drawn over the picture in pixels and gives its
/// handles to the mouse as grips. A handle that is pulled previews an edit, one at a time, from the
/// scene as it was when it was taken hold of; so nothing adds up, and Escape restores exactly.
///
/// The mathematics is apart from the drawing and from the toolkit:
/// [collisionbench.app.viewport.gizmo.LineOfSight] meets lines and planes, `DraggedPoint` says
/// where the mouse takes a point, `DraggedAngle` by how much it turns a ring, `AxisTurn` what a
/// turn does to a body. They know the camera only through
/// [collisionbench.app.viewport.sight.Projection], so any lens will do.
package collisionbench.app.viewport.gizmo;
