/// Two bodies, taken out of a scene to stand for themselves.
///
/// [collisionbench.app.export.PairTest] writes them as a JUnit test in Java against `geometry`,
/// [collisionbench.app.export.PairScene] makes them a scene that expects what they do. Pure; knows
/// nothing of windows.
package collisionbench.app.export;
