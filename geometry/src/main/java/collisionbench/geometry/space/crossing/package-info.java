/// Where does a segment meet a shape?
///
/// <img src="{@docRoot}/doc-files/overlay-crossing-space-light.png" alt="A stick crosses a ball and
/// a triangle, with parameters and weights">
///
/// The entry point is `Crossing3.of(segment, shape)`. Spheres, capsules, boxes and hulls are solid:
/// the answer is the part of the segment inside them. A triangle or another segment is met in a
/// point, or in an interval if the two are coplanar or collinear. `Lines3` gives the relation of
/// lines and planes, whether they meet or not.
///
/// There is a crossing exactly if `Overlap3` reports contact. For a solid, clipping decides that; a
/// flat hull, a segment, and a triangle in unclear cases ask `Overlap3` first. Exact signs decide
/// parallel and coplanar.
package collisionbench.geometry.space.crossing;
