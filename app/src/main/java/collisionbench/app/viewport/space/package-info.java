/// The picture of a 3D scene: shaded bodies over a ground grid.
///
/// The entry point is [SpacePicture]. Each shape has a `BodyNode`; of very many bodies, most are in
/// a `Crowd` instead. Sizes in pixels, such as outlines, are fitted to the
/// [Projection][collisionbench.app.viewport.render.Projection] whenever it changes. [Silhouette]
/// computes the visible outline of a body without drawing it.
package collisionbench.app.viewport.space;
