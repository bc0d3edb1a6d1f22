/// Compares the speed and accuracy of our kernels and of other libraries on the same inputs.
/// Started by `geometry/bench`.
///
/// `Ours`, `Numbers`, `Joml`, `LibGdx`, `Dyn4j`, `Ode4j`, `Jts` and `Plain` each list their answers
/// as `Entry`s: a topic (a question about a pair) and an `Answer` (how to convert the two shapes
/// once, and how to answer). `Contest` is the only JMH benchmark. Its parameter is the entry, and
/// JMH runs each entry in its own JVM, which loads only that entry's code, so the indirection is
/// compiled away. `Mix` generates the inputs of the contest, `Adversary` those on which `Accuracy`
/// compares every answer with the exact one.
///
/// A competitor that throws has no time but a line in the report (`Breakdown`); for accuracy this
/// is a wrong answer. `Fallback` counts the inputs that needed exact arithmetic.
///
/// `Explaining` and `Seam` are separate: they time the named methods with and without steps, and a
/// kernel called through a method.
///
/// `Crowds` is separate, too: it times all touching pairs of many shapes, by us and by engines,
/// whose native libraries load on Linux alone (`CrowdEngine`).
///
/// To add a peer, write a class with a list of entries and add a line to `Entry.all`.
package collisionbench.geometry.bench;
