/// The status bar: whether bodies touch, how far apart they are, and the snap step.
package collisionbench.app.panel.status;
