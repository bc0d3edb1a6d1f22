/// When do moving shapes meet?
///
/// <img src="{@docRoot}/doc-files/overlay-moving-space-light.png" alt="A capsule moves into a box;
/// the time of first contact">
///
/// The entry point is `Sweep3.of(a, motionA, b, motionB)`. Shapes move in straight lines without
/// rotating, so only the relative motion matters: A stands still and B moves.
///
/// Two spheres have a closed form. All other pairs are approached from the start and from the end,
/// by steps no longer than the gap between the shapes allows (`Approach`): the first contact is
/// never late and none is missed. A sphere and a triangle, segment or capsule start at a guess,
/// which one such step proves (`MovingSphere`).
package collisionbench.geometry.space.sweep;
