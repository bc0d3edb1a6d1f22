/// Numbers, whatever they measure.
///
/// `Dyadic` is exact for sums and products of doubles. `Surd` adds one division and one square
/// root, and `ExactInterval` is the part of a segment between two of them. Only `Dyadic.over` and
/// `Surd.toDouble` round, to the nearest double.
///
/// `Interval` is the same in doubles, clipped by each `Quadratic` as far as that can be proved.
/// `Outward` rounds sums up and down. `Verdict` is what doubles prove about two shapes, and
/// `ContactTimes` is when they touch. `Require` checks the numbers of shapes.
package collisionbench.geometry.number;
