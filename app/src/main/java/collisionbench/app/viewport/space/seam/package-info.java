/// Where the surfaces of two bodies go into each other, worked out from the triangles that are
/// drawn, so that it is right for every two bodies and lies where the picture shows it.
/// [Seam#between] is the way in.
package collisionbench.app.viewport.space.seam;
