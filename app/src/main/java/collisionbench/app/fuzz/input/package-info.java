/// The inputs of a campaign.
///
/// `Case.of(seed, pair, number)` is the one way in: the same case whenever the three are the same.
/// It draws a strategy, and the strategy draws two shapes. Strategies are listed in
/// `Strategies.ALL`; each aims at something that breaks collision tests. What they draw numbers
/// with is a `Sketch` (how points, sizes, turns and angles are drawn), or `Lean3` and `Lean2`
/// (shapes that touch a plane or line, exactly).
///
/// `ShapeNumbers` takes shapes apart into numbers and puts them together again, so that nudging and
/// shrinking are written once for all shapes.
package collisionbench.app.fuzz.input;
