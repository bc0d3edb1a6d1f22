/// The picture of a flat scene: outlines over a grid with numbers.
///
/// [PlanePicture] is the way in. A shape becomes a `PlaneFigure` in pixels, cut off at the edges of
/// the picture, and that becomes nodes. The grid and its numbers serve pictures of space too, where
/// they are seen from one side.
package collisionbench.app.viewport.plane;
