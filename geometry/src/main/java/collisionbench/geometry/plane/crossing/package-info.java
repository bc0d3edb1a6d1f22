/// Where does a segment meet a shape in the plane?
///
/// <img src="{@docRoot}/doc-files/overlay-crossing-plane-light.png" alt="Two segments cross, and
/// two overlap">
///
/// The entry point is `Crossing2.of(segment, shape)`. The answer is in parameters along the
/// segment, from 0 at its start to 1 at its end. There is a crossing exactly if `Overlap2.test`
/// reports contact. For a solid, clipping decides that; for a segment, `Overlap2` is asked if it is
/// unclear.
package collisionbench.geometry.plane.crossing;
