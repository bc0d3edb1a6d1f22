/// Shared by the queries, not exported.
///
/// A shape is a convex core and a radius. `Core` strips the radius and gives the vertices of the
/// core, `Features` its edges and faces, and `Edge` determines which pairs of edges can separate
/// two cores. `Vertex` is a vertex of the Minkowski difference of two cores, on which every search
/// and proof is built. `Exactly` converts points to exact numbers and back. `ShapeOrder` orders two
/// shapes, so that swapping them changes no bit, and `Scale` brings extreme numbers to where
/// products of a few of them are doubles.
///
/// Nothing is measured from the world's origin: differences are taken between given coordinates.
package collisionbench.geometry.space.core;
