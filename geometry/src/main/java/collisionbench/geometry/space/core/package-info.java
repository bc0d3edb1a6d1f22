/// What the questions share. Not exported.
///
/// A shape is a convex core and a radius around it. `Core` strips the radius and tells a core's
/// corners, `Features` its edges and faces, and `Edge` which pairs of edges may part two cores;
/// `Vertex` is a corner of the difference of two cores, on which every search and proof stands;
/// `Exactly` takes points to exact numbers and back. `ShapeOrder` says which of two shapes is
/// computed with first, so that swapping them changes no bit, and `Scale` brings numbers out of the
/// ordinary to where products of a few of them are doubles.
///
/// Nothing is seen from the world's origin: a way is a difference of given coordinates.
package collisionbench.geometry.space.core;
