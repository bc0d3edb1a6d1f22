/// Taking a lesson: the bar that tells what to do, and the way from step to step.
///
/// Which step is taken is told by the document: its key is that of the step's scene. So undo goes
/// from step to step too, and the bar goes along.
package collisionbench.app.window.lesson;
