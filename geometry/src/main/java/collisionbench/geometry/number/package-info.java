/// Numbers, whatever they measure.
///
/// `Dyadic` holds what sums and products of doubles come to, `Surd` what one division and one root
/// make of those, and `ExactInterval` the part of a segment between two of them. Nothing is rounded
/// but by `Dyadic.over` and `Surd.toDouble`, and these round to the nearest double.
///
/// `Interval` is the same part in doubles, clipped by each `Quadratic` as far as that proves
/// itself. `Outward` rounds sums up and down.
package collisionbench.geometry.number;
