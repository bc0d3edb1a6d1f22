/// Campaigns: many inputs put to two methods, to find those on which they disagree.
///
/// A [collisionbench.app.fuzz.Campaign] takes its cases from `input`, puts each to a
/// [collisionbench.app.fuzz.Trial], adds up what comes out in a [collisionbench.app.fuzz.Summary]
/// of one [collisionbench.app.fuzz.Tally] a pair, and hands each disagreement worth showing to
/// [collisionbench.app.fuzz.Shrink], which simplifies it; [collisionbench.app.fuzz.Finding] makes a
/// scene of it.
///
/// Laws:
/// - the summary depends on nothing but the plan, and the summaries of all shards add up to the
///   unsharded one;
/// - nothing is random but the inputs, and they only on seed, pair and number.
package collisionbench.app.fuzz;
