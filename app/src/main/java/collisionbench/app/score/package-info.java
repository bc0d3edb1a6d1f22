/// The score: runs all methods on the same inputs and counts how often and by how much each is
/// wrong.
///
/// [Scoring] draws the cases of a [ScorePlan] as a campaign does, computes the reference answer
/// once per question, and runs all methods on it. The result is a [Score]: one [PairScore] per
/// pair, in it one [MethodScore] per method, in it one [Row] per kind of input. [ScoreJson] writes
/// the numbers, which the page `index.html` shows, and [ScoreTable] a table of the methods.
/// [Example] makes the scenes that they link to.
///
/// Laws: everything except the date and the times depends only on the plan; each case is right, or
/// is counted in exactly one column of [collisionbench.app.fuzz.Grade].
package collisionbench.app.score;
