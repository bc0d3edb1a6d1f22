/// The shell: the window and what stands in it.
///
/// [collisionbench.app.window.BenchWindow] puts the parts together. A
/// [collisionbench.app.window.Workbench] is all that stands in the window on one session; another
/// language gets another. What outlives it is the window's [collisionbench.app.window.file.Memory].
package collisionbench.app.window;
