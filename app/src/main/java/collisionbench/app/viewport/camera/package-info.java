/// Where the scene is seen from.
///
/// [collisionbench.app.viewport.camera.Navigation] takes the camera somewhere by keys and menus,
/// [collisionbench.app.viewport.camera.CameraPulls] while a mouse button is held; neither takes it
/// so far that the scene cannot be found again.
package collisionbench.app.viewport.camera;
