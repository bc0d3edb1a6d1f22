/// The shell: the window, its menus and keys, and what they do with files.
///
/// [collisionbench.app.window.BenchWindow] puts the parts together. Every action is one constant of
/// [collisionbench.app.window.Action], with its key and icon; menus, tool bar and the sheet of keys
/// are made from that one table.
package collisionbench.app.window;
