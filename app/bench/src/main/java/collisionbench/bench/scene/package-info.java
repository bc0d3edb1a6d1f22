/// Scenes of bodies, the edits that change them, and the history. No user interface and no files.
///
/// All types are immutable. A gesture becomes an [Edit], the edit makes the next [Scene], and
/// [History] keeps the scenes.
///
/// A 2D scene lies in the plane z = 0: positions and directions are given in space for both.
package collisionbench.bench.scene;
