/// Runs a user's Java methods in a JVM of their own, as a program that speaks the method protocol.
package collisionbench.bench.method.host;
