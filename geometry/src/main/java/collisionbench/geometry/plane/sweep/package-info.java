/// When do moving shapes in the plane meet?
///
/// One way in: `Sweep2.of(a, motionA, b, motionB)`. Only the relative motion matters: B moves past
/// A at rest. Moving circles have a closed form, everything else is walked up to from the start and
/// from the end, by steps that are never too long (`MovingPieces`).
package collisionbench.geometry.plane.sweep;
