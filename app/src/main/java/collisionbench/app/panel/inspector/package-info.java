/// Shows and edits the numbers of the selection.
///
/// There is a form for one body, for several, and for the scene. `ShapeParameters` makes the
/// numbers of a shape from the table of its fields.
package collisionbench.app.panel.inspector;
