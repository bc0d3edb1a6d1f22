/// Where does a segment meet a shape in the plane?
///
/// One way in: `Crossing2.of(segment, shape)`. Whether they meet at all is what `Overlap2.test`
/// says; here is where, in parameters along the segment from 0 at its start to 1 at its end.
package collisionbench.geometry.plane.crossing;
