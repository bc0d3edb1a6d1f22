/// Finds a scene by its picture, or by a few letters of its name.
///
/// [Gallery] is the view. It shows [SceneCandidate]s as tiles and reports the one chosen.
/// [Thumbnails] renders their images one after another, as they are ready.
package collisionbench.app.finder;
