/// What every layer of a picture is given: from where a scene is seen, where its points are on the
/// screen, the colours, the mouse; and what layers are to each other.
///
/// A [Sight] is all that decides what is shown at one moment. [Projection] is the only place that
/// says where a point of the scene is on the screen. A [Picture] draws bodies, an [Overlay] draws
/// over it; what of an overlay can be taken hold of is a [Grip], and a [Pull] follows the mouse.
package collisionbench.app.viewport.sight;
