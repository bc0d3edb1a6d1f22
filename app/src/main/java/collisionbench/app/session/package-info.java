/// What is open now, as observable values: the document, what is selected, the time shown, the
/// camera, and the evaluation of what is shown.
///
/// Views read these and listen; gestures call [collisionbench.app.session.Session]. All of it
/// belongs to one thread, the one that shows it.
package collisionbench.app.session;
