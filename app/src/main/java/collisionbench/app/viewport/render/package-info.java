/// What the layers of a picture share.
///
/// A [RenderState] determines what is shown. [Projection] is the only class that maps points of the
/// scene to the screen. A [Picture] draws bodies and an [Overlay] draws over it. A [Grip] is a part
/// of an overlay that can be dragged, and a [DragHandler] handles the drag.
package collisionbench.app.viewport.render;
