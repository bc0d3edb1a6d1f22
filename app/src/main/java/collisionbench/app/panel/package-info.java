/// What stands around the picture: the outliner, the inspector, the time, and what touches and how
/// far.
///
/// Panels show a session and change it through its edits. What can be told without a window is told
/// by pure functions: an `Expression` reads typed arithmetic, a `Parameter` is a number of the
/// scene and how to change it, `AnswerLines` are all that is known of a pair, `Rows` what the
/// outliner says.
package collisionbench.app.panel;
