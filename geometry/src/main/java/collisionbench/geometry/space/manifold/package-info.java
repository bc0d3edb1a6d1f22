/// Where do two shapes touch: at a point, along a stretch or in an area?
///
/// The entry point is `Manifold3.of(a, b)`. It takes the support feature of each shape along the
/// contact normal (a corner, an edge or a face) and intersects the two in the plane across the
/// normal (`FlatRegion`), by exact signs (`ContactPlane`).
package collisionbench.geometry.space.manifold;
