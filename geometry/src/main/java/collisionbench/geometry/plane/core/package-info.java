/// Shared by the queries, not exported: a shape as a core and a radius (`Core`), its convex pieces
/// (`Piece`), the Minkowski difference of two pieces (`Difference`), the coordinate frame
/// (`Frame`), an order of shapes, and a scale for extreme numbers.
package collisionbench.geometry.plane.core;
