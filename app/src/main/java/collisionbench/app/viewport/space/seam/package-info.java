/// The seam where the surfaces of two bodies intersect, computed from the drawn triangles: it works
/// for any two bodies and lies where the picture shows it. The entry point is [Seam#between].
package collisionbench.app.viewport.space.seam;
