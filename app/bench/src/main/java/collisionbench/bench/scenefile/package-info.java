/// Scene files, drafts, built-in scenes and scenes of the user. Only this package knows their JSON.
///
/// The entry points are [SceneFile], which reads and saves a file, and [BuiltInScenes]. Input that
/// does not fit throws a [SceneFileException] with the file, the location, what was expected and
/// what was found; nothing is guessed, skipped or rounded.
package collisionbench.bench.scenefile;
