/// The list of the scene's bodies: filter, select, rename, reorder and hide them.
///
/// `Rows` computes what the list shows, without a window.
package collisionbench.app.panel.outliner;
