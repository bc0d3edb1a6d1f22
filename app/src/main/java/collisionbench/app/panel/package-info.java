/// What stands around the picture: the outliner, the inspector, the time, the history, and what
/// touches and how far.
///
/// Panels show a session and change it through its edits. What can be told without a window is told
/// by pure functions.
package collisionbench.app.panel;
