/// Exports a pair of bodies from a scene. No user interface.
///
/// [PairTest] writes it as a JUnit test in Java against `geometry`, [PairTemplate] as a test of a
/// function in another language, and [PairScene] as a scene with its expected contacts.
package collisionbench.bench.export;
