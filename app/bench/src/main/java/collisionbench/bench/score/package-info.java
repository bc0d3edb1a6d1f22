/// The score: runs all methods on the same inputs and counts the mistakes of each by their weight.
///
/// [Scoring] runs the cases of a [Score.Plan] as a campaign does, with all methods on each case.
/// The result is a [Score]: one [PairScore] per pair, in it one [PairScore.MethodScore] per method,
/// in it one [PairScore.Row] per kind of input. [ScoreJson] writes the numbers, which the page
/// `index.html` shows, and [ScoreTable] a table of the methods.
///
/// Laws: everything except the date and the times depends only on the plan; the counts are those of
/// a campaign over the same cases, a [collisionbench.bench.fuzz.Tally].
package collisionbench.bench.score;
