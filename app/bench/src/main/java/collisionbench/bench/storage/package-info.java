/// Reads, atomically replaces and watches files of any content, and describes failures of the file
/// system.
package collisionbench.bench.storage;
