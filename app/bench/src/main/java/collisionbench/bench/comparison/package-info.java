/// Compares the answers of all methods with the exact answer. No user interface.
///
/// [Comparison] asks all methods that answer a pair, each in its own precision, and compares their
/// answers with exact arithmetic on the same numbers. [DisagreementScan] scans a scene for pairs on
/// which methods disagree, and [Stopwatch] measures how long a method takes. Both are too slow for
/// the window's thread.
///
/// [ShapeNumber] decomposes shapes into numbers and rebuilds them, so that nudging, shrinking and
/// margins are written once for all shapes.
package collisionbench.bench.comparison;
