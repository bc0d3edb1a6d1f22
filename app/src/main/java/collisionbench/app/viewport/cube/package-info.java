/// The cube in the upper right corner of a picture of space: it shows from where the scene is seen,
/// and takes the camera elsewhere.
///
/// [collisionbench.app.viewport.cube.AxisCube] is the overlay. A
/// [collisionbench.app.viewport.cube.SeenCube] says where its parts are in the picture, and a
/// [collisionbench.app.viewport.cube.CubePart] is a face, an edge or a corner that can be clicked.
package collisionbench.app.viewport.cube;
