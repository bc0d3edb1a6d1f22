/// Where do two shapes touch: at a point or along a stretch?
///
/// The entry point is `Manifold2.of(a, b)`. It takes the edge of each shape on the contact line, if
/// there is one, and intersects the two.
package collisionbench.geometry.plane.manifold;
