/// The picture of a scene: bodies, camera, ground, and what the mouse does to them.
///
/// [collisionbench.app.viewport.Picture] draws a scene and knows of no session, so that a picture
/// can be made without a window; `Viewport` joins one to a session and turns gestures into edits.
/// [collisionbench.app.viewport.Projection] is the only place that says where a point of the scene
/// is on the screen.
package collisionbench.app.viewport;
