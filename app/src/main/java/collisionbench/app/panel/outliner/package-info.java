/// The list of the scene's bodies: to filter, select, rename, reorder and hide them.
///
/// `Rows` are what the list says, without a window.
package collisionbench.app.panel.outliner;
