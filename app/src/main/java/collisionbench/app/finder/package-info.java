/// Finding a scene by a few letters of its name and a small picture.
///
/// [collisionbench.app.finder.SceneFinder] is what is seen; it shows
/// [collisionbench.app.finder.Candidate]s and says which one was chosen. Pictures come from
/// [collisionbench.app.finder.Thumbnails] one after another, when they are ready.
package collisionbench.app.finder;
