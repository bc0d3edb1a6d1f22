/// What stands around the picture: what touches and how far, and the time.
package collisionbench.app.panel;
