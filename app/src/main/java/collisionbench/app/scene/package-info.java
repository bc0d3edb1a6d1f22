/// What is on the bench: a scene of bodies, the edits that change it, and the history of both.
///
/// Everything here is an immutable record and knows nothing of windows or files. A gesture becomes
/// an [collisionbench.app.scene.Edit], the edit makes the next [collisionbench.app.scene.Scene],
/// and [collisionbench.app.scene.History] remembers the scenes.
///
/// A flat scene lies in the plane z = 0: where a place or a direction of either kind is meant, it
/// is given in space.
package collisionbench.app.scene;
