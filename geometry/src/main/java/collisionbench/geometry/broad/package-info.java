/// Which pairs of many shapes are worth asking about?
///
/// Of many shapes most pairs are far apart, and their bounds tell. [Extents] knows them all and
/// names the pairs whose bounds meet, [MovingExtents] those whose bounds meet at some time while
/// the shapes move:
///
/// ```java
/// Extents.inSpace(shapes).forEachPair((i, j) -> {
///   if (Overlap3.test(shapes.get(i), shapes.get(j))) {
///     ...
///   }
/// });
/// ```
///
/// What is left out is apart for certain: bounds are widened by more than rounding can take from
/// them. What is named may be apart all the same; that is for the questions to say, in `space` and
/// in `plane`, of which nothing but the shapes is known here.
package collisionbench.geometry.broad;
