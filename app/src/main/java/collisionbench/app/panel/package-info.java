/// The panels around the view: outliner, inspector, time, history, and the answers about what
/// touches.
///
/// Panels show a session and change it through its edits. Pure functions compute what needs no
/// window.
package collisionbench.app.panel;
