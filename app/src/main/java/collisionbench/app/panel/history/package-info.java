/// The list of past and undone edits; a click goes to any of them.
package collisionbench.app.panel.history;
