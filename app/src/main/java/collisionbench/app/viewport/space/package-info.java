/// The picture of a scene in space: shaded bodies over a ground of lines.
///
/// [SpacePicture] is the way in. Each shape has a `BodyNode`; what is fixed in pixels, as outlines
/// are, is fitted to the [Projection][collisionbench.app.viewport.sight.Projection] whenever that
/// changes. [Silhouette] says what is seen of a body without drawing it.
package collisionbench.app.viewport.space;
