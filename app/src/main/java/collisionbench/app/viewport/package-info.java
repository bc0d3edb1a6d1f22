/// The picture of a scene, and what the mouse does to it.
///
/// `Viewport` shows what is open in a session; `StillPicture` draws one sight without a window.
/// What they are made of is in the packages inside, none of which knows this one: `sight` is what
/// all of them are given, `plane` and `space` draw bodies, `mark`, `gizmo` and `cube` draw over
/// them, `camera` takes the eye somewhere, and `gesture` turns the mouse and the keys into edits.
package collisionbench.app.viewport;
