/// The shell: the window, its menus and keys, and what they do with files.
///
/// [collisionbench.app.window.BenchWindow] puts the parts together. Every action is one constant of
/// [collisionbench.app.window.Action], with its key and icon; menus, tool bar and the sheet of keys
/// are made from that one table.
///
/// A [collisionbench.app.window.Workbench] is all that stands in the window on one session; another
/// language gets another. What outlives it is the window's [collisionbench.app.window.Memory].
package collisionbench.app.window;
