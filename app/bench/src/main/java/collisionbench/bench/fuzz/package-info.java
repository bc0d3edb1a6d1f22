/// Campaigns: run two methods on many inputs and find those on which they disagree.
///
/// A [CaseRun] takes the cases of a pair from `input` and runs each through a [Trial], or through
/// several if methods are scored. A [Campaign] adds the outcomes to a [Campaign.Summary] with one
/// [Tally] per pair. [Shrink] simplifies each disagreement worth showing, and [Finding] makes a
/// scene of it.
///
/// Laws:
/// - the summary depends only on the plan, and the summaries of all shards add up to the unsharded
///   one;
/// - only the inputs are random, and they depend only on seed, pair and number.
package collisionbench.bench.fuzz;
