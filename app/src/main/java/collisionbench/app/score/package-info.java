/// The scorecard: every method put to the same inputs, and how often and how far each is wrong.
///
/// [collisionbench.app.score.Scoring] takes the cases of a [collisionbench.app.score.ScorePlan],
/// drawn as those of a campaign, asks the judge once for each question and puts all methods to it.
/// What comes of it is a [collisionbench.app.score.Score]: a [collisionbench.app.score.PairScore] a
/// pair, in it a [collisionbench.app.score.MethodScore] a method, in it a
/// [collisionbench.app.score.Row] for each kind of input. [collisionbench.app.score.ScoreJson]
/// writes the numbers, [collisionbench.app.score.ScorePage] the page that shows them,
/// [collisionbench.app.score.ScoreTable] a table of the methods, and
/// [collisionbench.app.score.Example] makes the scenes that they lead to.
///
/// Laws: all but the date and the times depends on nothing but the plan; each case is right or is
/// counted in exactly one of the columns that [collisionbench.app.fuzz.Grade] names.
package collisionbench.app.score;
