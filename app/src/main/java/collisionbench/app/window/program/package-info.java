/// The programs that the user added as methods: their menu, their dialogs, and what keeps them
/// running.
package collisionbench.app.window.program;
