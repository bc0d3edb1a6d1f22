/// Finds a scene by a few letters of its name, with thumbnails.
///
/// [SceneFinder] is the view. It lists [SceneCandidate]s and reports the one chosen. [Thumbnails]
/// renders their images one after another, as they are ready.
package collisionbench.app.finder;
