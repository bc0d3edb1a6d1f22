/// What every layer of a picture is given, and how layers relate.
///
/// A [RenderState] is everything that decides what is shown at one moment. [Projection] is the only
/// class that maps points of the scene to the screen. A [Picture] draws bodies and an [Overlay]
/// draws over it. A [Grip] is a part of an overlay that can be dragged, and a [DragHandler] handles
/// the drag.
package collisionbench.app.viewport.render;
