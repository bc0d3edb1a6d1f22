/// Evaluates a scene: for every pair of bodies whether they touch, their distance, where a segment
/// crosses, and when moving bodies meet. No user interface.
///
/// The entry point is [Evaluation]. Answers about a 2D scene are given in the plane z = 0, so there
/// is one kind of answer to show.
package collisionbench.bench.evaluation;
