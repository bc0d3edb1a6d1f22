/// Takes a lesson: the bar with the current step, and moving between steps.
///
/// The document's key names the scene of the step, and so the step. That is why Undo moves between
/// steps too, and the bar follows.
package collisionbench.app.window.lesson;
