/// Runs Java methods of users in a JVM of their own, as a program that speaks the method protocol.
package collisionbench.app.method.host;
