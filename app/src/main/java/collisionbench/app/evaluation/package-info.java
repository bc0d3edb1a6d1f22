/// From a scene to its answers: for every pair of bodies whether they touch, how far apart they
/// are, where a segment crosses and when moving bodies meet. Pure; knows nothing of windows.
///
/// The way in is [collisionbench.app.evaluation.Evaluation]. Answers about a flat scene are given
/// in the plane z = 0 of space, so that there is one kind of answer to show.
package collisionbench.app.evaluation;
