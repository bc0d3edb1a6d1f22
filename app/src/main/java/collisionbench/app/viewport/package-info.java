/// The picture of a scene: bodies, camera, ground, and what the mouse does to them.
///
/// [collisionbench.app.viewport.Picture] draws a scene. A `Sight` is all that decides what is shown
/// over it; `Still` draws one without a window, `Viewport` those of a session, and turns gestures
/// into edits. [collisionbench.app.viewport.Projection] is the only place that says where a point
/// of the scene is on the screen.
package collisionbench.app.viewport;
