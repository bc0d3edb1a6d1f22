/// The picture of a scene, and what the mouse does to it.
///
/// `Viewport` shows what is open in a session, and turns gestures into edits; `StillPicture` draws
/// one sight without a window. What they are made of is in the packages inside, none of which knows
/// this one: `sight` is what all of them are given, `plane` and `space` draw bodies, `mark`,
/// `gizmo` and `cube` draw over them.
package collisionbench.app.viewport;
