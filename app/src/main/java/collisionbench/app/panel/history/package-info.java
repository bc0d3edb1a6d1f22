/// The list of what has been done, to go back and forth in.
package collisionbench.app.panel.history;
