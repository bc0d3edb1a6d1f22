/// The picture of a 2D scene: outlines over a grid with numbers.
///
/// The entry point is [PlanePicture]. A shape becomes a `PlaneFigure` in pixels, clipped to the
/// picture, and then nodes. The grid and its numbers are also used for side views of 3D scenes.
package collisionbench.app.viewport.plane;
