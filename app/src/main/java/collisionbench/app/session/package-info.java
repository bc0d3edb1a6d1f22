/// The open document and how it is shown: one immutable [State] that changes as a whole.
///
/// [Session] changes it, and offers its parts as observable values; those of its [Look] are in
/// [Display]. A listener to one part finds all other parts up to date. Gestures call the session.
/// Everything here belongs to one thread, the one of the window.
package collisionbench.app.session;
