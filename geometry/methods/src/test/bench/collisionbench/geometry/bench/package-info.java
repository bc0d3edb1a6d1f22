/// How fast, and how right: we and our peers, over the same inputs. Started by `geometry/bench`.
///
/// `Ours`, `Numbers`, `Joml`, `LibGdx`, `Dyn4j`, `Ode4j`, `Jts` and `Plain` each list what they
/// answer as `Entry`s: a topic (a question about a pair) and an `Answer` (how to prepare the two
/// shapes once, and what to ask of them). `Contest` is the one JMH benchmark. Its parameter is the
/// entry, and JMH runs each in a JVM of its own: nothing but that entry's code is ever loaded
/// there, so the indirection is compiled away. `Mix` makes the inputs of the contest, `Adversary`
/// those on which `Accuracy` holds every answer against the exact one.
///
/// Whoever breaks down over an input has no time and a line in the report instead (`Breakdown`); in
/// the accuracy it is a wrong answer. `Fallback` counts the inputs that needed exact arithmetic.
///
/// `Explaining` and `Seam` are apart from all that: the named methods, with their steps and
/// without, and what a kernel costs through a method.
///
/// A peer joins by a class with a list of entries, and a line in `Entry.all`.
package collisionbench.geometry.bench;
