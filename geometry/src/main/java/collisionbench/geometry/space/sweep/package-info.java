/// When do moving shapes meet?
///
/// `Sweep3.of(a, motionA, b, motionB)` is the one way in. Shapes move in straight lines without
/// turning, so only the relative motion counts: A stands still and B moves.
///
/// The signed distance of two convex shapes is a convex function of time then. That makes Newton's
/// method safe: from a time before the first contact it never steps past it (`Approach`).
package collisionbench.geometry.space.sweep;
