/// What every method says about two bodies, beside what is right. Pure; knows nothing of windows.
///
/// [collisionbench.app.comparison.Comparison] asks all methods that answer a pair, each in the
/// numbers that it computes in, and holds their answers against exact arithmetic on the same
/// numbers. [collisionbench.app.comparison.Survey] looks through a scene for pairs on which methods
/// disagree, [collisionbench.app.comparison.Stopwatch] measures how long a method takes. Both are
/// too slow for the window's thread: [collisionbench.app.comparison.Latest] is the thread for them.
package collisionbench.app.comparison;
