/// Exact numbers, intervals and error bounds, without geometry.
///
/// `Dyadic` is exact for sums and products of doubles. `Surd` adds one division and one square
/// root, and `ExactInterval` is the part of a segment between two of them. Only `Dyadic.over` and
/// `Surd.toDouble` round, to the nearest double.
///
/// `Interval` is an `ExactInterval` in doubles, clipped by planes, slabs and balls as far as that
/// can be proved. `Outward` rounds sums up and down. `Verdict` is what doubles prove about the
/// contact of two shapes, `DistanceProof` what they prove about a distance, and `ContactTimes` are
/// the times of contact. `Require` checks arguments of shapes.
package collisionbench.geometry.number;
