/// Where does a segment meet a shape in the plane?
///
/// One way in: `Crossing2.of(segment, shape)`. The answer is in parameters along the segment, from
/// 0 at its start to 1 at its end. They meet exactly where `Overlap2.test` says so: a solid is
/// clipped, which tells whether they do; a segment asks it where that is not clear.
package collisionbench.geometry.plane.crossing;
