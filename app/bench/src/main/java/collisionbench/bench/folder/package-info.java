/// Folders of scenes: which scenes there are, and how each compares with its expectation.
///
/// [SceneFolder] finds the files. [SceneCheck] reads and checks one scene; the result is a
/// [SceneOutcome] in one of the states of [SceneState].
package collisionbench.bench.folder;
