/// The view of a scene, and what the mouse does in it.
///
/// `Viewport` shows the scene of a session. `StillPicture` draws one render state without a window.
/// The subpackages do not depend on this one: `render` holds what they share, `plane` and `space`
/// draw bodies, `mark`, `gizmo` and `cube` draw over them, `camera` moves the camera, and `gesture`
/// turns mouse and keys into edits.
package collisionbench.app.viewport;
