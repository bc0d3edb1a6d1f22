/// What the questions share: a shape as a core and a radius (`Core`), its convex pieces (`Piece`)
/// and the difference of two of these (`Difference`), the coordinates they are in (`Frame`), an
/// order of shapes and a scale for numbers out of the ordinary. Not exported.
package collisionbench.geometry.plane.core;
