/// The time bar of a scene with motion: shows, sets and plays the time.
package collisionbench.app.panel.time;
