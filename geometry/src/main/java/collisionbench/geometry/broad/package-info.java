/// The broad phase: which pairs of many shapes are worth testing?
///
/// Most pairs of many shapes are far apart, which their bounds show. [BoundsList] holds the bounds
/// of shapes at rest and enumerates the pairs whose bounds meet; [MovingBoundsList] enumerates
/// those whose bounds meet at some time while the shapes move:
///
/// {@snippet file="SpaceEntriesTest.java" region="bounds"}
///
/// Pairs that are left out are certainly apart: bounds are widened by more than rounding can take
/// from them. Enumerated pairs may still be apart. Of `space` and `plane`, this package uses only
/// the shapes.
package collisionbench.geometry.broad;
