/// Moves the camera.
///
/// [collisionbench.app.viewport.camera.Navigation] moves it by keys and menus, and
/// [collisionbench.app.viewport.camera.CameraDrags] while a mouse button is held. Neither moves it
/// so far that the scene is lost.
package collisionbench.app.viewport.camera;
