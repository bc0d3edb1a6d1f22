/// Scene files, drafts of unsaved scenes, and the built-in scenes; nobody else knows their JSON.
///
/// The ways in are [collisionbench.app.preset.SceneFile], which reads and saves a file, and
/// [collisionbench.app.preset.BuiltInScenes]. Whatever does not fit is a
/// [collisionbench.app.preset.SceneFileException] whose message is a finished sentence: which file,
/// where in it, what was expected and what was found.
///
/// A text becomes a tree of [collisionbench.app.preset.Json] values that know their places, and the
/// tree becomes a scene; nothing is guessed, skipped or rounded on the way.
package collisionbench.app.preset;
