/// When do moving shapes in the plane meet?
///
/// One way in: `Sweep2.of(a, motionA, b, motionB)`. Only the relative motion matters: B moves past
/// A at rest. Moving circles have a closed form, everything else is walked up to by Newton's method
/// on the distance, which for convex shapes never oversteps.
package collisionbench.geometry.plane.sweep;
