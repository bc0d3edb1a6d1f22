package collisionbench.app.preset;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import java.nio.file.Path;
import java.util.Optional;

/// Unsaved work, as it is kept in case the program does not end well.
///
/// @param file where the scene would be saved; empty if it has never been
/// @param builtIn the key of the built-in scene that was changed, if it was one
/// @param content which content of the file the work was based on, as
///   [collisionbench.app.storage.Stamp] names it
/// @param camera from where the scene was seen last
public record Draft(
    Optional<Path> file,
    Optional<String> builtIn,
    Optional<String> content,
    Scene scene,
    Camera camera) {}
