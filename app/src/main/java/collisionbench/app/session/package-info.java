/// What is open now, as observable values: the document, what is selected, and the evaluation of
/// what is shown, in [collisionbench.app.session.Session]; the camera and the way in which it is
/// shown, in its [collisionbench.app.session.Display].
///
/// Views read these and listen; gestures call the session. All of it belongs to one thread, the one
/// that shows it.
package collisionbench.app.session;
