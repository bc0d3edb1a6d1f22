/// The scorecard: every method put to the same inputs, and how often and how far each is wrong.
///
/// [collisionbench.app.score.Scoring] takes the cases of a [collisionbench.app.score.ScorePlan],
/// drawn as those of a campaign, asks the judge once for each question and puts all methods to it.
/// What comes of it is a [collisionbench.app.score.Score]: a [collisionbench.app.score.PairScore] a
/// pair, in it a [collisionbench.app.score.MethodScore] a method, in it a
/// [collisionbench.app.score.Row] for each kind of input. [collisionbench.app.score.ScorePage] and
/// [collisionbench.app.score.ScoreJson] write the same numbers, and
/// [collisionbench.app.score.Example] makes the scenes that they lead to.
///
/// Law: all but the times depends on nothing but the plan.
package collisionbench.app.score;
