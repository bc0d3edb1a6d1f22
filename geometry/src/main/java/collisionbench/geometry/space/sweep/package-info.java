/// When do moving shapes meet?
///
/// `Sweep3.of(a, motionA, b, motionB)` is the one way in. Shapes move in straight lines without
/// turning, so only the relative motion counts: A stands still and B moves.
///
/// Two spheres have a closed form. Everything else is walked up to from the start and from the end,
/// by steps that what lies between the shapes allows for (`Approach`): the first contact is never
/// late and none is missed.
package collisionbench.geometry.space.sweep;
