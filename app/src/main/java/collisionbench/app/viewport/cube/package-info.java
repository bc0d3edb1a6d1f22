/// The view cube in the corner of a 3D view: shows the direction of the camera, and moves it.
///
/// [AxisCube] is the overlay. [SeenCube] computes where its parts are in pixels, and a [CubePart]
/// is a face, edge or corner to click.
package collisionbench.app.viewport.cube;
