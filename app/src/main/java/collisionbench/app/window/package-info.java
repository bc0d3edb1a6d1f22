/// The window and its parts.
///
/// [BenchWindow] assembles them. A [Workbench] is the content of the window for one session and one
/// language; switching the language makes another. [collisionbench.app.window.document.WindowState]
/// outlives it.
package collisionbench.app.window;
