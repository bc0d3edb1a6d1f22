/// The line below everything: whether bodies touch, how far they are apart, and the steps in which
/// things snap.
package collisionbench.app.panel.status;
