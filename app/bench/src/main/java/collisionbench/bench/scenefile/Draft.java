package collisionbench.bench.scenefile;

import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import java.nio.file.Path;
import java.util.Optional;

/// Unsaved work, kept in case the program crashes.
///
/// @param file the file of the scene; empty if it has never been saved
/// @param builtIn the key of the built-in scene that was changed, if any
/// @param content identifies the content of the file that the work started from, see
///   [collisionbench.bench.storage.Stamp]
/// @param camera the last camera
public record Draft(
    Optional<Path> file,
    Optional<String> builtIn,
    Optional<String> content,
    Scene scene,
    Camera camera) {}
