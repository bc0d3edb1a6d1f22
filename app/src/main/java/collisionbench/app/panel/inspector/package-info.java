/// The numbers of what is selected, to read and to edit.
///
/// A form for one body, for several, or for the scene as a whole; `ShapeParameters` makes the
/// numbers of a shape from the table of its fields.
package collisionbench.app.panel.inspector;
