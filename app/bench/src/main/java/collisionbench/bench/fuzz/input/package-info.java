/// Generates the inputs of a campaign.
///
/// The entry point is `Case.of(seed, pair, number)`: the same three give the same case. It draws a
/// strategy, and the strategy draws two shapes. `Strategies.ALL` lists the strategies; each aims at
/// something that breaks collision tests. They draw with a `ShapeGenerator` (points, sizes,
/// rotations and angles), or with `PlaneTouch` and `LineTouch` (shapes that exactly touch a plane
/// or line).
package collisionbench.bench.fuzz.input;
