package collisionbench.app.viewport.render;

import collisionbench.geometry.space.Vec3;
import javafx.scene.image.Image;

/// A map of answers as a picture that lies in the scene.
///
/// @param corner the lower left corner
/// @param across its lower side, from the corner
/// @param up its left side, from the corner
public record MapPicture(Image image, Vec3 corner, Vec3 across, Vec3 up) {}
