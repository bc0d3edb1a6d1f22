/// What the questions share, and no one else sees: exact signs, an order of shapes, and the nearest
/// points of a segment.
///
/// A shape is a core (point, segment, box, triangle) with a radius. What is written here is about
/// cores only. The package is not exported.
package collisionbench.geometry.space.core;
