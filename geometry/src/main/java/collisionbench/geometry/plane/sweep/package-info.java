/// When do moving shapes in the plane meet?
///
/// <img src="{@docRoot}/doc-files/overlay-moving-plane.png" alt="A circle and a triangle move past
/// each other; first and last contact">
///
/// The entry point is `Sweep2.of(a, motionA, b, motionB)`. Only the relative motion matters: B
/// moves past A at rest. A `SeparatingLine` that the shapes never cross ends most queries. Moving
/// circles have a closed form. All other pairs are approached from the start and from the end, by
/// steps that are never too long (`MovingPieces`).
package collisionbench.geometry.plane.sweep;
