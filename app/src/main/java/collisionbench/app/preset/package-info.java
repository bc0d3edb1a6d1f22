/// Scene files, drafts of unsaved scenes, and the built-in scenes; nobody else knows their JSON.
///
/// The ways in are [collisionbench.app.preset.SceneFile], which reads and saves a file, and
/// [collisionbench.app.preset.BuiltInScenes]. Whatever does not fit is a
/// [collisionbench.app.preset.SceneFileException] that says which file, where in it, what was
/// expected and what was found; nothing is guessed, skipped or rounded.
package collisionbench.app.preset;
