/// The time of a scene in which something moves: shown, chosen and played.
package collisionbench.app.panel.time;
