/// The numbers of what is selected, to read and to edit.
///
/// A form for one body, for several, or for the scene as a whole; `FlatParameters` and
/// `SolidParameters` are which numbers a shape has.
package collisionbench.app.panel.inspector;
